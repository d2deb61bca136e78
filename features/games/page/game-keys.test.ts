import { expect, test } from "vitest"
import { gameKeys, tableKeyOf } from "./game-keys"

const press = (key: string, change: Partial<Parameters<typeof tableKeyOf>[0]> = {}) =>
  tableKeyOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    composing: false,
    defaultPrevented: false,
    elsewhere: false,
    ...change,
  })

test.each(gameKeys)("$key means $label, written small or large", ({ id, key }) => {
  expect(press(key)).toBe(id)
  expect(press(key.toLowerCase())).toBe(id)
})

test("no key means two things", () => {
  expect(new Set(gameKeys.map(({ key }) => key)).size).toBe(gameKeys.length)
})

test.each([
  ["with Ctrl", { ctrlKey: true }],
  ["with the command key", { metaKey: true }],
  ["with Alt", { altKey: true }],
  ["held down", { repeat: true }],
  ["while a letter is composed", { composing: true }],
  ["that was already handled", { defaultPrevented: true }],
  ["into a field or a dialog", { elsewhere: true }],
] as const)("a press %s means nothing here", (_, change) => {
  expect(press("f", change)).toBeNull()
})

test("other keys mean nothing", () => {
  for (const key of ["Escape", " ", "Enter", "x", "ff"]) expect(press(key)).toBeNull()
})
