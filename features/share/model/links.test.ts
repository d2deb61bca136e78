import { expect, test } from "vitest"
import { gameLink, postOnX, resultLink, resultText, sendOnTelegram, shareText } from "./links"

const origin = "https://dghrt.example"

test("friends get the game's page, which names no wallet", () => {
  expect(gameLink(origin, "dice")).toBe("https://dghrt.example/dice")
})

test("a result is checked at its transaction", () => {
  expect(resultLink(origin, "5fQe")).toBe("https://dghrt.example/explorer/transaction/5fQe")
})

test("a post says that its author just played the game", () => {
  const post = new URL(postOnX(shareText("Magic 8 Ball"), gameLink(origin, "magic8ball")))
  expect(post.origin + post.pathname).toBe("https://x.com/intent/post")
  expect(post.searchParams.get("text")).toMatch(/^I just played Magic 8 Ball/)
  expect(post.searchParams.get("url")).toBe("https://dghrt.example/magic8ball")
})

test("a message carries words and link, whatever stands in them", () => {
  const message = new URL(sendOnTelegram("a & b = #c?", gameLink(origin, "dice")))
  expect(message.searchParams.get("text")).toBe("a & b = #c?")
  expect(message.searchParams.get("url")).toBe("https://dghrt.example/dice")
})

test("a result's words hold its multiplier and no amount", () => {
  expect(resultText("Dice", "2x")).toBe("I just played Dice at DGHRT Casino and got 2x. Anyone can check it.")
})
