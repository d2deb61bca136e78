import { emptyMemory, type RoundMemory, roundMemory } from "@dghrt/betting/model/pending"
import { type Stored, stored } from "@dghrt/kernel/storage"

const known = new Map<string, Stored<RoundMemory>>()

/** A wallet's own place in storage: what one wallet has under way is never shown to another. */
export function memoryOf(address: string): Stored<RoundMemory> {
  const memory = known.get(address) ?? stored(`dghrt-round-${address}`, roundMemory, emptyMemory)
  known.set(address, memory)
  return memory
}

/** Whether a bet of this wallet is on its way. */
export const hasPendingBet = (address: string): boolean => memoryOf(address).read().pending !== null
