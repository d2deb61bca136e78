import { useCallback, useEffect, useMemo } from "react"
import { useSnapshot } from "valtio"
import type { TokenConfig } from "#contract/config"
import { chainCosts } from "../bet/chain-costs"
import { minimumWager } from "../bet/minimum-wager"
import type { BetRules } from "../bet/place-bet"
import { costLines, type Quote } from "../bet/quote"
import { isSol, spendable } from "../bet/reserve"
import { readyToPlay } from "../bet/round-predicates"
import type { BetArray } from "../kit/bet-array"
import { FREE_MAX_PAYOUT, FREE_MIN_WAGER } from "../kit/free-token"
import type { Funding, GameContext, GameControls } from "../kit/game-context"
import type { RoundResult } from "../round/round-state"
import { recordCashOut, recordRevealed } from "../statistics/own-history"
import type { PlaySession } from "./play-session"
import { preferences } from "./preferences"
import { selectToken } from "./selected-token"
import type { Money } from "./use-money"
import { useRound } from "./use-round"

interface Around {
  controls: Omit<GameControls, "onVolumeChange">
  onVerify: (result: RoundResult) => void
  onShare?: ((result: RoundResult) => void) | undefined
  rules: BetRules
  /** The array that a bet with these settings is made of. */
  betArrayOf: (settings: unknown) => BetArray
  ladderSlot?: HTMLElement | null
  view?: GameContext["view"]
  /** Why a bet of another game or token keeps this one from betting; null when nothing does. */
  blockedReason: string | null
  money: Money
  funding?: Funding | undefined
  tokens: readonly TokenConfig[]
}

/** What stands in the field before anything was staked, by symbol. */
const firstWagers: Readonly<Record<string, bigint>> = { SOL: 100_000_000n, USDC: 5_000_000n, DGHRT: 10_000_000_000n }

/** A game's table: the wallet's round and figures, and what this browser remembers of the player's choices. */
export function useGameContext(session: PlaySession, gameId: string, around: Around): GameContext {
  const { controls, onVerify, onShare, rules, betArrayOf, ladderSlot = null, view, money, funding, tokens } = around
  const { blockedReason } = around
  const { round, steps } = useRound(session.round, gameId, session.token.mint)
  const { history, commitment } = useSnapshot(session.round.state)
  const nextHashedSeed = commitment?.hashedSeed ?? null
  const { pool, balance, quote } = useSnapshot(session.facts)
  const { current } = useSnapshot(preferences.state)
  const { token } = session
  const freePlay = session.program === null
  // The seed of the next play is committed again only after a bet has settled: until then the account is open all the same.
  const accountOpen = nextHashedSeed !== null || !readyToPlay(round)
  const { playFeeLamports = null, creatorAccountOpen = true } = pool ?? {}
  const costs = useMemo(() => {
    if (freePlay || playFeeLamports === null) return undefined
    return { ...chainCosts({ playFeeLamports, creatorAccountOpen }, accountOpen), inToken: isSol(token) }
  }, [freePlay, playFeeLamports, creatorAccountOpen, accountOpen, token])
  const program = { playFeeLamports: playFeeLamports ?? 0n, creatorAccountOpen }
  const spendableBalance = balance === null ? null : spendable(balance, token, accountOpen, program)

  const choose = useCallback(
    (mint: string) => {
      const next = tokens.find((candidate) => candidate.mint === mint)
      if (next) selectToken(next)
    },
    [tokens],
  )

  const own = useMemo(
    () =>
      (history as GameContext["history"]).filter(
        ({ bet, token: mint }) => bet.gameId === gameId && mint === token.mint,
      ),
    [history, gameId, token],
  )

  const tableControls = useMemo(
    () => ({ ...controls, onVolumeChange: (volume: number) => preferences.change({ volume }) }),
    [controls],
  )

  const { minWager = null, maxPayout = null, gambaFeeBps = null, poolFeeBps = null } = pool ?? {}
  const limits = useMemo(
    () => ({
      minWager: minimumWager({
        poolMin: minWager,
        dollar: money.unitsForUsd(1),
        ...(freePlay && { freeBase: FREE_MIN_WAGER }),
      }),
      maxPayout: freePlay ? FREE_MAX_PAYOUT : maxPayout,
      balance: spendableBalance,
    }),
    [minWager, maxPayout, money, spendableBalance, freePlay],
  )
  // The pool is read anew after each bet; as long as its terms are the same, so are its fees.
  const fees = useCallback<GameContext["feesOn"]>(
    (wager) => {
      if (gambaFeeBps === null || poolFeeBps === null || quote === null) return []
      return costLines(wager, { gambaFeeBps, poolFeeBps }, quote as Quote)
    },
    [gambaFeeBps, poolFeeBps, quote],
  )
  const shownWager = current.wagers[token.mint] ?? firstWagers[token.symbol] ?? 10n ** BigInt(token.decimals)
  const gameSettings = current.settings[gameId]
  useEffect(() => {
    const bet = { gameId, betArray: betArrayOf(gameSettings), wager: shownWager, metadata: "" }
    void session.quote(bet, rules.quoteBet)
  }, [session, gameId, betArrayOf, gameSettings, shownWager, rules])
  const changeWager = useCallback((wager: bigint) => preferences.setWager(token.mint, wager), [token])
  const commitWager = useCallback(() => preferences.commitWager(token.mint), [token])

  return useMemo(
    () => ({
      token,
      limits,
      feesOn: fees,
      chainCosts: costs,
      funding,
      round,
      steps,
      ...(blockedReason !== null && { blockedReason }),
      play: (play) => {
        if (blockedReason !== null) return
        commitWager()
        void session.place({ gameId, ...play }, rules)
      },
      onRevealed: () => {
        // A result of another game is revealed on that game's board only.
        if (round.phase !== "settled") return
        // What is played for nothing counts for nothing.
        if (!freePlay) recordRevealed(round.result as RoundResult, history as GameContext["history"])
        session.round.revealed()
        void session.refresh()
      },
      onCashOut: (play) => {
        if (!freePlay) recordCashOut(play)
      },
      history: own,
      nextHashedSeed,
      volume: current.volume,
      ...money,
      tokens,
      onTokenChange: !freePlay && blockedReason === null && readyToPlay(round) ? choose : undefined,
      onVerify,
      onShare,
      wager: shownWager,
      onWagerChange: changeWager,
      onWagerCommit: commitWager,
      settings: gameSettings,
      onSettingsChange: (settings) => preferences.change({ settings: { ...current.settings, [gameId]: settings } }),
      controls: tableControls,
      ladderSlot,
      ...(view && { view }),
      ...(freePlay && { freePlay }),
    }),
    [
      session,
      gameId,
      token,
      round,
      history,
      steps,
      own,
      nextHashedSeed,
      limits,
      fees,
      costs,
      funding,
      changeWager,
      commitWager,
      current,
      shownWager,
      gameSettings,
      tableControls,
      onVerify,
      onShare,
      rules,
      ladderSlot,
      view,
      money,
      tokens,
      choose,
      freePlay,
      blockedReason,
    ],
  )
}
