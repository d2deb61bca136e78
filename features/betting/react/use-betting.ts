import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react"
import { subscribe } from "valtio/vanilla"
import type { BetRules } from "../approve-bet"
import type { BetArray } from "../model/bet-array"
import {
  accountsBeforeReading,
  chainCosts,
  isSol,
  missingLamports,
  spendable,
  totalLamports,
} from "../model/chain-costs"
import type { ChainCosts, FeeLine, Limits } from "../model/costs"
import { minimumWager } from "../model/minimum-wager"
import { costLines, emptyQuote } from "../model/quote"
import type { OtherBet } from "../model/round-for-game"
import { readyToPlay } from "../model/round-predicates"
import type { RoundResult, RoundState } from "../model/round-state"
import type { BetChain } from "../ports/bet-chain"
import type { Session } from "../session"
import { nextView, roundOf, type SessionView, viewOf } from "./session-view"

/** The game of a page, and the bet that it would place next. */
export interface BettingGame<Chain extends BetChain = BetChain> {
  id: string
  rules: BetRules<Chain>
  /** What the next bet is made of; the same array as long as the game's settings are the same. */
  betArray: BetArray
  /** In the token's smallest unit. */
  wager: bigint
  /** Whether the next bet's costs are asked about: not before its board is on screen. */
  priced: boolean
  /** What a dollar is worth in the token; null without a price. */
  dollar: bigint | null
  /** What stands in place of the pool's limits in free play. */
  freeLimits: { minWager: bigint; maxPayout: bigint }
  /** A result has been on screen; `before` is what was shown earlier, newest first, of any game and token. */
  onRevealed?: ((result: RoundResult, before: readonly RoundResult[]) => void) | undefined
}

/** What a game hands to the round; seeds, fees and token are the round's own. */
export interface Play {
  betArray: BetArray
  /** `0:{gameId}:{params}`. */
  metadata: string
  /** In the token's smallest unit, where it is not the wager on screen: what a run carries into its next step. */
  wager?: bigint
  /** Position in a run of several bets, 0 for its first; absent in a game of single bets. */
  step?: number
}

/** A round that moves on while the one that is drawn stays. */
export interface RoundSteps {
  current: () => RoundState
  /** Returns how to stop listening. */
  subscribe: (onStep: () => void) => () => void
}

/** What the next bet may be and what it costs. */
export interface NextBetFigures {
  limits: Limits
  /** What a wager costs on top of itself, line by line. */
  feesOn: (wager: bigint) => readonly FeeLine[]
  /** What the network takes for the next bet; absent while unknown and in free play. */
  chainCosts: ChainCosts | undefined
  /** Bonus tokens, which pay the wager first. */
  bonus: bigint
  /** Lamports that the wallet lacks for fees and rent of a bet in another token. */
  missingLamports: bigint
}

/** What was played in one game and token. */
export interface GameResults {
  /** Newest first. */
  history: readonly RoundResult[]
  /** SHA-256 of the seed the next play will use; null while unknown. */
  nextHashedSeed: string | null
  /** The board begins to show the result, for which it needs this long. */
  onRevealStart: (plannedMs: number) => void
  /** The result has been on screen: the reveal ran to its end or was skipped. */
  onRevealed: () => void
}

export interface Betting {
  /** The steps of a bet's wait are one state here: a game draws the same for all of them. */
  round: RoundState
  /** The round with every step of its wait. */
  steps: RoundSteps
  /** A bet of another game or token that must end before this game can bet; null without one. */
  otherBet: OtherBet | null
  next: NextBetFigures
  results: GameResults
  /** Places a bet of the game, with the wager on screen where the play names none. */
  play: (play: Play) => void
}

/** A session as one game's page needs it, over one subscription, and the question of price for the bet on screen. */
export function useBetting<Chain extends BetChain>(session: Session<Chain>, game: BettingGame<Chain>): Betting {
  const { id, rules, wager } = game
  const view = useSessionView(session, id)
  const steps = useMemo(
    (): RoundSteps => ({
      current: () => roundOf(session, id).round,
      subscribe: (onStep) => subscribe(session.round.state, onStep),
    }),
    [session, id],
  )
  usePriceQuestion(session, game, view.holdings?.bonus)
  const next = useNextBetFigures(session, game, view)
  const results = useGameResults(session, game, view)
  const play = useCallback(
    ({ wager: given = wager, ...rest }: Play) => void session.place({ gameId: id, wager: given, ...rest }, rules),
    [session, id, wager, rules],
  )
  const { round, otherBet } = view
  return useMemo(() => ({ round, steps, otherBet, next, results, play }), [round, steps, otherBet, next, results, play])
}

