import { expect, test } from "vitest"
import { keyName } from "./key-name"

test("keys are named as the machine prints them", () => {
  expect(keyName("mod", true)).toBe("⌘")
  expect(keyName("mod", false)).toBe("Ctrl")
  expect(keyName("K", true)).toBe("K")
})
