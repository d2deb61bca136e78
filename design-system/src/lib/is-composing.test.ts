import { expect, test } from "vitest"
import { isComposing } from "./is-composing"

test.each([
  ["during a composition", { isComposing: true, keyCode: 13 }, true],
  ["that ends a composition in Safari", { isComposing: false, keyCode: 229 }, true],
  ["of a plain key", { isComposing: false, keyCode: 13 }, false],
])("a press %s belongs to an input method: %s", (_, press, expected) => {
  expect(isComposing(press)).toBe(expected)
})
