import type { GameContext } from "../kit/game-context"

const SOL = 1_000_000_000n
const CENTS_PER_SOL = 23_289n
const nothing = () => undefined

/** A table as stories need it: a rich player, a deep pool, three percent of fees, nothing in progress. */
export function sampleGameContext(overrides: Partial<GameContext> = {}): GameContext {
  return {
    token: { symbol: "SOL", decimals: 9 },
    limits: { minWager: SOL / 100n, maxPayout: 50n * SOL, balance: 12n * SOL },
    feesOn: (wager) => [
      { label: "Pool", amount: (wager * 2n) / 100n },
      { label: "Platform", amount: wager / 100n },
    ],
    round: { phase: "idle" },
    play: nothing,
    onRevealed: nothing,
    onCashOut: nothing,
    history: [],
    nextHashedSeed: "c6c1c9a9c8543f1e4cd9800662b3f1d0a7f9f35e5d2a1b0c9d8e7f6a5b4c3d2e",
    volume: 0,
    fiat: (amount) => {
      const cents = (amount * CENTS_PER_SOL) / SOL
      return `$${cents / 100n}.${(cents % 100n).toString().padStart(2, "0")}`
    },
    onVerify: nothing,
    wager: SOL / 4n,
    onWagerChange: nothing,
    onWagerCommit: nothing,
    settings: null,
    onSettingsChange: nothing,
    controls: {
      onBack: nothing,
      onInfo: nothing,
      onFairness: nothing,
      onSettings: nothing,
      onFullscreen: nothing,
      onVolumeChange: nothing,
    },
    ...overrides,
  }
}
