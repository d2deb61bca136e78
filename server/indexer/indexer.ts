import type { PlayStore } from "../database/play-store"
import type { ReadPage } from "../database/settled-game"
import type { PlayChain, SignatureRange } from "./play-chain"

export interface IndexerOptions {
  chain: PlayChain
  /** The store of this chain's plays; it may throw while there is none. */
  store: () => Promise<PlayStore>
  /** Transactions read in one go. */
  pageSize?: number
  /** Left out: the database's clock for the time of a reading, which other processes compare, and this machine's elsewhere. */
  nowMs?: () => number
  /** Receives the signatures of transactions that no node returned for about a day, which are asked for daily from now on. */
  onGivenUp?: (signatures: readonly string[]) => void
}

export interface Step {
  /** Whether more is left to be read now. */
  more: boolean
  /** When a missing transaction is to be asked for again. */
  nextMs: number | null
}

export interface Indexer {
  /** Reads what is new, one page of what is left from before, and what was missing; then checks what is not final yet. */
  step(): Promise<Step>
}

export interface HintedIndexer extends Indexer {
  /** Names a play that has landed: the next step reads it in front of everything else. */
  hint(signature: string): void
}

const checkedAtOnce = 256
const checkEveryMs = 10_000
/** A play that is not read as hinted comes with its page. */
const maxHints = 1_000

/**
 * Follows the settled plays. The newest page is read first, what lies between it and the last one known becomes an
 * unread span, and spans are read page by page. What is left is stored with the plays, so that it may be killed anywhere.
 * Anyone can name the casino in a transaction: failed ones are never read, a step reads a page of the others at most, and plays
 * that a socket has named wait behind none of them.
 */
export function createIndexer({
  chain,
  store,
  pageSize = 200,
  nowMs: givenNowMs,
  onGivenUp = () => undefined,
}: IndexerOptions): HintedIndexer {
  const nowMs = givenNowMs ?? Date.now
  const hints = new Set<string>()
  let checkedAtMs = Number.NEGATIVE_INFINITY
  /** Spans whose end no node reached; the others are read before them. */
  let stuck = 0
  let turn = 0

  const read = async (range: Omit<SignatureRange, "limit">, plays: PlayStore, sawNone = false) => {
    const node = chain.node()
    const found = await chain.signatures({ ...range, limit: pageSize })
    const succeeded = found.filter(({ failed }) => !failed)
    const before = found.at(-1)?.signature ?? range.before
    const isFull = found.length === pageSize
    const page: ReadPage = {
      ...(await chain.read(succeeded.toReversed())),
      rest:
        before !== undefined && (isFull || !(sawNone || (await reachesEnd(range, plays, node))))
          ? { before, until: range.until ?? null }
          : null,
    }
    return { page, newest: found[0]?.signature ?? null, isStuck: !isFull && page.rest !== null }
  }

  /**
   * A node that has forgotten where a range ends gives what it has of it, as if that were all. A range without an end goes to the
   * first transaction of all, which only a node with the chain's whole history can tell. One that does not know the end and has what
   * came before our first play was right: the end was rolled back.
   */
  const reachesEnd = async ({ until }: Omit<SignatureRange, "limit">, plays: PlayStore, node: unknown) => {
    if (until === undefined) return (await chain.firstSlot()) === 0 && chain.node() === node
    const hasAll = async () => (await chain.firstSlot()) <= ((await plays.oldestSlot()) ?? Number.POSITIVE_INFINITY)
    return ((await chain.knows(until)) || (await hasAll())) && chain.node() === node
  }

  const readHinted = async (plays: PlayStore) => {
    const signatures = [...hints].slice(0, pageSize)
    if (signatures.length === 0) return
    const named = signatures.map((signature) => ({ signature, failed: false, finalized: false }))
    // Only a socket has named them: what the node does not know is not missing, and comes with its page.
    await plays.saveHinted({ ...(await chain.read(named)), missing: [], rest: null }, nowMs())
    for (const signature of signatures) hints.delete(signature)
  }

  const readMissing = async (plays: PlayStore): Promise<number | null> => {
    const { signatures } = await plays.due(nowMs(), pageSize)
    if (signatures.length > 0) {
      // Not final, as far as is known: the check that follows finds out.
      const named = signatures.map((signature) => ({ signature, failed: false, finalized: false }))
      const givenUp = await plays.saveFound(signatures, { ...(await chain.read(named)), rest: null }, nowMs())
      if (givenUp.length > 0) onGivenUp(givenUp)
    }
    return (await plays.due(nowMs(), 1)).nextMs
  }

  /** A transaction that is in another slot than it was read in, or in none, was rolled back. */
  const check = async (plays: PlayStore) => {
    if (nowMs() - checkedAtMs < checkEveryMs) return
    const node = chain.node()
    const slot = await chain.finalizedSlot()
    const unsure = await plays.notFinal(slot, checkedAtOnce)
    if (unsure.length > 0) {
      const slots = await chain.slotsOf(unsure.map(({ signature }) => signature))
      const isFinal = (index: number) => slots[index] === unsure[index]?.slot
      const finalIds = unsure.filter((_, index) => isFinal(index)).map(({ id }) => id)
      const gone = unsure.filter((_, index) => !isFinal(index))
      // A node that has forgotten a slot cannot say that a transaction of it was rolled back.
      const firstSlot = gone.length > 0 ? await chain.firstSlot() : 0
      const rolledBack = gone.filter(({ slot }) => slot >= firstSlot)
      // What one node has finalized, another one may not have seen, or have forgotten.
      if (chain.node() !== node) return
      await plays.settle(finalIds, rolledBack, nowMs())
    }
    if (unsure.length < checkedAtOnce) checkedAtMs = nowMs()
  }

  return {
    hint(signature) {
      hints.add(signature)
      const [oldest] = hints
      if (hints.size > maxHints && oldest !== undefined) hints.delete(oldest)
    },
    async step() {
      const plays = await store()
      await readHinted(plays)
      const head = await plays.head()
      const readAtMs = givenNowMs?.() ?? (await plays.nowMs())
      // Where there was nothing before, a node's short history hides nothing.
      const news = await read({ ...(head?.newest && { until: head.newest }) }, plays, head?.newest === null)
      await plays.saveNews(news.page, news.newest, readAtMs)
      const nextMs = await readMissing(plays)
      await check(plays)
      // The newest and the oldest in turn: a flood that adds one with each step would keep the old ones waiting.
      const unread = await plays.unread()
      const ofPlays = unread.filter(({ forShares }) => !forShares)
      const newestFirst = stuck < ofPlays.length ? ofPlays : unread
      const spans = turn++ % 2 === 0 ? newestFirst : newestFirst.toReversed()
      const span = spans[stuck % spans.length]
      if (!span) return { more: false, nextMs }
      const { page, isStuck } = await read({ before: span.before, ...(span.until && { until: span.until }) }, plays)
      await plays.saveSpan(span.id, page, nowMs())
      stuck = isStuck ? stuck + 1 : 0
      return { more: stuck < unread.length && (page.rest !== null || unread.length > 1), nextMs }
    },
  }
}
