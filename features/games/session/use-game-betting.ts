import type { RoundResult } from "@dghrt/betting/model/round-state"
import { type Betting, useBetting } from "@dghrt/betting/react"
import { useCallback, useMemo } from "react"
import { useSnapshot } from "valtio"
import type { BetRules } from "../bet/bet-rules"
import { FREE_MAX_PAYOUT, FREE_MIN_WAGER } from "../kit/free-token"
import type { GameModule } from "../kit/game-module"
import { recordRevealed } from "../statistics/own-history"
import type { PlaySession } from "./play-session"
import { preferences } from "./preferences"
import type { Prices } from "./use-prices-of"

const freeLimits = { minWager: FREE_MIN_WAGER, maxPayout: FREE_MAX_PAYOUT }

/** The wager in the field before the first bet, by symbol. */
const firstWagers: Readonly<Record<string, bigint>> = { SOL: 100_000_000n, USDC: 5_000_000n, DGHRT: 10_000_000_000n }

interface GameBettingOptions {
  rules: BetRules
  prices: Prices
  /** The board is on screen, so that its costs are. */
  started: boolean
  /** A result with real tokens has been on screen. */
  onRevealed: (result: RoundResult) => void
}

/** The betting of a game page, with the wager and the settings that this browser remembers. */
export function useGameBetting(
  session: PlaySession,
  game: Pick<GameModule, "id" | "betArray">,
  { rules, prices, started, onRevealed }: GameBettingOptions,
): { betting: Betting; wager: bigint } {
  const { token, freePlay } = session
  const { current } = useSnapshot(preferences.state)
  const wager = current.wagers[token.mint] ?? firstWagers[token.symbol] ?? 10n ** BigInt(token.decimals)
  const settings = current.settings[game.id]
  const betArray = useMemo(() => game.betArray(settings), [game, settings])
  const revealed = useCallback(
    (result: RoundResult, before: readonly RoundResult[]) => {
      // Free play is not counted in the player's statistics.
      if (freePlay) return
      recordRevealed(result, before)
      onRevealed(result)
    },
    [freePlay, onRevealed],
  )
  const dollar = prices.unitsForUsd(1)
  const betting = useBetting(session, {
    id: game.id,
    rules,
    betArray,
    wager,
    priced: started,
    dollar,
    freeLimits,
    onRevealed: revealed,
  })
  return { betting, wager }
}
