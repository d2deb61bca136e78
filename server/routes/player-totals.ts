import { Hono } from "hono"
import * as v from "valibot"
import { tallyResult } from "../contract/bet-result"
import type { TokenConfig } from "../contract/config"
import { type PlayerTotalsWire, playerTotalsQuery } from "../contract/players"
import type { PriceSource } from "../prices/coingecko"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { usdOfUnit } from "./usd-of-unit"

export interface PlayerTotalsPorts {
  plays: PlaySource<"ofPlayer">
  prices: PriceSource
  tokens: readonly TokenConfig[]
}

/** `/api/player`: one player's plays in US dollars, zeros for a wallet that never played. */
export const playerTotalsRoutes = (ports: PlayerTotalsPorts): Hono =>
  new Hono().get("/", async (c) => {
    const query = v.safeParse(playerTotalsQuery, c.req.query())
    if (!query.success) return c.json({ error: "Required query: user, a wallet address." }, 400)
    try {
      return c.json(await totalsOf(ports, query.output.user), 200, { "cache-control": "public, max-age=2" })
    } catch (cause) {
      return unavailable(c, cause, "The player's statistics are not available at the moment.")
    }
  })

async function totalsOf({ plays, prices, tokens }: PlayerTotalsPorts, user: string): Promise<PlayerTotalsWire> {
  const [{ queries, asOf }, known] = await Promise.all([readPlays(plays), prices()])
  const rows = await queries.ofPlayer(user)
  const inUsd = (amountOf: (row: (typeof rows)[number]) => bigint): number | null => {
    let sum = 0
    for (const row of rows) {
      const unit = usdOfUnit(row.token, tokens, known)
      if (unit === null) return null
      sum += Number(amountOf(row)) * unit
    }
    return sum
  }
  return {
    user,
    usd_volume: inUsd(({ wagered }) => wagered),
    usd_profit: inUsd(tallyResult),
    games_played: rows.reduce((sum, { plays }) => sum + plays, 0),
    games_won: rows.reduce((sum, { wins }) => sum + wins, 0),
    ...asOf,
  }
}
