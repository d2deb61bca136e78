import { settledGames } from "#contract/settled-games"
import { getJson, useRead } from "#features/kernel"
import { chanceOf } from "../model/jackpot-chance"

const refreshMs = 60_000

/**
 * The chance that the program stated for the wallet's last settled bet in a token, as the indexer read it: "1 in 41,200". Null
 * before a bet, and where the bet took no part.
 */
export function useLastChance(player: string, mint: string): string | null {
  const path = `/api/events/settledGames?${new URLSearchParams({ user: player, token: mint, itemsPerPage: "1" })}`
  const { data } = useRead(path, (signal) => getJson(path, settledGames, { signal }), {
    refreshInterval: refreshMs,
  })
  const chance = data?.results[0]?.jackpotProbabilityUbps ?? 0
  return chance > 0 ? chanceOf(BigInt(chance)) : null
}
