import { settledGames } from "#contract/settled-games"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"

export interface JackpotWinner {
  address: string
  /** In the token's smallest unit. */
  amount: bigint
  /** Milliseconds since 1970; null while it is unknown. */
  timeMs: number | null
  signature: string
}

const winnersShown = 5
const refreshMs = 60_000
const winnersPath = "/api/events/settledGames?jackpots=true&"

export const isWinnersPath = (key: unknown) => typeof key === "string" && key.startsWith(winnersPath)

/** Asked for anew because a jackpot was paid, it must not be answered from the browser's cache. */
const revalidated: typeof fetch = (input, init) => fetch(input, { ...init, cache: "no-cache" })

/** The last players of this platform who won the jackpot of a token, newest first. */
export function useJackpotWinners(creator: string, mint: string): Remote<readonly JackpotWinner[]> {
  const query = { creator, token: mint, itemsPerPage: String(winnersShown) }
  const path = `${winnersPath}${new URLSearchParams(query)}`
  return toRemote(useRead(path, (signal) => readWinners(path, signal), { refreshInterval: refreshMs }))
}

async function readWinners(path: string, signal: AbortSignal): Promise<readonly JackpotWinner[]> {
  const { results } = await getJson(path, settledGames, { fetch: revalidated, signal })
  return results.flatMap(({ user, jackpot, timeMs, signature }) =>
    jackpot === undefined || jackpot === 0n
      ? []
      : [{ address: user, amount: jackpot, timeMs: timeMs ?? null, signature }],
  )
}
