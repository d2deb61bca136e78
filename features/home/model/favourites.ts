import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { stored } from "#features/kernel"

const id = z.string().check(z.maxLength(40))
const kept = stored("degenheart-favourite-games", z.array(id).check(z.maxLength(100)), [])

/** The games the player marked, first marked first. */
export const favourites = proxy<{ ids: string[] }>({ ids: kept.read() })
kept.onForeignChange((ids) => {
  favourites.ids = ids
})

export function toggleFavourite(gameId: string): void {
  const { ids } = favourites
  favourites.ids = ids.includes(gameId) ? ids.filter((one) => one !== gameId) : [...ids, gameId]
  kept.write(favourites.ids)
}
