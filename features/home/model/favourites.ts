import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { stored } from "#features/kernel"

const id = v.pipe(v.string(), v.maxLength(40))
const kept = stored("degenheart-favourite-games", v.pipe(v.array(id), v.maxLength(100)), [])

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
