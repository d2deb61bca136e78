import { expect, test } from "vitest"
import { freePlayerFor, VISITOR } from "./free-player"

const page = { demo: true, visitorFreePlay: true } as const
const connected = { status: "connected", address: "wallet" } as const
const none = { status: "none" } as const
const connecting = { status: "connecting" } as const

test("a visitor who connects a wallet keeps the visitor's free play while the page is open", () => {
  let player = freePlayerFor(null, { ...page, wallet: none })
  expect(player).toBe(VISITOR)
  for (const wallet of [connecting, connected, none]) {
    player = freePlayerFor(player, { ...page, wallet })
    expect(player).toBe(VISITOR)
  }
  expect(freePlayerFor(player, { ...page, demo: false, wallet: connected })).toBeNull()
  expect(freePlayerFor(null, { ...page, wallet: connected })).toBe("wallet")
})

test("a returning wallet is waited for, and its free play is not shown to a visitor afterwards", () => {
  expect(freePlayerFor(null, { ...page, wallet: connecting })).toBeNull()
  expect(freePlayerFor("wallet", { ...page, wallet: none })).toBe(VISITOR)
})

test("without the operator's consent a visitor has no free play", () => {
  expect(freePlayerFor(null, { ...page, visitorFreePlay: false, wallet: none })).toBeNull()
  expect(freePlayerFor("wallet", { ...page, visitorFreePlay: false, wallet: none })).toBeNull()
})
