import type { Bet } from "@dghrt/betting/model/round-state"
import { approveAll } from "@dghrt/betting/testing"
import { subscribe } from "valtio/vanilla"
import { expect, test, vi } from "vitest"
import { memoryStorage, stored } from "#features/kernel"
import type { BetApproval } from "../bet/bet-rules"
import { FIRST_BALANCE } from "../kit/free-token"
import { emptyLedger, type FreeLedger, freeLedger } from "./free-ledger"
import { createFreeRound } from "./free-round"

const bet: Bet = { gameId: "dice", betArray: [20_000, 0], wager: 1_000n, metadata: "0:dice:under-50" }
const unlocked = (): Promise<(() => void) | null> => Promise.resolve(() => undefined)

interface PageOptions {
  lock?: typeof unlocked
  clientSeed?: () => string
  approval?: BetApproval
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
    async page({ lock = unlocked, clientSeed = () => "client", approval = approveAll }: PageOptions = {}) {
      const round = createFreeRound({ memory: openStorage(), lock, clientSeed })
      await round.open()
      return { ...round, play: (placed: Bet) => round.play(placed, approval) }
    },
  }
}

test("a play is drawn from the seed whose hash stood there, shown once, and then counted in the balance", async () => {
  const round = await browser().page()
  const promised = round.state.commitment?.hashedSeed
  expect(promised).toMatch(/^[0-9a-f]{64}$/)
  await round.play(bet)
  const now = round.state.round
  if (now.phase !== "settled") throw new Error(`Expected a result, not ${now.phase}`)
  expect(now.result.hashedSeed).toBe(promised)
  expect(round.facts.balance).toBe(FIRST_BALANCE - 1_000n + now.result.payout)
  round.revealed()
  expect(round.state.history).toHaveLength(1)
  await expect.poll(() => round.state.commitment).toMatchObject({ nonce: 1 })
  expect(round.state.commitment?.hashedSeed).not.toBe(promised)
})

test("a free bet is drawn without a signature: it waits for nothing between its press and its result", async () => {
  const round = await browser().page()
  const phases: string[] = []
  const stop = subscribe(round.state, () => phases.push(round.state.round.phase), true)
  await round.play(bet)
  stop()
  expect([...new Set(phases)]).toEqual(["idle", "preparing", "settled"])
  expect(round.state.round).toMatchObject({ result: { signature: null, committedSlot: null, betSlot: null } })
})

test("a page that goes away during the draw has bet nothing", async () => {
  const player = browser()
  const first = await player.page()
  const playing = first.play(bet)
  first.close()
  await playing
  const second = await player.page()
  expect(second.state.round.phase).toBe("idle")
  expect(second.facts.balance).toBe(FIRST_BALANCE)
})

test("a double click plays once", async () => {
  const round = await browser().page()
  await Promise.all([round.play(bet), round.play(bet)])
  round.revealed()
  expect(round.state.history).toHaveLength(1)
})

test("a page that goes away before the reveal leaves its result to the next one, and only there", async () => {
  const player = browser()
  const first = await player.page()
  await first.play(bet)
  const balance = first.facts.balance
  first.close()
  const second = await player.page()
  expect(second.state.round).toMatchObject({ phase: "settled", result: { nonce: 0 } })
  second.revealed()
  const third = await player.page()
  expect(third.state.round.phase).toBe("idle")
  expect(third.state.history).toHaveLength(1)
  expect(third.facts.balance).toBe(balance)
})

test("a result revealed in another tab is not revealed again", async () => {
  const player = browser()
  const first = await player.page()
  await first.play(bet)
  const second = await player.page()
  expect(second.state.round.phase).toBe("settled")
  first.revealed()
  expect(second.state.round).toMatchObject({ phase: "revealed", result: { nonce: 0 } })
  second.revealed()
  expect(second.state.history).toHaveLength(1)
  expect((await player.page()).state.round.phase).toBe("idle")
})

test("the seed that was promised is kept by the next page", async () => {
  const player = browser()
  const promised = (await player.page()).state.commitment?.hashedSeed
  expect((await player.page()).state.commitment?.hashedSeed).toBe(promised)
})

test("another tab's play is waited for with a word", async () => {
  const round = await browser().page({ lock: () => Promise.resolve(null) })
  await round.play(bet)
  expect(round.state.round).toMatchObject({ phase: "failed", reason: "busy-elsewhere", moneyMoved: "no" })
  expect(round.state.round).toMatchObject({
    messageId: "FREE_PLAYING_ELSEWHERE",
    message: "Another tab is playing for free. Finish it there.",
  })
  round.dismiss()
  expect(round.state.round.phase).toBe("idle")
})

test("a bet beyond the balance is refused, and a reset brings the first balance back", async () => {
  const round = await browser().page()
  await round.play({ ...bet, betArray: [0, 0] })
  round.revealed()
  await round.play({ ...bet, wager: FIRST_BALANCE })
  expect(round.state.round).toMatchObject({ phase: "failed", reason: "refused" })
  round.reset()
  expect(round.facts.balance).toBe(FIRST_BALANCE)
})

test("a balance is not reset while its result is on the way to the eye", async () => {
  const round = await browser().page()
  await round.play({ ...bet, betArray: [0, 0] })
  round.reset()
  expect(round.facts.balance).toBe(FIRST_BALANCE - 1_000n)
})

test("a browser without cryptography says so, and nothing is taken", async () => {
  const round = await browser().page()
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await round.play(bet)
  vi.unstubAllGlobals()
  expect(round.state.round).toMatchObject({ phase: "failed", moneyMoved: "no", message: /not secure/ })
  expect(round.facts.balance).toBe(FIRST_BALANCE)
})

test("a bet that a policy refuses draws nothing and says why", async () => {
  const approval = {
    ...approveAll,
    approve: async () => ({ refusal: { id: "BET_REFUSED", text: "Free play is closed today." } as const }),
  }
  const round = await browser().page({ approval })
  await round.play(bet)
  expect(round.state.round).toMatchObject({ phase: "failed", message: "Free play is closed today.", moneyMoved: "no" })
  expect(round.facts.balance).toBe(FIRST_BALANCE)
})
