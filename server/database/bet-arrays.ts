import { createHash } from "node:crypto"
import { inArray } from "drizzle-orm"
import type { Transaction } from "./open-database"
import { betArrays } from "./play-schema"
import type { NewGame } from "./settled-game"

/** The ids of the bets' multipliers, by their JSON; what is not stored yet is stored. */
export async function betArrayIds(tx: Transaction, games: readonly NewGame[]): Promise<Map<string, number>> {
  const texts = [...new Set(games.flatMap(({ bet }) => (bet === null ? [] : [JSON.stringify(bet)])))].sort()
  if (texts.length === 0) return new Map()
  const rows = texts.map((multipliers) => ({
    multipliers,
    digest: createHash("sha256").update(multipliers).digest("base64url"),
  }))
  const find = async () =>
    tx
      .select({ id: betArrays.id, multipliers: betArrays.multipliers })
      .from(betArrays)
      .where(
        inArray(
          betArrays.digest,
          rows.map(({ digest }) => digest),
        ),
      )
  let known = await find()
  // Most pages hold no bet that was never made before.
  if (known.length < rows.length) {
    await tx.insert(betArrays).values(rows).onConflictDoNothing()
    known = await find()
  }
  return new Map(known.map(({ id, multipliers }) => [multipliers, id]))
}
