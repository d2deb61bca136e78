import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react"
import type { BetRules } from "../approve-bet"
import type { Betting } from "../betting"
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
import { acceptsBet } from "../model/round-predicates"
import type { RoundResult, RoundState } from "../model/round-state"
import type { BetChain } from "../ports/bet-chain"
import { type GameView, nextView, roundOf, viewOf } from "./game-view"

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
export interface GameBet {
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

export interface GameBetting {
  /** The steps of a bet's wait are one state here: a game draws the same for all of them. */
  round: RoundState
  /** The round with every step of its wait. */
  steps: RoundSteps
  /** A bet of another game or token that must end before this game can bet; null without one. */
  otherBet: OtherBet | null
  next: NextBetFigures
  results: GameResults
  /** Places a bet of the game, with the wager on screen where the play names none. */
  play: (bet: GameBet) => void
}

/** A betting as one game's page needs it, over one subscription, and the question of price for the bet on screen. */
export function useBetting<Chain extends BetChain>(betting: Betting<Chain>, game: BettingGame<Chain>): GameBetting {
  const { id, rules, wager } = game
  const view = useGameView(betting, id)
  const steps = useMemo(
    (): RoundSteps => ({
      current: () => roundOf(betting, id).round,
      subscribe: (onStep) => betting.subscribe(({ round }) => round, onStep),
    }),
    [betting, id],
  )
  usePriceQuestion(betting, game, view.holdings?.bonus)
  const next = useNextBetFigures(betting, game, view)
  const results = useGameResults(betting, game, view)
  const play = useCallback(
    ({ wager: given = wager, ...rest }: GameBet) => void betting.place({ gameId: id, wager: given, ...rest }, rules),
    [betting, id, wager, rules],
  )
  const { round, otherBet } = view
  return useMemo(() => ({ round, steps, otherBet, next, results, play }), [round, steps, otherBet, next, results, play])
}

const whole = <State>(state: State) => state

function useGameView(betting: Betting, gameId: string): GameView {
  const listen = useCallback((onChange: () => void) => betting.subscribe(whole, onChange), [betting])
  const seen = useRef<GameView | null>(null)
  const look = () => {
    seen.current = nextView(seen.current, viewOf(betting, gameId))
    return seen.current
  }
  return useSyncExternalStore(listen, look, look)
}

/** Asks for a price whenever the bet on screen changes, or what it costs. */
function usePriceQuestion<Chain extends BetChain>(
  betting: Betting<Chain>,
  { id, rules, betArray, wager, priced }: BettingGame<Chain>,
  heldBonus: bigint | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: bonus tokens that came or went change what a bet costs
  useEffect(() => {
    if (!priced) return
    const ask = () => void betting.price({ gameId: id, betArray, wager, metadata: "" }, rules.quoteBet)
    ask()
    return rules.watchCosts?.(ask)
  }, [betting, id, betArray, wager, rules, priced, heldBonus])
}

const lamportsOf = (costs: ChainCosts | undefined) => (costs ? totalLamports(costs) : 0n)

function useNextBetFigures<Chain extends BetChain>(
  { token, freePlay }: Betting<Chain>,
  { wager, dollar, freeLimits }: BettingGame<Chain>,
  { round, nextHashedSeed, balance, pool, holdings, quote }: GameView,
): NextBetFigures {
  // The seed of the next play is committed again only after a bet has settled: until then the account is open anyway.
  const accountOpen = nextHashedSeed !== null || !acceptsBet(round)
  const costsOf = useMemo(() => {
    if (freePlay || pool === null) return () => undefined
    const accounts = holdings ? { ...holdings, playerOpen: accountOpen } : accountsBeforeReading(accountOpen)
    return (wager?: bigint): ChainCosts => ({
      ...chainCosts(pool, accounts, quote ?? emptyQuote, wager),
      inToken: isSol(token),
    })
  }, [freePlay, pool, holdings, accountOpen, quote, token])
  const costs = useMemo(() => costsOf(wager), [costsOf, wager])
  const spendableBalance = balance === null || freePlay ? balance : spendable(balance, token, lamportsOf(costsOf()))
  const limits = useMemo(
    (): Limits => ({
      minWager: minimumWager({
        poolMin: pool?.minWager ?? null,
        dollar,
        ...(freePlay && { freeBase: freeLimits.minWager }),
      }),
      maxPayout: freePlay ? freeLimits.maxPayout : (pool?.maxPayout ?? null),
      spendable: spendableBalance,
    }),
    [freePlay, pool, dollar, freeLimits, spendableBalance],
  )
  const feesOn = useCallback<NextBetFigures["feesOn"]>(
    (amount) => (pool === null || quote === null ? [] : costLines(amount, pool, quote)),
    [pool, quote],
  )
  const bonus = freePlay ? 0n : (quote?.bonusBalance ?? 0n)
  const missing = holdings && costs ? missingLamports(holdings.lamports, token, lamportsOf(costs)) : 0n
  return useMemo(
    () => ({ limits, feesOn, chainCosts: costs, bonus, missingLamports: missing }),
    [limits, feesOn, costs, bonus, missing],
  )
}

function useGameResults<Chain extends BetChain>(
  betting: Betting<Chain>,
  { id, onRevealed }: BettingGame<Chain>,
  { round, results, nextHashedSeed }: GameView,
): GameResults {
  const { mint } = betting.token
  const ofThisGame = useMemo(
    () => results.filter(({ bet, token }) => bet.gameId === id && token === mint),
    [results, id, mint],
  )
  return useMemo(
    () => ({
      history: ofThisGame,
      nextHashedSeed,
      onRevealStart: betting.revealing,
      onRevealed: () => {
        // A result of another game is revealed on that game's board only.
        if (round.phase !== "settled") return
        betting.reveal()
        onRevealed?.(round.result, results)
        void betting.refresh()
      },
    }),
    [betting, ofThisGame, results, nextHashedSeed, round, onRevealed],
  )
}
