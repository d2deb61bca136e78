import { expect, test } from "vitest"
import { overlays } from "../overlays/overlays"
import { openChat, shortAge, unread, unreadText } from "./unread"

test.each([
  [0, null],
  [-1, null],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [Number.MAX_SAFE_INTEGER, "99+"],
])("%i unread messages read %s", (count, text) => expect(unreadText(count)).toBe(text))

test("opening the chat has read everything", () => {
  unread.count = 12
  openChat()
  expect([unread.count, overlays.open?.id]).toEqual([0, "chat"])
})

test.each([
  [0, "now"],
  [-5_000, "now"],
  [59_999, "now"],
  [60_000, "1m"],
  [59 * 60_000, "59m"],
  [60 * 60_000, "1h"],
  [25 * 3_600_000, "1d"],
])("a message of %i ms ago is %s old", (agoMs, text) =>
  expect(shortAge(1_000_000_000 - agoMs, 1_000_000_000)).toBe(text),
)
