import type { Bet } from "@dghrt/betting/model"
import { expect, test, vi } from "vitest"
import { memoryStorage, stored } from "#features/kernel"
import { FIRST_BALANCE } from "../kit/free-token"
import type { BetRules } from "./bet-rules"
import { emptyLedger, type FreeLedger, freeLedger } from "./free-ledger"
import { createFreePlay } from "./free-session"

const bet: Bet = { gameId: "dice", betArray: [20_000, 0], wager: 1_000n, metadata: "0:dice:under-50" }
const unlocked = (): Promise<(() => void) | null> => Promise.resolve(() => undefined)

interface PageOptions {
  lock?: typeof unlocked
  clientSeed?: () => string
  policies?: BetRules["policies"]
}

/** One wallet's storage; every call is another page on it that sees the other pages' writes. */
function browser() {
  const port = memoryStorage()
  const first = emptyLedger()
  const pages = new Set<(ledger: FreeLedger) => void>()
  function openStorage() {
    const ledger = stored("ledger", freeLedger, first, port)
    let own: (ledger: FreeLedger) => void = () => undefined
    return {
      ...ledger,
      write(value: FreeLedger) {
        const written = ledger.write(value)
        for (const hear of pages) if (hear !== own) hear(value)
        return written
      },
      onForeignChange(listener: (ledger: FreeLedger) => void) {
        own = listener
        pages.add(listener)
        return () => void pages.delete(listener)
      },
    }
  }
  return {
    async page({ lock = unlocked, clientSeed = () => "client", policies = [] }: PageOptions = {}) {
      const free = createFreePlay("wallet", { memory: openStorage(), lock, clientSeed })
      free.open()
      await free.refresh()
      const rules: BetRules = {
        confirm: async () => true,
        policies,
        quoteBet: () => Promise.reject(new Error("Not asked")),
      }
      return { ...free, play: (placed: Bet) => free.place(placed, rules) }
    },
  }
}

test("a play is drawn from the seed whose hash stood there, shown once, and then counted in the balance", async () => {
  const free = await browser().page()
  const promised = free.state().commitment?.hashedSeed
  expect(promised).toMatch(/^[0-9a-f]{64}$/)
  await free.play(bet)
  const now = free.state().round
  if (now.phase !== "settled") throw new Error(`Expected a result, not ${now.phase}`)
  expect(now.result.hashedSeed).toBe(promised)
  expect(free.state().facts.balance).toBe(FIRST_BALANCE - 1_000n + now.result.payout)
  free.reveal()
  expect(free.state().results).toHaveLength(1)
  await expect.poll(() => free.state().commitment).toMatchObject({ nonce: 1 })
  expect(free.state().commitment?.hashedSeed).not.toBe(promised)
})

test("a free bet is drawn without a signature: it waits for nothing between its press and its result", async () => {
  const free = await browser().page()
  const phases: string[] = []
  const stop = free.subscribe(
    ({ round }) => round.phase,
    (phase) => phases.push(phase),
  )
  await free.play(bet)
  stop()
  expect(phases).toEqual(["preparing", "settled"])
  expect(free.state().round).toMatchObject({ result: { signature: null, committedSlot: null, betSlot: null } })
})

test("a page that goes away during the draw has bet nothing", async () => {
  const player = browser()
  const first = await player.page()
  const playing = first.play(bet)
  first.close()
  await playing
  const second = await player.page()
  expect(second.state().round.phase).toBe("idle")
  expect(second.state().facts.balance).toBe(FIRST_BALANCE)
})

test("a double click plays once", async () => {
  const free = await browser().page()
  await Promise.all([free.play(bet), free.play(bet)])
  free.reveal()
  expect(free.state().results).toHaveLength(1)
})

test("a page that goes away before the reveal leaves its result to the next one, and only there", async () => {
  const player = browser()
  const first = await player.page()
  await first.play(bet)
  const balance = first.state().facts.balance
  first.close()
  const second = await player.page()
  expect(second.state().round).toMatchObject({ phase: "settled", result: { nonce: 0 } })
  second.reveal()
  const third = await player.page()
  expect(third.state().round.phase).toBe("idle")
  expect(third.state().results).toHaveLength(1)
  expect(third.state().facts.balance).toBe(balance)
})

test("a result revealed in another tab is not revealed again", async () => {
  const player = browser()
  const first = await player.page()
  await first.play(bet)
  const second = await player.page()
  expect(second.state().round.phase).toBe("settled")
  first.reveal()
  expect(second.state().round).toMatchObject({ phase: "revealed", result: { nonce: 0 } })
  second.reveal()
  expect(second.state().results).toHaveLength(1)
  expect((await player.page()).state().round.phase).toBe("idle")
})

test("the seed that was promised is kept by the next page", async () => {
  const player = browser()
  const promised = (await player.page()).state().commitment?.hashedSeed
  expect((await player.page()).state().commitment?.hashedSeed).toBe(promised)
})

test("another tab's play is waited for with a word", async () => {
  const free = await browser().page({ lock: () => Promise.resolve(null) })
  await free.play(bet)
  expect(free.state().round).toMatchObject({ phase: "failed", reason: "busy-elsewhere", moneyMoved: "no" })
  expect(free.state().round).toMatchObject({
    messageId: "FREE_PLAYING_ELSEWHERE",
    message: "Another tab is playing for free. Finish it there.",
  })
  free.dismiss()
  expect(free.state().round.phase).toBe("idle")
})

test("a bet beyond the balance is refused, and a reset brings the first balance back", async () => {
  const free = await browser().page()
  await free.play({ ...bet, betArray: [0, 0] })
  free.reveal()
  await free.play({ ...bet, wager: FIRST_BALANCE })
  expect(free.state().round).toMatchObject({ phase: "failed", reason: "refused" })
  free.refill()
  expect(free.state().facts.balance).toBe(FIRST_BALANCE)
})

test("a balance is not reset while its result is on the way to the eye", async () => {
  const free = await browser().page()
  await free.play({ ...bet, betArray: [0, 0] })
  free.refill()
  expect(free.state().facts.balance).toBe(FIRST_BALANCE - 1_000n)
})

test("a browser without cryptography says so, and nothing is taken", async () => {
  const free = await browser().page()
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await free.play(bet)
  vi.unstubAllGlobals()
  expect(free.state().round).toMatchObject({ phase: "failed", moneyMoved: "no", message: /not secure/ })
  expect(free.state().facts.balance).toBe(FIRST_BALANCE)
})

test("a bet that a policy refuses draws nothing and says why", async () => {
  const policies = [() => ({ kind: "policy" as const, sentence: "Free play is closed today." })]
  const free = await browser().page({ policies })
  await free.play(bet)
  expect(free.state().round).toMatchObject({ phase: "failed", message: "Free play is closed today.", moneyMoved: "no" })
  expect(free.state().facts.balance).toBe(FIRST_BALANCE)
})