function useSessionView(session: Session, gameId: string): SessionView {
  const listen = useCallback(
    (onChange: () => void) => {
      const ends = [subscribe(session.round.state, onChange), subscribe(session.facts, onChange)]
      return () => {
        for (const end of ends) end()
      }
    },
    [session],
  )
  const seen = useRef<SessionView | null>(null)
  const look = () => {
    seen.current = nextView(seen.current, viewOf(session, gameId))
    return seen.current
  }
  return useSyncExternalStore(listen, look, look)
}

/** Asks for a price whenever the bet on screen changes, or what it costs. */
function usePriceQuestion<Chain extends BetChain>(
  session: Session<Chain>,
  { id, rules, betArray, wager, priced }: BettingGame<Chain>,
  heldBonus: bigint | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: bonus tokens that came or went change what a bet costs
  useEffect(() => {
    if (!priced) return
    const ask = () => void session.quote({ gameId: id, betArray, wager, metadata: "" }, rules.quoteBet)
    ask()
    return rules.watchCosts?.(ask)
  }, [session, id, betArray, wager, rules, priced, heldBonus])
}

function useNextBetFigures<Chain extends BetChain>(
  { token, freePlay }: Session<Chain>,
  { dollar, freeLimits }: BettingGame<Chain>,
  { round, nextHashedSeed, balance, pool, holdings, quote }: SessionView,
): NextBetFigures {
  // The seed of the next play is committed again only after a bet has settled: until then the account is open anyway.
  const accountOpen = nextHashedSeed !== null || !readyToPlay(round)
  const costs = useMemo((): ChainCosts | undefined => {
    if (freePlay || pool === null) return undefined
    const accounts = holdings ? { ...holdings, playerOpen: accountOpen } : accountsBeforeReading(accountOpen)
    return { ...chainCosts(pool, accounts, quote ?? emptyQuote), inToken: isSol(token) }
  }, [freePlay, pool, holdings, accountOpen, quote, token])
  const lamports = costs ? totalLamports(costs) : 0n
  const spendableBalance = balance === null || freePlay ? balance : spendable(balance, token, lamports)
  const limits = useMemo(
    (): Limits => ({
      minWager: minimumWager({
        poolMin: pool?.minWager ?? null,
        dollar,
        ...(freePlay && { freeBase: freeLimits.minWager }),
      }),
      maxPayout: freePlay ? freeLimits.maxPayout : (pool?.maxPayout ?? null),
      balance: spendableBalance,
    }),
    [freePlay, pool, dollar, freeLimits, spendableBalance],
  )
  const feesOn = useCallback<NextBetFigures["feesOn"]>(
    (amount) => (pool === null || quote === null ? [] : costLines(amount, pool, quote)),
    [pool, quote],
  )
  const bonus = freePlay ? 0n : (quote?.bonusBalance ?? 0n)
  const missing = holdings && costs ? missingLamports(holdings.lamports, token, lamports) : 0n
  return useMemo(
    () => ({ limits, feesOn, chainCosts: costs, bonus, missingLamports: missing }),
    [limits, feesOn, costs, bonus, missing],
  )
}

function useGameResults<Chain extends BetChain>(
  session: Session<Chain>,
  { id, onRevealed }: BettingGame<Chain>,
  { round, history, nextHashedSeed }: SessionView,
): GameResults {
  const { mint } = session.token
  const ofThisGame = useMemo(
    () => history.filter(({ bet, token }) => bet.gameId === id && token === mint),
    [history, id, mint],
  )
  return useMemo(
    () => ({
      history: ofThisGame,
      nextHashedSeed,
      onRevealStart: session.shown.revealStarts,
      onRevealed: () => {
        // A result of another game is revealed on that game's board only.
        if (round.phase !== "settled") return
        session.round.revealed()
        onRevealed?.(round.result, history)
        void session.refresh()
      },
    }),
    [session, ofThisGame, history, nextHashedSeed, round, onRevealed],
  )
}
