import { fromBase58 } from "#features/kernel"

export type Found =
  | { kind: "player"; address: string }
  | { kind: "transaction"; signature: string }
  | { kind: "game"; id: string }

export interface FindableGame {
  id: string
  name: string
}

/** What a search text means: its length in bytes distinguishes a wallet from a signature; otherwise it may be a game's name. */
export function findBy(text: string, games: readonly FindableGame[]): Found | null {
  const wanted = text.trim()
  const bytes = wanted.length >= 32 && wanted.length <= 88 ? (fromBase58(wanted)?.length ?? 0) : 0
  if (bytes === 32) return { kind: "player", address: wanted }
  if (bytes === 64) return { kind: "transaction", signature: wanted }
  const name = wanted.toLowerCase().replace(/[^a-z0-9]/g, "")
  if (name === "") return null
  const game =
    games.find((one) => one.id === name) ??
    games.find((one) =>
      one.name
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "")
        .startsWith(name),
    )
  return game ? { kind: "game", id: game.id } : null
}
