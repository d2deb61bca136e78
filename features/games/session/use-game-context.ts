import type { BetArray } from "@dghrt/betting/model/bet-array"
import { readyToPlay } from "@dghrt/betting/model/round-predicates"
import type { RoundResult } from "@dghrt/betting/model/round-state"
import { useMemo } from "react"
import { useSnapshot } from "valtio"
import type { TokenConfig } from "#contract/config"
import { selectToken } from "#features/tokens"
import type { BetRules } from "../bet/bet-rules"
import type { Funding, GameContext, GameControls, Money, ScreenOptions } from "../kit/game-context"
import type { PlaySession } from "./play-session"
import { preferences } from "./preferences"
import { useNextBet } from "./use-next-bet"
import type { Prices } from "./use-prices-of"
import { useResults } from "./use-results"
import { useRound } from "./use-round"
import { tokenOption, useTokenProblems } from "./use-token-problems"

interface GameContextOptions {
  rules: BetRules
  /** The array that a bet with these settings is made of. */
  betArrayOf: (settings: unknown) => BetArray
  /** Why a bet of another game or token keeps this one from betting; null when nothing does. */
  blockedReason: string | null
  /** Why nothing new can be started; null when something can. */
  startRefusal: string | null
  onVerify: (result: RoundResult) => void
  onShare?: ((result: RoundResult) => void) | undefined
  onRevealed?: ((result: RoundResult) => void) | undefined
  prices: Prices
  tokens: readonly TokenConfig[]
  funding?: Funding | undefined
  controls: Omit<GameControls, "onVolumeChange">
  view?: ScreenOptions["view"]
  ladderSlot?: HTMLElement | null
}

/** What a game needs, from the wallet's session and from what this browser remembers of the player's choices. */
export function useGameContext(session: PlaySession, gameId: string, options: GameContextOptions): GameContext {
  const { rules, betArrayOf, blockedReason, startRefusal, onVerify, onShare, onRevealed, prices, funding } = options
  const { token } = session
  const { round, steps } = useRound(session.round, gameId, token.mint)
  const results = useResults(session, gameId, { round, onVerify, onShare, onRevealed })
  const ready = readyToPlay(round)
  // The seed of the next play is committed again only after a bet has settled: until then the account is open anyway.
  const accountOpen = results.nextHashedSeed !== null || !ready
  const bet = useNextBet(session, gameId, { rules, betArrayOf, accountOpen, prices, funding })
  const money = useMoneyOptions(session, prices, options.tokens, ready && blockedReason === null)
  const screen = useScreenOptions(gameId, options)

  return useMemo(
    () => ({
      token,
      freePlay: session.program === null,
      round,
      steps,
      ...(blockedReason !== null && { blockedReason }),
      ...(startRefusal !== null && { startRefusal }),
      play: ({ wager = bet.wager, ...play }) => {
        const starts = (play.step ?? 0) === 0
        if (blockedReason !== null || (starts && startRefusal !== null)) return
        bet.onWagerCommit()
        void session.place({ gameId, wager, ...play }, rules)
      },
      bet,
      results,
      money,
      screen,
    }),
    [session, gameId, token, round, steps, blockedReason, startRefusal, rules, bet, results, money, screen],
  )
}

/** Another token can be chosen while no bet is on its way; free play has one token only. */
function useMoneyOptions(session: PlaySession, prices: Prices, tokens: readonly TokenConfig[], ready: boolean): Money {
  const choosable = ready && session.program !== null
  const { readings, onTokensShown } = useTokenProblems(session, tokens)
  return useMemo(() => {
    const choose = (mint: string) => {
      const next = tokens.find((candidate) => candidate.mint === mint)
      if (next) selectToken(next)
    }
    const options = tokens.map((token, index) => tokenOption(token, readings[index]))
    return { ...prices, tokens: options, onTokensShown, onTokenChange: choosable ? choose : undefined }
  }, [prices, tokens, choosable, readings, onTokensShown])
}

function useScreenOptions(gameId: string, { controls, view, ladderSlot = null }: GameContextOptions): ScreenOptions {
  const { current } = useSnapshot(preferences.state)
  const { volume, settings } = current
  return useMemo(
    () => ({
      controls: { ...controls, onVolumeChange: (next: number) => preferences.change({ volume: next }) },
      volume,
      ...(view && { view }),
      ladderSlot,
      settings: settings[gameId],
      onSettingsChange: (next) => preferences.change({ settings: { ...settings, [gameId]: next } }),
    }),
    [gameId, controls, view, ladderSlot, volume, settings],
  )
}
