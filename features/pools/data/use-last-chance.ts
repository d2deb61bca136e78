import { formatUnits } from "@dghrt/design-system"
import { settledGames } from "#contract/settled-games"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"
import type { LastBetChance } from "../model/jackpot-chance"

const refreshMs = 60_000

/** What the program stated of a wallet's last settled bet in a token, as the indexer read it; null before one. */
export function useLastChance(
  player: string | null,
  { mint, symbol, decimals }: { mint: string; symbol: string; decimals: number },
): Remote<LastBetChance | null> {
  const path = `/api/events/settledGames?${new URLSearchParams({ user: player ?? "", token: mint, itemsPerPage: "1" })}`
  const read = async (signal: AbortSignal) => {
    const [last] = (await getJson(path, settledGames, { signal })).results
    if (!last) return null
    const probability = last.jackpotProbabilityUbps
    return {
      probabilityUbps: typeof probability !== "number" ? null : BigInt(probability),
      wager: `${formatUnits(last.wager, decimals)} ${symbol}`,
    }
  }
  return toRemote(useRead(player === null ? null : path, read, { refreshInterval: refreshMs }))
}
