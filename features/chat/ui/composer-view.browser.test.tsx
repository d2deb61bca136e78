import "../../../.storybook/preview.css"
import { expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { ComposerView } from "./composer-view"

test.each([
  ["is a plain press", { keyCode: 13 }, 1],
  ["is part of a composition", { keyCode: 229, isComposing: true }, 0],
  ["ends a composition in Safari", { keyCode: 229 }, 0],
  ["breaks the line with Shift", { keyCode: 13, shiftKey: true }, 0],
])("the message is sent by an Enter that %s", async (_, press, sent) => {
  const onSubmit = vi.fn()
  const screen = await render(
    <ComposerView
      text="にほん"
      sending={false}
      waitUntilMs={0}
      problem={null}
      connected
      onConnect={vi.fn()}
      onEdit={vi.fn()}
      onSubmit={onSubmit}
    />,
  )
  screen
    .getByRole("textbox", { name: "Message" })
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...press }))
  expect(onSubmit).toHaveBeenCalledTimes(sent)
})
