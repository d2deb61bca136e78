import type { PlayStore, ReadPage } from "../database/play-store"
import type { PlayChain, SignatureRange } from "./play-chain"

export interface IndexerOptions {
  chain: PlayChain
  /** The store of this chain's plays; it may throw while there is none. */
  store: () => Promise<PlayStore>
  /** Transactions read in one go. */
  pageSize?: number
  nowMs?: () => number
}

export interface Indexer {
  /** Reads what is new, then one page of what is left from before. Gives whether more is left. */
  step(): Promise<boolean>
}

/**
 * Follows the settled plays. The newest page is read first, what lies between it and the last one known becomes an
 * unread span, and spans are read page by page. What is left is kept with the plays, so that it may be killed anywhere.
 */
export function createIndexer({ chain, store, pageSize = 200, nowMs = Date.now }: IndexerOptions): Indexer {
  const read = async (range: Omit<SignatureRange, "limit">) => {
    const found = await chain.signatures({ ...range, limit: pageSize })
    const succeeded = found.filter(({ failed }) => !failed).map(({ signature }) => signature)
    const last = found.length < pageSize ? undefined : found.at(-1)
    const page: ReadPage = {
      games: await chain.settledGames(succeeded),
      rest: last ? { before: last.signature, until: range.until ?? null } : null,
    }
    return { page, newest: found[0]?.signature ?? null }
  }

  return {
    async step() {
      const plays = await store()
      const head = await plays.head()
      const readAtMs = nowMs()
      const news = await read({ ...(head?.newest && { until: head.newest }) })
      await plays.saveNews(news.page, news.newest, readAtMs)
      const [span, ...others] = await plays.unread()
      if (!span) return false
      const { page } = await read({ before: span.before, ...(span.until && { until: span.until }) })
      await plays.saveSpan(span.id, page)
      return page.rest !== null || others.length > 0
    },
  }
}
