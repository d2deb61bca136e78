import type { AtSlot } from "./chain"
import type { ListedGame, MultiplayerGame } from "./multiplayer"

interface Entry {
  slot: number
  game: MultiplayerGame | null
  closed: boolean
}

/** How many closed games stay in the list for spectators. */
const maxClosed = 20

/**
 * The list of games put together from whole readings and single changes, whichever comes first: what was true in a later
 * slot is never overwritten. A game seen drawn stays with its result when its account is closed.
 */
export function createGameList() {
  const entries = new Map<string, Entry>()

  function apply(address: string, { slot, value }: AtSlot<MultiplayerGame | null>) {
    const known = entries.get(address)
    if (known && known.slot > slot) return
    if (value) entries.set(address, { slot, game: value, closed: false })
    else if (known?.game?.state === "settled") entries.set(address, { ...known, slot, closed: true })
    // Remembered as gone, so that a late answer from before does not bring it back.
    else entries.set(address, { slot, game: null, closed: true })
  }

  function list(): ListedGame[] {
    const games = [...entries.values()].flatMap(({ game, closed }) => (game ? [{ ...game, closed }] : []))
    games.sort((one, other) => (one.gameId < other.gameId ? 1 : one.gameId > other.gameId ? -1 : 0))
    let count = 0
    return games.filter(({ closed }) => !closed || ++count <= maxClosed)
  }

  return {
    /** One account changed; null when it is closed. */
    apply,
    /** A reading of all accounts: what it misses was closed by then. */
    replace({ slot, value }: AtSlot<readonly MultiplayerGame[]>) {
      const present = new Set(value.map(({ address }) => address))
      for (const game of value) apply(game.address, { slot, value: game })
      for (const address of entries.keys()) if (!present.has(address)) apply(address, { slot, value: null })
    },
    /** Newest first. */
    list,
  }
}
