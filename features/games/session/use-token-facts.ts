import type { ShownBalance } from "@dghrt/betting"
import { isUnderWay, readyToPlay } from "@dghrt/betting/model/round-predicates"
import type { RoundState } from "@dghrt/betting/model/round-state"
import { useMemo } from "react"
import useSWR from "swr"
import { useSnapshot } from "valtio"
import { proxy } from "valtio/vanilla"
import type { AppConfig, TokenConfig } from "#contract/config"
import { type Chain, type GameAccount, type Holdings, type PoolTerms, toChainError } from "#features/chain"
import { useLiveToken } from "#features/tokens"
import { findGame } from "../catalogue/catalogue"
import { useFreeSessionOfWallet } from "../free/use-free-session"
import type { PlaySession } from "./play-session"
import { useSession } from "./use-session"

/** What the chain says of one token of the connected wallet. */
export type TokenReading =
  | { status: "loading" }
  | { status: "failed"; message: string }
  | { status: "ready"; holdings: Holdings; pool: PoolTerms | null; problem: string | null }

export interface TokenFacts {
  /** By mint. */
  readings: ReadonlyMap<string, TokenReading>
  /** DGHRT of free play; null while unknown. */
  freeBalance: bigint | null
  /** Why the selection cannot change now; null when it can. */
  blocked: string | null
  /** What others paid lately for a compute unit, in micro-lamports, ascending; null while unknown. */
  unitPrices: readonly bigint[] | null
  /** The wallet's last bet as the program's account has it; null before one. */
  lastBet: { wager: bigint; mint: string; jackpotProbabilityUbps: bigint } | null
  /** Reads everything again. */
  retry: () => void
}

const refreshMs = 20_000

/** A pool that is missing or closed is a reading, not a failure. */
export async function readToken(chain: Chain, token: TokenConfig): Promise<TokenReading> {
  try {
    const holdings = await chain.readHoldings(token)
    const frozen = holdings.frozen ? `Your ${token.symbol} account is frozen by its issuer.` : null
    try {
      const pool = await chain.readPool(token)
      return { status: "ready", holdings, pool, problem: pool.playsAllowed ? frozen : "The pool takes no bets now." }
    } catch (error) {
      const { code, message } = toChainError(error)
      return code === "NoPool"
        ? { status: "ready", holdings, pool: null, problem: "No pool on this network." }
        : { status: "failed", message }
    }
  } catch (error) {
    return { status: "failed", message: toChainError(error).message }
  }
}

async function readAll(chain: Promise<Chain>, tokens: readonly TokenConfig[]) {
  const ready = await chain
  const [readings, game, unitPrices] = await Promise.all([
    Promise.all(tokens.map(async (token) => [token.mint, await readToken(ready, token)] as const)),
    ready.readGame(),
    tokens[0] ? ready.recentUnitPrices(tokens[0]) : [],
  ])
  return { readings: new Map(readings), unitPrices, lastBet: lastBetOf(game.value) }
}

/** An account that has never placed a bet holds no chance, only an empty field. */
function lastBetOf(game: GameAccount | null): TokenFacts["lastBet"] {
  if (game === null || game.wager === 0n) return null
  const { wager, tokenMint: mint, jackpotProbabilityUbps } = game
  return { wager, mint, jackpotProbabilityUbps }
}

const nothing: ReadonlyMap<string, TokenReading> = new Map()

/** Balances and pools of every token, for the connected wallet; nothing is asked without one. */
export function useTokenFacts(config: AppConfig): TokenFacts {
  const session = useSession(config)
  const live = useLiveToken(config)
  const address = session?.address ?? null
  const { data, mutate } = useSWR(
    session?.program ? ["token-facts", address, live?.mint] : null,
    () => readAll(session?.program?.chain() ?? Promise.reject(new Error("No wallet is connected")), config.tokens),
    { refreshInterval: refreshMs },
  )
  const free = useFreeSessionOfWallet(address)
  return {
    readings: useShownReadings(data?.readings ?? nothing, session),
    unitPrices: data?.unitPrices ?? null,
    lastBet: data?.lastBet ?? null,
    retry: () => void mutate(),
    freeBalance: useFreeBalance(free),
    blocked: useBlocked(session),
  }
}

/** Stand in for what is not there, because a snapshot needs something to look at. */
const noBalance = proxy<ShownBalance["state"]>({ balance: null, waiting: false })
const noRound = proxy<{ round: RoundState }>({ round: { phase: "idle" } })

function useFreeBalance(free: PlaySession | null): bigint | null {
  return useSnapshot(free?.shown.state ?? noBalance).balance
}

/** While a bet's result is being revealed, the token that it pays in has the balance that is shown everywhere else. */
function useShownReadings(readings: TokenFacts["readings"], session: PlaySession | null): TokenFacts["readings"] {
  const { balance, waiting } = useSnapshot(session?.shown.state ?? noBalance)
  return useMemo(() => {
    if (session === null || !waiting || balance === null) return readings
    const reading = readings.get(session.token.mint)
    if (reading?.status !== "ready") return readings
    return new Map(readings).set(session.token.mint, { ...reading, holdings: { ...reading.holdings, balance } })
  }, [readings, session, balance, waiting])
}

/** Another token would end the session that follows the bet, so its result comes first. */
function useBlocked(session: PlaySession | null): string | null {
  const { round } = useSnapshot<{ round: RoundState }>(session?.round.state ?? noRound) as { round: RoundState }
  if (!isUnderWay(round) && readyToPlay(round)) return null
  const gameId = "bet" in round ? round.bet?.gameId : round.phase === "settled" ? round.result.bet.gameId : undefined
  const game = (gameId && findGame(gameId)?.meta.name) ?? "last"
  return round.phase === "settled"
    ? `Your ${game} bet has a result that you have not seen. Open the game, then choose another token.`
    : `Your ${game} bet has not ended. Wait for its result, then choose another token.`
}
