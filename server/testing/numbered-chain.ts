import type { Database } from "../database/open-database"
import { PlayQueries } from "../database/play-queries"
import { PlayStore } from "../database/play-store"
import { createIndexer } from "../indexer/indexer"
import type { PlayChain } from "../indexer/play-chain"
import { sampleGame } from "./sample-game"

const settled = (signature: string, finalized: boolean) => sampleGame({ signature, slot: Number(signature), finalized })

/** A chain of numbered transactions: every third failed, and each other one settled a play. Slots have their numbers. */
export async function numberedChain(database: Database, name: string, pageSize = 5) {
  const ledger: string[] = []
  const asked: string[] = []
  const moved = new Map<string, number>()
  let hidden: string | null = null
  let firstSlot = 0
  let finalSlot = Number.POSITIVE_INFINITY
  let nowMs = 9
  let node = "own"
  let nextNode: string | null = null
  const reads: string[] = []
  const failed = (signature: string) => Number(signature) % 3 === 0
  const chain: PlayChain = {
    genesisHash: async () => "numbered",
    async signatures({ before, until, limit }) {
      asked.push(`${before ?? "now"}..${until ?? "first"}`)
      const newest = ledger.filter((signature) => Number(signature) >= firstSlot).toReversed()
      const from = before === undefined ? 0 : newest.indexOf(before) + 1
      const to = until !== undefined && newest.includes(until) ? newest.indexOf(until) : newest.length
      return newest
        .slice(from, Math.min(to, from + limit))
        .map((signature) => ({ signature, failed: failed(signature), finalized: Number(signature) <= finalSlot }))
    },
    async read(transactions) {
      reads.push(...transactions.map(({ signature }) => signature))
      const known = transactions.filter(({ signature }) => signature !== hidden && ledger.includes(signature))
      return {
        games: known.map(({ signature, finalized }) => ({
          ...settled(signature, finalized),
          slot: moved.get(signature) ?? Number(signature),
        })),
        openBets: [],
        shares: [],
        missing: transactions.filter((each) => !known.includes(each)).map(({ signature }) => signature),
      }
    },
    finalizedSlot: async () => Math.min(finalSlot, 1_000),
    firstSlot: async () => firstSlot,
    knows: async (signature) => ledger.includes(signature) && Number(signature) >= firstSlot,
    node: () => node,
    async slotsOf(signatures) {
      node = nextNode ?? node
      return signatures.map((signature) =>
        ledger.includes(signature) ? (moved.get(signature) ?? Number(signature)) : null,
      )
    },
  }
  const plays = await PlayStore.open(database, { chain: name, creator: "creator" })
  const queries = new PlayQueries(plays)
  const indexer = () => createIndexer({ chain, store: async () => plays, pageSize, nowMs: () => nowMs })
  return {
    plays,
    asked,
    happen: (count: number) => {
      for (let added = 0; added < count; added++) ledger.push(String(ledger.length + 1))
    },
    hide: (signature: string | null) => {
      hidden = signature
    },
    /** Undoes the newest transaction; it may land again in another slot. */
    rollBack: (slot?: number) => {
      const newest = ledger.at(-1) ?? ""
      if (slot === undefined) ledger.pop()
      else moved.set(newest, slot)
    },
    forget: (slot: number) => {
      firstSlot = slot
    },
    finalize: (slot: number) => {
      finalSlot = slot
    },
    pass: (ms: number) => {
      nowMs += ms
    },
    queries,
    reads,
    /** In the middle of the next check another node is asked. */
    changeNode: (name: string) => {
      nextNode = name
    },
    expected: () => ledger.filter((signature) => !failed(signature)).toReversed(),
    known: async () => (await queries.newest({}, 200)).map(({ signature }) => signature),
    // Another one each time, as after a restart: it knows what the store knows.
    step: () => indexer().step(),
    indexer,
    hinted(signature: string) {
      const hinting = indexer()
      hinting.hint(signature)
      return hinting.step()
    },
  }
}
