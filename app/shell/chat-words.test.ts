import { expect, test } from "vitest"
import { notBuilt } from "../not-built/not-built"
import { chatWords } from "./chat-words"

test("the sidebar says of the chat what the list of missing things says, without loading that list", () => {
  expect(notBuilt.chat).toMatchObject(chatWords)
})
