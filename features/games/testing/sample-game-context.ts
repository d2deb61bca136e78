import type { GameContext, Money, NextBet, Results, ScreenOptions } from "../kit/game-context"

const SOL = 1_000_000_000n
const CENTS_PER_SOL = 23_289n
const nothing = () => undefined

const bet: NextBet = {
  wager: SOL / 4n,
  onWagerChange: nothing,
  onWagerCommit: nothing,
  limits: { minWager: SOL / 100n, maxPayout: 50n * SOL, spendable: 12n * SOL },
  feesOn: (wager) => [
    { label: "Platform fee", bps: 35, amount: (wager * 35n) / 10_000n },
    { label: "Pool fee", bps: 200, amount: (wager * 2n) / 100n },
  ],
}

const results: Results = {
  history: [],
  nextHashedSeed: "c6c1c9a9c8543f1e4cd9800662b3f1d0a7f9f35e5d2a1b0c9d8e7f6a5b4c3d2e",
  onRevealed: nothing,
  onCashOut: nothing,
  onVerify: nothing,
}

const money: Money = {
  fiat: (amount) => {
    const cents = (amount * CENTS_PER_SOL) / SOL
    return `$${cents / 100n}.${(cents % 100n).toString().padStart(2, "0")}`
  },
}

const screen: ScreenOptions = {
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
}

/** What a sample differs in, part by part. */
export interface GameContextChanges extends Partial<Omit<GameContext, "bet" | "results" | "money" | "screen">> {
  bet?: Partial<NextBet>
  results?: Partial<Results>
  money?: Partial<Money>
  screen?: Partial<ScreenOptions>
}

/** The same surroundings but for `changes`. */
export const changed = (context: GameContext, changes: GameContextChanges): GameContext => ({
  ...context,
  ...changes,
  bet: { ...context.bet, ...changes.bet },
  results: { ...context.results, ...changes.results },
  money: { ...context.money, ...changes.money },
  screen: { ...context.screen, ...changes.screen },
})

/** A game's surroundings as stories need them: a rich player, a deep pool, three percent of fees, nothing in progress. */
export const sampleGameContext = (changes: GameContextChanges = {}): GameContext =>
  changed(
    { token: { symbol: "SOL", decimals: 9 }, round: { phase: "idle" }, play: nothing, bet, results, money, screen },
    changes,
  )
