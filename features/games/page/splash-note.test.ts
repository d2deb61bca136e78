import { expect, test } from "vitest"
import { findGame } from "../catalogue/catalogue"
import { gateFor } from "../screen/gate"
import { splashNote } from "./splash-note"

const wallet = { status: "connected", address: "wallet" } as const
/** How a game meets a player whose operator blocks nothing that has code. */
function met(id: string) {
  const input = { wallet, urlWallet: "wallet", loading: false, game: findGame(id) }
  return { blocked: gateFor(input).gate, opened: gateFor({ ...input, blockCreating: false }) }
}

test("an online game is playable and carries no badge", () => {
  const { blocked, opened } = met("dice")
  expect(blocked).toBe("open")
  expect(opened.gate === "open" && splashNote(opened.game, false)).toBeUndefined()
})

test("an offline game shows maintenance", () => expect(met("plinkorace").blocked).toBe("offline"))

test("a coming-soon game that is opened all the same carries a test badge", () => {
  const { blocked, opened } = met("crash")
  expect(blocked).toBe("creating")
  expect(opened.gate === "open" && splashNote(opened.game, false)).toBe("Test")
  expect(opened.gate === "open" && splashNote(opened.game, true)).toBe("Free play · Test")
})
