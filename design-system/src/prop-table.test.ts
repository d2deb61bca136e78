import type { ArgTypesEnhancer } from "storybook/internal/types"
import { expect, test } from "vitest"
import { completePropTable } from "../../.storybook/prop-table"

/** The control that a property of this type gets beside a story with this argument. */
function controlFor(type: string, value?: unknown) {
  const context = {
    argTypes: { prop: { name: "prop", description: "A property.", table: { type: { summary: type } } } },
    initialArgs: { prop: value },
  } as unknown as Parameters<ArgTypesEnhancer>[0]
  return completePropTable(context).prop?.control
}

test("a text that may be absent is edited as text, not as JSON with quotes", () => {
  expect(controlFor("string | null")).toEqual({ type: "text" })
  expect(controlFor("string | null", "dice")).toEqual({ type: "text" })
  expect(controlFor("ReactNode", "= $58.22")).toEqual({ type: "text" })
})

test("a number that may be unknown is edited as a number", () => {
  expect(controlFor("number | null", 40)).toEqual({ type: "number" })
})

test("a property whose value JSON cannot hold has no control that would break its story", () => {
  for (const [type, value] of [
    ["bigint", 1n],
    ["bigint", undefined],
    ["readonly TableColumn<Data>[]", [{ id: "game", cell: () => "Dice" }]],
    ["ToastStore", { push: () => "" }],
    ["ReactNode", undefined],
  ] as const)
    expect(controlFor(type, value)).toEqual({ disable: true })
})

test("a mixed box is one of three", () => {
  expect(controlFor('boolean | "mixed"', false)).toEqual({ type: "inline-radio" })
})

test("a function that returns an element is shown as it is declared", () => {
  const context = {
    argTypes: {
      link: {
        name: "link",
        description: "Wraps the words.",
        table: {
          type: {
            summary: "((content: ReactNode) => ReactElement<any, string | JSXElementConstructor<any>>) | undefined",
          },
        },
      },
    },
    initialArgs: {},
  } as unknown as Parameters<ArgTypesEnhancer>[0]
  expect(completePropTable(context).link?.table?.type?.summary).toBe("(content: ReactNode) => ReactElement")
})
