import { expect, test } from "vitest"
import type { ChatMessage } from "#contract/chat"
import { spokenMessages } from "./spoken-messages"

const by = (wallet: string, id: number): ChatMessage => ({
  id,
  wallet,
  user: `Name ${wallet}`,
  text: `Text ${id}`,
  ts: id,
})

test("one message of another player is read with its author", () => {
  expect(spokenMessages([by("a", 1)], "own")).toBe("Name a: Text 1")
})

test("several messages are counted and not read", () => {
  expect(spokenMessages([by("a", 1), by("b", 2), by("a", 3)], null)).toBe("3 new messages.")
})

test("one's own message is confirmed, with what others wrote meanwhile", () => {
  expect(spokenMessages([by("own", 1)], "own")).toBe("Message sent.")
  expect(spokenMessages([by("a", 1), by("own", 2), by("b", 3)], "own")).toBe("Message sent. 2 new messages.")
})
