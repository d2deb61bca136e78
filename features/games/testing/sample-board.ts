import type { RoundState } from "@dghrt/betting/model"
import type { BoardBetting } from "../kit/board-betting"

const SOL = 1_000_000_000n
const CENTS_PER_SOL = 23_289n
const nothing = () => undefined

const stepsAt = (round: RoundState): BoardBetting["steps"] => ({ current: () => round, subscribe: () => nothing })

const idle: BoardBetting = {
  token: { symbol: "SOL", decimals: 9 },
  round: { phase: "idle" },
  steps: stepsAt({ phase: "idle" }),
  otherBet: null,
  blockedReason: null,
  startRefusal: null,
  play: nothing,
  wager: SOL / 4n,
  onWagerChange: nothing,
  onWagerCommit: nothing,
  onCashOut: nothing,
  onVerify: nothing,
  next: {
    limits: { minWager: SOL / 100n, maxPayout: 50n * SOL, spendable: 12n * SOL },
    feesOn: (wager) => [
      { label: "Platform fee", bps: 35, amount: (wager * 35n) / 10_000n },
      { label: "Pool fee", bps: 200, amount: (wager * 2n) / 100n },
    ],
    chainCosts: undefined,
    bonus: 0n,
    missingLamports: 0n,
  },
  results: {
    history: [],
    nextHashedSeed: "c6c1c9a9c8543f1e4cd9800662b3f1d0a7f9f35e5d2a1b0c9d8e7f6a5b4c3d2e",
    onRevealStart: nothing,
    onRevealed: nothing,
  },
  money: {
    fiat: (amount) => {
      const cents = (amount * CENTS_PER_SOL) / SOL
      return `$${cents / 100n}.${(cents % 100n).toString().padStart(2, "0")}`
    },
  },
  screen: {
    controls: {
      onBack: nothing,
      onInfo: nothing,
      onFairness: nothing,
      onSettings: nothing,
      onFullscreen: nothing,
      onVolumeChange: nothing,
      onVolumeCommit: nothing,
      onMute: nothing,
    },
    volume: 0,
    settings: null,
    onSettingsChange: nothing,
  },
}

type Parts = "next" | "results" | "money" | "screen"

/** What a sample differs in, part by part. */
export type BoardChanges = Partial<Omit<BoardBetting, Parts | "steps">> & {
  [Part in Parts]?: Partial<BoardBetting[Part]>
}

/** The same board but for `changes`. */
export const changed = (board: BoardBetting, changes: BoardChanges): BoardBetting => ({
  ...board,
  ...changes,
  steps: changes.round ? stepsAt(changes.round) : board.steps,
  next: { ...board.next, ...changes.next },
  results: { ...board.results, ...changes.results },
  money: { ...board.money, ...changes.money },
  screen: { ...board.screen, ...changes.screen },
})

/** What a board receives, as stories need it: a rich player, a deep pool, three percent of fees, nothing in progress. */
export const sampleBoard = (changes: BoardChanges = {}): BoardBetting => changed(idle, changes)
