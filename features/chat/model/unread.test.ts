import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createUnread } from "./unread"

const message = (id: number, wallet = "ann") => ({ id, wallet, user: "Fox", text: "gm", ts: 1 })
const closed = { open: false, own: null }

test("Unread counts messages that arrive while the chat is closed, and none of the first reply", () => {
  const { state, receive } = createUnread(memoryStorage())
  receive([message(1), message(2)], closed)
  expect(state.count).toBe(0)
  receive([message(2), message(3), message(4)], closed)
  expect(state.count).toBe(2)
})

test("Unread does not count the player's own messages", () => {
  const { state, receive } = createUnread(memoryStorage())
  receive([message(1)], closed)
  receive([message(1), message(2, "me"), message(3)], { open: false, own: "me" })
  expect(state.count).toBe(1)
})

test("Unread does not count a muted player's messages", () => {
  const { state, receive } = createUnread(memoryStorage())
  receive([message(1)], closed)
  receive([message(1), message(2, "spam"), message(3)], { ...closed, muted: ["spam"] })
  expect(state.count).toBe(1)
})

test("Unread is reset by opening the chat, and counts on after a reload", () => {
  const storage = memoryStorage()
  const before = createUnread(storage)
  before.receive([message(1)], closed)
  before.receive([message(1), message(2)], closed)
  const after = createUnread(storage)
  expect(after.state.count).toBe(1)
  after.receive([message(2), message(3)], { open: true, own: null })
  expect(after.state.count).toBe(0)
})

test("Unread counts the first message of a chat that was empty", () => {
  const { state, receive } = createUnread(memoryStorage())
  receive([], { open: true, own: null })
  receive([message(1)], closed)
  expect(state.count).toBe(1)
})
