import { acceptsBet, isUnderWay } from "@dghrt/betting/model"
import { useBettingState } from "@dghrt/betting/react"
import { useMemo } from "react"
import useSWR from "swr"
import type { AppConfig, TokenConfig } from "#contract/config"
import { type Chain, type Holdings, type PoolTerms, toChainError } from "#features/chain"
import { useLiveToken } from "#features/tokens"
import { findGame } from "../catalogue/catalogue"
import type { PlaySession } from "./play-session"
import { useFreeSessionOfWallet } from "./use-free-session"
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
  const [readings, unitPrices] = await Promise.all([
    Promise.all(tokens.map(async (token) => [token.mint, await readToken(ready, token)] as const)),
    tokens[0] ? ready.recentUnitPrices(tokens[0]) : [],
  ])
  return { readings: new Map(readings), unitPrices }
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
    retry: () => void mutate(),
    freeBalance: useBettingState(free, (state) => state.balance),
    blocked: useBlocked(session),
  }
}

/** While a bet's result is being revealed, the token that it pays in has the balance that is shown everywhere else. */
function useShownReadings(readings: TokenFacts["readings"], session: PlaySession | null): TokenFacts["readings"] {
  const balance = useBettingState(session, (state) => state.balance)
  const waiting = useBettingState(session, ({ withheld }) => withheld !== null)
  return useMemo(() => {
    if (session === null || !waiting || balance === null) return readings
    const reading = readings.get(session.token.mint)
    if (reading?.status !== "ready") return readings
    return new Map(readings).set(session.token.mint, { ...reading, holdings: { ...reading.holdings, balance } })
  }, [readings, session, balance, waiting])
}

/** Another token would end the session that follows the bet, so its result comes first. */
function useBlocked(session: PlaySession | null): string | null {
  const round = useBettingState(session, (state) => state.round)
  if (round === null || (!isUnderWay(round) && acceptsBet(round))) return null
  const gameId = "bet" in round ? round.bet?.gameId : round.phase === "settled" ? round.result.bet.gameId : undefined
  const game = (gameId && findGame(gameId)?.meta.name) ?? "last"
  return round.phase === "settled"
    ? `Your ${game} bet has a result that you have not seen. Open the game, then choose another token.`
    : `Your ${game} bet has not ended. Wait for its result, then choose another token.`
}
