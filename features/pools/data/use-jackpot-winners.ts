import useSWR from "swr"
import { settledGames } from "#contract/settled-games"
import { getJson, type Remote, toRemote } from "#features/kernel"

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

/** The last players of this platform who won the jackpot of a token, newest first. */
export function useJackpotWinners(creator: string, mint: string): Remote<readonly JackpotWinner[]> {
  const query = { creator, token: mint, jackpots: "true", itemsPerPage: String(winnersShown) }
  const path = `/api/events/settledGames?${new URLSearchParams(query)}`
  return toRemote(useSWR(path, () => readWinners(path), { refreshInterval: refreshMs }))
}

async function readWinners(path: string): Promise<readonly JackpotWinner[]> {
  const { results } = await getJson(path, settledGames)
  return results.flatMap(({ user, jackpot, timeMs, signature }) =>
    jackpot === undefined || jackpot === 0n
      ? []
      : [{ address: user, amount: jackpot, timeMs: timeMs ?? null, signature }],
  )
}
