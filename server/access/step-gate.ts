import { setTimeout as pause } from "node:timers/promises"
import { laterStep } from "../contract/later-step"
import { askedPlays, mayStartPlay, type PoolTables } from "../rpc/asked-plays"
import type { TransactionParts } from "../rpc/transaction-parts"
import { continuesRun, type SettledPlay } from "./open-run"

/** Plays of a wallet that may be continued. */
const mostPlays = 50
const patienceMs = 5_000
const askAgainMs = 400
/** Each asks a node and the database. While all places are taken, each network address still has one. */
const mostAtOnce = 200
const mostOfAddress = 50

/** "unknown" while it is not known which plays a wallet has: a later try decides. */
export type Passage = "passes" | "starts" | "unknown"

export interface StepPorts {
  /** Whose casino this is. */
  creator: string
  tables: () => Promise<PoolTables>
  /** A wallet's settled plays of this casino, oldest first; null while not all of them are known. The limit is the network address's. */
  plays: (wallet: string, address: string) => Promise<readonly SettledPlay[] | null>
  log: { warn: (fields: object, words: string) => void }
  nowMs?: () => number
  sleep?: (ms: number) => Promise<unknown>
}

/** Decides what a closed gate lets through: what continues a run of the wallet, and all that starts nothing. */
export function stepGate({ creator, tables, plays, log, nowMs = Date.now, sleep = pause }: StepPorts) {
  /** By network address, how many are judged at present. */
  const judged = new Map<string, number>()
  let all = 0
  const count = (address: string, more: 1 | -1) => {
    all += more
    const own = (judged.get(address) ?? 0) + more
    if (own > 0) judged.set(address, own)
    else judged.delete(address)
  }

  async function passage(parts: TransactionParts, address: string): Promise<Passage> {
    const asked = askedPlays(parts, await tables())
    if (asked === null || !asked.every((play) => play.creator === creator && laterStep(play.metadata) !== null))
      return "starts"
    for (const user of new Set(asked.map((play) => play.user))) {
      const settled = await known(user, address)
      if (settled === null) return "unknown"
      if (!asked.every((play) => play.user !== user || continuesRun(play, settled))) return "starts"
    }
    return "passes"
  }

  /** Waits for what has just been settled: it comes to the indexer a little after the page. */
  async function known(user: string, address: string): Promise<readonly SettledPlay[] | null> {
    for (const endMs = nowMs() + patienceMs; ; ) {
      const found = await plays(user, address)
      if (found) return found.slice(-mostPlays)
      if (nowMs() + askAgainMs > endMs) return null
      await sleep(askAgainMs)
    }
  }

  return async (parts: TransactionParts, address: string): Promise<Passage> => {
    if (!mayStartPlay(parts)) return "passes"
    if ((judged.get(address) ?? 0) >= (all < mostAtOnce ? mostOfAddress : 1)) return "unknown"
    count(address, 1)
    try {
      return await passage(parts, address)
    } catch (error) {
      log.warn({ err: error }, "It could not be read whether a bet continues a run")
      return "unknown"
    } finally {
      count(address, -1)
    }
  }
}
