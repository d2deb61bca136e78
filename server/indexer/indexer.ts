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

const checkedAtOnce = 256
const checkEveryMs = 10_000

/**
 * Follows the settled plays. The newest page is read first, what lies between it and the last one known becomes an
 * unread span, and spans are read page by page. What is left is stored with the plays, so that it may be killed anywhere.
 */
export function createIndexer({
  chain,
  store,
  pageSize = 200,
  nowMs: givenNowMs,
  onGivenUp = () => undefined,
}: IndexerOptions): Indexer {
  const nowMs = givenNowMs ?? Date.now
  let checkedAtMs = Number.NEGATIVE_INFINITY

  const read = async (range: Omit<SignatureRange, "limit">) => {
    const found = await chain.signatures({ ...range, limit: pageSize })
    const succeeded = found.filter(({ failed }) => !failed)
    const last = found.length < pageSize ? undefined : found.at(-1)
    const page: ReadPage = {
      ...(await chain.read(succeeded.toReversed())),
      rest: last ? { before: last.signature, until: range.until ?? null } : null,
    }
    return { page, newest: found[0]?.signature ?? null }
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
      await plays.settle(finalIds, rolledBack, nowMs())
    }
    if (unsure.length < checkedAtOnce) checkedAtMs = nowMs()
  }

  return {
    async step() {
      const plays = await store()
      const head = await plays.head()
      const readAtMs = givenNowMs?.() ?? (await plays.nowMs())
      const news = await read({ ...(head?.newest && { until: head.newest }) })
      await plays.saveNews(news.page, news.newest, readAtMs)
      const nextMs = await readMissing(plays)
      await check(plays)
      const [span, ...others] = await plays.unread()
      if (!span) return { more: false, nextMs }
      const { page } = await read({ before: span.before, ...(span.until && { until: span.until }) })
      await plays.saveSpan(span.id, page, nowMs())
      return { more: page.rest !== null || others.length > 0, nextMs }
    },
  }
}
