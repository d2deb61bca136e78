import { hashSeed, verifyRound } from "@dghrt/fairness"
import fc from "fast-check"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { memoryStorage, stored } from "#features/kernel"
import { FIRST_BALANCE, FREE_MAX_PAYOUT } from "../kit/free-token"
import { toEvidence } from "../screen/seed-verdicts"
import { drawn, emptyLedger, freeLedger, moveVisitorLedger, refilled, refusal, shown } from "./free-ledger"

const bet = (wager: bigint, betArray = [20_000, 0]) => ({
  gameId: "dice",
  betArray,
  wager,
  metadata: "0:dice:under-50",
})
const seed = "5e".repeat(32)

test("everyone begins with 1,000 DGHRT", () => {
  expect(emptyLedger().balance).toBe(1_000n * 10n ** 9n)
})

test("every play holds against the verifier, and no unit appears or disappears", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: 1n, max: FIRST_BALANCE }),
      fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 100 }),
      fc.string({ maxLength: 32 }),
      fc.nat({ max: 10_000 }),
      async (wager, betArray, clientSeed, nonce) => {
        const before = { ...emptyLedger(), nonce }
        const { unrevealed, ...after } = await drawn(
          before,
          bet(wager, betArray),
          clientSeed,
          await hashSeed(before.nextSeed),
        )
        expect((await verifyRound(toEvidence(unrevealed))).verdict).toBe("verified")
        expect(after.balance).toBe(before.balance - wager + unrevealed.payout)
        expect(after.nonce).toBe(nonce + 1)
        expect(after.nextSeed).not.toBe(before.nextSeed)
      },
    ),
    { seed: 7, numRuns: 60 },
  )
})

test("the seed of a play is the one whose hash was shown, and tampering with it is noticed", async () => {
  const { unrevealed } = await drawn(emptyLedger(seed), bet(1n), "client", await hashSeed(seed))
  expect(unrevealed.rngSeed).toBe(seed)
  expect((await verifyRound({ ...toEvidence(unrevealed), rngSeed: "5f".repeat(32) })).verdict).toBe("failed")
})

describe("a bet is refused", () => {
  const ledger = emptyLedger()
  test.each([
    ["of nothing", bet(0n), /cannot pay anything/],
    ["on nothing", bet(1n, []), /cannot pay anything/],
    ["beyond the balance", bet(FIRST_BALANCE + 1n), /balance does not cover/],
    ["beyond what free play pays", bet(FREE_MAX_PAYOUT / 10n + 1n, [100_000, 0]), /at most 100,000 DGHRT/],
  ])("%s", (_, refused, words) => expect(refusal(ledger, refused)?.text).toMatch(words))
  test("and taken up to the last unit", () => expect(refusal(ledger, bet(FIRST_BALANCE))).toBeNull())
})

test("a shown result becomes history, fifty of them at most; a refill leaves it alone", async () => {
  let ledger = emptyLedger(seed)
  for (let play = 0; play < 60; play++) ledger = shown(await drawn(ledger, bet(1n), "client", "hash"))
  expect(ledger.history.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 50 }, (_, at) => 59 - at))
  expect(shown(ledger)).toBe(ledger)
  expect(refilled(ledger)).toEqual({ ...ledger, balance: FIRST_BALANCE })
})

test.each([
  { ...emptyLedger(seed), balance: "-5" },
  { ...emptyLedger(seed), balance: "1e9" },
  { ...emptyLedger(seed), nextSeed: "" },
  { ...emptyLedger(seed), nonce: -1 },
  null,
])("a ledger that was tampered with is not taken: %#", (tampered) => {
  expect(v.safeParse(freeLedger, tampered).success).toBe(false)
})

test("a ledger stored as `unseen` is read with its unrevealed result", async () => {
  const { unrevealed, ...rest } = await drawn(emptyLedger(seed), bet(1n), "client", "hash")
  const port = memoryStorage()
  const text = JSON.stringify({ ...rest, unseen: unrevealed }, (_, value) =>
    typeof value === "bigint" ? String(value) : value,
  )
  port.setItem("old", text)
  expect(stored("old", freeLedger, emptyLedger(), port).read()).toEqual({ ...rest, unrevealed })
})

describe("a wallet that is connected after free play without one", () => {
  const played = { ...emptyLedger("a".repeat(64)), nonce: 3, balance: 7n }
  /** The ledgers of a browser, as `free-session` opens them. */
  function browser(visited: typeof played | null) {
    const port = memoryStorage()
    const empty = emptyLedger()
    const own = stored("own", freeLedger, empty, port)
    const visitor = stored("visitor", freeLedger, emptyLedger(), port)
    if (visited) visitor.write(visited)
    return { own, empty, visitor }
  }

  test("takes over the ledger, and the visitor starts over with another seed", () => {
    const { own, empty, visitor } = browser(played)
    moveVisitorLedger(own, empty, visitor)
    expect(own.read()).toEqual(played)
    expect(visitor.read()).toMatchObject({ nonce: 0, balance: FIRST_BALANCE })
    expect(visitor.read().nextSeed).not.toBe(played.nextSeed)
  })

  test("keeps its own ledger where it has one", () => {
    const { own, empty, visitor } = browser(played)
    const mine = { ...emptyLedger("b".repeat(64)), nonce: 1 }
    own.write(mine)
    moveVisitorLedger(own, empty, visitor)
    expect(own.read()).toEqual(mine)
    expect(visitor.read()).toEqual(played)
  })

  test("starts anew where the visitor has not played", () => {
    const { own, empty, visitor } = browser(null)
    moveVisitorLedger(own, empty, visitor)
    expect(own.read()).toBe(empty)
  })
})

test("a bet that free play cannot take is refused with its reason", () => {
  const ledger = emptyLedger()
  const refusalOf = (wager: bigint, betArray: number[]) =>
    refusal(ledger, { gameId: "flip", wager, betArray, metadata: "0:flip" })?.text
  expect(refusalOf(0n, [20_000, 0])).toBe("This bet cannot pay anything.")
  expect(refusalOf(10n ** 15n, [20_000, 0])).toBe("Free play pays at most 100,000 DGHRT on one bet.")
  expect(refusalOf(ledger.balance + 1n, [0, 0])).toBe(
    "Your free-play balance does not cover this bet. Reset it to go on.",
  )
})
