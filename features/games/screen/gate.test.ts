import { describe, expect, test } from "vitest"
import { catalogue, findGame } from "../catalogue/catalogue"
import { type GateInput, gateFor } from "./gate"

const address = "7xKpQm1111111111111111111111111111119qZt"
const dice = findGame("dice")
const open: GateInput = { wallet: { status: "connected", address }, urlWallet: address, loading: false, game: dice }
const gate = (change: Partial<GateInput>) => gateFor({ ...open, ...change }).gate

test("a connected wallet at its own address may play", () => {
  expect(gateFor(open)).toEqual({ gate: "open", game: dice, demo: false })
})

describe("gates are met in order", () => {
  const worst: Partial<GateInput> = { wallet: { status: "connecting" }, urlWallet: "other", loading: true, game: null }
  test.each<[string, Partial<GateInput>]>([
    ["connecting", worst],
    ["no-wallet", { ...worst, wallet: { status: "none" } }],
    ["wallet-mismatch", { ...worst, wallet: open.wallet }],
    ["loading", { loading: true, game: null }],
    ["not-found", { game: null }],
    ["offline", { game: findGame("plinkorace") }],
    ["creating", { game: findGame("crash") }],
    ["open", {}],
  ])("%s", (expected, change) => expect(gate(change)).toBe(expected))
})

test("capitals in the address do not matter", () => {
  expect(gate({ urlWallet: address.toLowerCase() })).toBe("open")
})
test.each(["demo", "Demo", "DEMO"])("%s is free play with a wallet connected too", (urlWallet) => {
  expect(gateFor({ ...open, urlWallet })).toMatchObject({ gate: "open", demo: true })
})
test("free play still needs a wallet", () => {
  expect(gate({ urlWallet: "demo", wallet: { status: "none" } })).toBe("no-wallet")
})

test("free play needs no wallet where visitors may play for free; a wallet's own page still does", () => {
  const visitor: Partial<GateInput> = { wallet: { status: "none" }, visitorFreePlay: true }
  expect(gateFor({ ...open, ...visitor, urlWallet: "demo" })).toEqual({ gate: "open", game: dice, demo: true })
  expect(gate({ ...visitor, urlWallet: address })).toBe("no-wallet")
  expect(gate({ ...visitor, urlWallet: "demo", game: null })).toBe("not-found")
  expect(gate({ ...visitor, urlWallet: "demo", wallet: { status: "connecting" } })).toBe("connecting")
})

test("a game that its owner does not block is open", () => {
  const [race, crash] = [findGame("plinkorace"), findGame("crash")]
  expect(gate({ game: race, blockMaintenance: false })).toBe("open")
  expect(gate({ game: race, blockCreating: false })).toBe("offline")
  expect(gate({ game: crash, blockCreating: false })).toBe("open")
  expect(gate({ game: crash, blockMaintenance: false })).toBe("creating")
})

test("a game that its owner blocks stays open for a wallet that has something open in it, and for nothing new", () => {
  const [race, crash] = [findGame("plinkorace"), findGame("crash")]
  for (const game of [race, crash])
    expect(gateFor({ ...open, game, unfinished: true })).toEqual({ gate: "open", game, demo: false, finishing: true })
  expect(gate({ game: race, unfinished: true, urlWallet: "demo" })).toBe("offline")
  expect(gate({ game: race, unfinished: true, wallet: { status: "none" } })).toBe("no-wallet")
})

test("a game without code stays shut, whatever the owner's switches say", () => {
  for (const game of catalogue.filter((each) => !each.built))
    expect(gate({ game, blockMaintenance: false, blockCreating: false })).toBe("creating")
})
