import { expect, test } from "vitest"
import { overlays } from "../overlays/overlays"
import { openChat, unread, unreadText } from "./unread"

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
