import { emptyMemory, type RoundMemory, roundMemory } from "@dghrt/betting/model/pending"
import { type Stored, stored } from "@dghrt/kernel/storage"

const known = new Map<string, Stored<RoundMemory>>()

/** A wallet's own place in storage: what one wallet has under way is never shown to another. */
export function memoryOf(address: string): Stored<RoundMemory> {
  const memory = known.get(address) ?? withRoom(stored(`dghrt-round-${address}`, roundMemory, emptyMemory))
  known.set(address, memory)
  return memory
}

/** Whether a bet of this wallet is on its way. */
export const hasPendingBet = (address: string): boolean => memoryOf(address).read().pending !== null

/** As much as the largest bet takes: 256 outcomes and a whole transaction. */
const room = " ".repeat(6_000)
const parts = [1, 1 / 2, 1 / 4, 0]

/**
 * Remembers a bet also where the browser has no space left: at rest the record holds the room that a bet needs, and where
 * that is not enough the oldest results go first.
 */
export function withRoom(memory: Stored<RoundMemory>): Stored<RoundMemory> {
  return {
    ...memory,
    write({ pending, unrevealed, history }) {
      const part = (share: number) => ({ pending, unrevealed, history: history.slice(0, history.length * share) })
      const isAtRest = pending === null && unrevealed === null
      const wanted = [
        ...(isAtRest ? parts.slice(0, 2).map((share) => ({ ...part(share), room })) : []),
        ...parts.map(part),
      ]
      if (wanted.some((value) => memory.write(value))) return true
      // Until the page goes, nothing is forgotten.
      return memory.write(part(1))
    },
  }
}
