import { expect, test, vi } from "vitest"
import { memoryStorage } from "#features/kernel"
import { freePlayToken } from "./free-token"
import { createSelectionStore, liveToken, selectionOf } from "./selection"

const token = (mint: string, poolAuthority = "public") => ({
  mint,
  poolAuthority,
  symbol: mint,
  name: mint,
  decimals: 9,
})
const sol = token("SOL")
const usdc = token("USDC")
const config = { tokens: [sol, usdc] }
const remembered = (mint: string | null, pool: { token: string; authority?: string } | null = null) => ({ mint, pool })

test("live token is the one chosen last, with or without the pool it was played with", () => {
  expect(liveToken(config, remembered("USDC", { token: "USDC", authority: "public" }))).toBe(usdc)
  expect(liveToken(config, remembered("USDC"))).toBe(usdc)
  expect(liveToken(config, remembered(null, { token: "USDC", authority: "public" }))).toBe(usdc)
})

test("live token is the chosen one where the pool that was played last is another one's", () => {
  expect(liveToken(config, remembered("USDC", { token: "SOL", authority: "public" }))).toBe(usdc)
})

test.each([
  ["nothing was chosen", remembered(null)],
  ["the token is no longer listed", remembered("BONK", { token: "BONK" })],
  ["its pool belongs to another authority now", remembered("USDC", { token: "USDC", authority: "private" })],
])("live token is that of the first pool when %s", (_, choice) => expect(liveToken(config, choice)).toBe(sol))

test("a token that is no longer listed is replaced by the pool that was played last", () => {
  expect(liveToken(config, remembered("BONK", { token: "USDC" }))).toBe(usdc)
})

test("selection is free play where it was chosen, and the live token stays the one before it", () => {
  const choice = remembered(freePlayToken.mint, { token: "USDC", authority: "public" })
  expect(selectionOf(config, choice)).toEqual({ kind: "free" })
  expect(liveToken(config, choice)).toBe(usdc)
})

test("a game page is played with what its address says, and what was selected before comes back when it is left", () => {
  const port = memoryStorage()
  const store = createSelectionStore(port)
  store.choose({ kind: "token", token: usdc })
  const leave = store.followPage("free")
  expect(selectionOf(config, store.state)).toEqual({ kind: "free" })
  expect(port.getItem("selectedTokenMint")).toBe('"USDC"')
  leave()
  expect(selectionOf(config, store.state)).toEqual({ kind: "token", token: usdc })
})

test("a token that is chosen on a page of free play counts at once", () => {
  const store = createSelectionStore(memoryStorage())
  store.followPage("free")
  store.choose({ kind: "token", token: usdc })
  expect(selectionOf(config, store.state)).toEqual({ kind: "token", token: usdc })
})

test("selection is free play where no token is configured", () => {
  expect(selectionOf({ tokens: [] }, remembered(null))).toEqual({ kind: "free" })
})

test("selection store persists the mint, and ignores what is no mint", () => {
  const port = memoryStorage()
  createSelectionStore(port).choose({ kind: "token", token: usdc })
  expect(port.getItem("selectedTokenMint")).toBe('"USDC"')
  expect(createSelectionStore(port).state.mint).toBe("USDC")
  for (const text of ["{", "7", '["USDC"]', JSON.stringify("x".repeat(45))]) {
    port.setItem("selectedTokenMint", text)
    expect(createSelectionStore(port).state.mint, text).toBeNull()
  }
})

test("selection store reports the pool of a token, and keeps it while free play is chosen", () => {
  const store = createSelectionStore(memoryStorage())
  const onPool = vi.fn()
  store.connectPool({ token: "SOL" }, onPool)
  store.choose({ kind: "token", token: usdc })
  expect(onPool).toHaveBeenLastCalledWith({ token: "USDC", authority: "public" })
  store.choose({ kind: "free" })
  expect(onPool).toHaveBeenCalledOnce()
  expect(store.state.pool?.token).toBe("USDC")
})
