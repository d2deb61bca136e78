import { logger } from "@dghrt/kernel/logger"
import { browserStorage, type StoragePort, type Stored, sessionStoragePort, stored } from "@dghrt/kernel/storage"
import { emptyMemory, type OpenRounds, openRounds, type RoundMemory, roundMemory } from "./model/pending"

const known = new Map<string, Stored<RoundMemory>>()

/** A wallet's own place in this browser's storage: what one wallet has under way is never shown to another. */
export function betMemory(address: string): Stored<RoundMemory> {
  const memory = known.get(address) ?? createMemory(address)
  known.set(address, memory)
  return memory
}

function createMemory(address: string): Stored<RoundMemory> {
  const tab = stored(`dghrt-round-tab-${address}`, openRounds, null, sessionStoragePort())
  return withReservedSpace(stored(`dghrt-round-${address}`, roundMemory, emptyMemory), tab)
}

/** The same, with the space of the wallet's first bet reserved. */
export function memoryForBets(address: string): Stored<RoundMemory> {
  const memory = betMemory(address)
  reserveForFirstBet(memory, browserStorage())
  return memory
}

/** In characters as much as the largest bet takes: 256 outcomes and a whole transaction. */
const reservedSpace = " ".repeat(6_000)
const sharesOfHistory = [1, 1 / 2, 1 / 4, 0]

/**
 * Remembers a bet also where the browser has no space left: without a bet under way the record reserves the space that one
 * needs, and where that is not enough the oldest results are dropped first. Where nothing is kept, `tab` remembers what is
 * open, because a tab has space of its own: a reload finds the bet again.
 */
export function withReservedSpace(memory: Stored<RoundMemory>, tab?: Stored<OpenRounds>): Stored<RoundMemory> {
  return {
    ...memory,
    read: () => ({ ...memory.read(), ...tab?.read() }),
    write({ history, ...rest }) {
      const { pending, unrevealed } = rest
      const withShare = (share: number) => ({ ...rest, history: history.slice(0, history.length * share) })
      const isIdle = pending === null && unrevealed === null
      const attempts = [
        ...(isIdle ? sharesOfHistory.slice(0, 2).map((share) => ({ ...withShare(share), reservedSpace })) : []),
        ...sharesOfHistory.map(withShare),
      ]
      if (attempts.some((value) => memory.write(value))) {
        if (tab && tab.read() !== null) tab.clear()
        return true
      }
      tab?.write(rest)
      // Until the page goes, nothing is forgotten.
      return memory.write(withShare(1))
    },
  }
}

/** A wallet's first bet follows no record that reserved its space. What is there already is left as it is, also where it cannot be read. */
export function reserveForFirstBet(memory: Stored<RoundMemory>, port: Pick<StoragePort, "getItem">): void {
  try {
    if (port.getItem(memory.key) !== null) return
    // What the browser refused to keep is remembered by this page alone.
    const { pending, unrevealed, history } = memory.read()
    if (pending !== null || unrevealed !== null || history.length > 0) return
    // A record that was not written would hide from this page what another one writes later.
    if (!memory.write(emptyMemory)) memory.clear()
  } catch (error) {
    logger.warn("Storage does not say whether there is a record of bets", error)
  }
}
