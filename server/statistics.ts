import type { AppConfig } from "./contract/config"
import type { Readiness } from "./contract/health"
import { createFailover, endpointsOf } from "./contract/rpc-endpoints"
import type { DatabaseSource } from "./database/lazy-database"
import { PlayQueries } from "./database/play-queries"
import { PlayStore } from "./database/play-store"
import { ReferrerStore } from "./database/referrer-store"
import { createIndexer } from "./indexer/indexer"
import { playChain, readingConnection } from "./indexer/play-chain"
import { withReferrers } from "./indexer/referrer-indexer"
import { referrersOf } from "./indexer/referrers"
import { runIndexer } from "./indexer/run-indexer"
import { singleIndexer } from "./indexer/single-indexer"
import { transactionLogsOf } from "./indexer/transaction-logs"
import { watchPlays } from "./indexer/watch-plays"
import type { Log } from "./log"
import type { TransactionSource } from "./monitoring/transaction-cache"
import { sharedAnswer } from "./routes/shared-answer"

/** Every open feed asks whether the server is ready; the node and the database are asked this often. */
const readinessFreshMs = 1_000

export interface StatisticsOptions {
  config: Pick<AppConfig, "rpcUrl" | "wsUrl" | "fallbacks" | "creator">
  database: DatabaseSource
  log: Log
}

export interface Statistics {
  /**
   * The plays that were read so far.
   * @throws Error while there is no database, or it is not known which chain this is.
   */
  plays: () => Promise<PlayQueries>
  /** The referral records that were read so far; throws as `plays` does. */
  referrals: () => Promise<ReferrerStore>
  /** At most a second old, however many ask. */
  readiness: () => Promise<Omit<Readiness, "ready">>
  /** @throws when the node is not well, or does not answer. */
  nodeHealth: () => Promise<void>
  readTransactions: TransactionSource
  close(): Promise<void>
}

/**
 * Reads the settled plays into the database for as long as it lives. It starts by itself without being awaited; what
 * fails is tried again.
 */
export function startStatistics({ config, database, log }: StatisticsOptions): Statistics {
  const { creator } = config
  const endpoints = endpointsOf(config)
  const connection = readingConnection(config.rpcUrl, createFailover(endpoints).fetch)
  const chain = playChain(connection, creator)
  let opened: Promise<PlayStore> | null = null

  const store = () => {
    opened ??= open().catch((error) => {
      opened = null
      throw error
    })
    return opened
  }
  const open = async () => PlayStore.open(await database(), { chain: await chain.genesisHash(), creator })
  const plays = async () => new PlayQueries(await store())
  const referrals = async () => new ReferrerStore(await store())

  const readiness = async () => {
    const [head, slot] = await Promise.allSettled([store().then((plays) => plays.head()), connection.getSlot()])
    const readAtMs = head.status === "fulfilled" ? head.value?.readAtMs : undefined
    return {
      database: head.status === "fulfilled",
      chain: slot.status === "fulfilled",
      indexerLagMs: readAtMs === undefined ? null : Math.max(0, Date.now() - readAtMs),
    }
  }

  const onGivenUp = (signatures: readonly string[]) =>
    log.warn({ count: signatures.length }, "The node named transactions that it does not return. They were given up.")
  const indexed = createIndexer({ chain, store, onGivenUp })
  const read = referrersOf(connection, creator)
  const single = singleIndexer(withReferrers(indexed, { store: referrals, read, log }), database)
  const indexer = runIndexer(single, { log })
  const watch = watchPlays({ wsUrls: endpoints.map(({ wsUrl }) => wsUrl), creator, onPlay: indexer.wake })
  return {
    plays,
    referrals,
    readTransactions: transactionLogsOf(connection),
    async nodeHealth() {
      await connection.getSlot()
    },
    readiness: sharedAnswer(readiness, readinessFreshMs),
    async close() {
      watch.close()
      await indexer.close()
      await single.close()
    },
  }
}
