import { sql } from "drizzle-orm"
import type { AppConfig } from "./contract/config"
import type { ReadinessParts } from "./contract/health"
import type { Failover } from "./contract/rpc-endpoints"
import { type Backlog, backlogOf } from "./database/backlog"
import type { DatabaseSource } from "./database/lazy-database"
import { PlayQueries } from "./database/play-queries"
import { PlayStore } from "./database/play-store"
import { ReferrerStore } from "./database/referrer-store"
import { createIndexer } from "./indexer/indexer"
import { type PlayChain, playChain, readingConnection } from "./indexer/play-chain"
import { withReferrers } from "./indexer/referrer-indexer"
import { referrersOf } from "./indexer/referrers"
import { runIndexer } from "./indexer/run-indexer"
import { singleIndexer } from "./indexer/single-indexer"
import { nodeLogs } from "./indexer/transaction-logs"
import { watchPlays } from "./indexer/watch-plays"
import type { Log } from "./log"
import { parsingService, sourcesInOrder } from "./monitoring/log-sources"
import type { TransactionSource } from "./monitoring/transaction-cache"
import { sharedAnswer } from "./routes/shared-answer"
import { type NodesConfig, nodesOf } from "./rpc/nodes"

/** Every open feed asks whether the server is ready; the node and the database are asked this often. */
const readinessFreshMs = 1_000
/** A part that has not answered by then counts as failed: who asks is a load balancer. */
const longestPartMs = 2_000
/** How long the first reader waits for the node to say which chain this is, before stored plays are served without it. */
const chainPatienceMs = 1_000

export interface StatisticsOptions {
  config: NodesConfig & Pick<AppConfig, "creator">
  /** Made from the configuration unless given. */
  nodes?: Failover
  database: DatabaseSource
  /** A service that parses transactions, asked for their logs before the nodes. */
  logsUrl?: string
  log: Log
  /** Runs with the number of plays in each page that this process has read. */
  onRead?: (plays: number) => void
}

export interface Statistics {
  /**
   * The plays that were read so far.
   * @throws Error while there is no database, or it is not known which chain this is.
   */
  plays: () => Promise<PlayQueries>
  /** The referral records that were read so far; throws as `plays` does. */
  referrals: () => Promise<ReferrerStore>
  /** What the reading of the chain has left to do. @throws as `plays` does. */
  backlog: () => Promise<Backlog>
  /** At most a second old, however many ask. */
  readiness: () => Promise<ReadinessParts>
  /** @throws when the node is not well, or does not answer. */
  nodeHealth: () => Promise<void>
  /** When the node's newest block was made; null when the node does not say. @throws as `nodeHealth` does. */
  blockTimeMs: () => Promise<number | null>
  readTransactions: TransactionSource
  close(): Promise<void>
}

/**
 * Reads the settled plays into the database for as long as it lives. It starts by itself without being awaited; what
 * fails is tried again.
 */
export function startStatistics(options: StatisticsOptions): Statistics {
  const { config, database, log, logsUrl, nodes = nodesOf(config, log) } = options
  const { creator } = config
  const connection = readingConnection(config.rpcUrl, nodes.fetch)
  const chain = counted(playChain(connection, creator, nodes.current), options.onRead)
  let opened: Promise<PlayStore> | null = null

  const store = () => {
    opened ??= open().catch((error) => {
      opened = null
      throw error
    })
    return opened
  }
  const open = async () => PlayStore.open(await database(), { chain: await chain.genesisHash(), creator })
  /** What may be read: without a node, the plays of this creator that were read last. */
  let known: PlayStore | null = null
  const readable = async (): Promise<PlayStore> => {
    const opening = store().then((plays) => {
      known = plays
      return plays
    })
    try {
      return await within(opening, known ? 0 : chainPatienceMs)
    } catch (error) {
      known ??= await PlayStore.lastRead(await database(), creator)
      if (known) return known
      throw error
    }
  }
  const plays = async () => new PlayQueries(await readable())
  const referrals = async () => new ReferrerStore(await readable())

  const readiness = async () => {
    const [answer, lag, slot] = await Promise.allSettled([
      within(
        database().then(({ db }) => db.execute(sql`select 1`)),
        longestPartMs,
      ),
      within(
        readable().then((plays) => plays.lagMs()),
        longestPartMs,
      ),
      within(connection.getSlot(), longestPartMs),
    ])
    return {
      database: answer.status === "fulfilled",
      chain: slot.status === "fulfilled",
      indexerLagMs: lag.status === "fulfilled" ? lag.value : null,
      indexing: single.isReading(),
    }
  }

  const onGivenUp = (signatures: readonly string[]) =>
    log.warn(
      { count: signatures.length },
      "The node named transactions that it does not return. They are asked for once a day and counted as missing.",
    )
  const indexed = createIndexer({ chain, store, onGivenUp })
  const read = referrersOf(connection, creator)
  const single = singleIndexer(withReferrers(indexed, { store: referrals, read, log }), database, {
    onReading: (reading) =>
      log.info(reading ? "This process reads the chain now" : "This process no longer reads the chain"),
  })
  const indexer = runIndexer(single, { log })
  const watch = watchPlays({
    wsUrls: nodes.endpoints.map(({ wsUrl }) => wsUrl),
    creator,
    onPlay: (signature) => {
      if (signature !== null) indexed.hint(signature)
      indexer.wake()
    },
  })
  return {
    plays,
    referrals,
    backlog: async () => backlogOf(await readable()),
    readTransactions: sourcesInOrder([...(logsUrl === undefined ? [] : parsingService(logsUrl)), ...nodeLogs(nodes)]),
    async nodeHealth() {
      await connection.getSlot()
    },
    async blockTimeMs() {
      const seconds = await connection.getBlockTime(await connection.getSlot())
      return seconds === null ? null : seconds * 1_000
    },
    readiness: sharedAnswer(readiness, readinessFreshMs),
    async close() {
      watch.close()
      await indexer.close()
      await single.close()
    },
  }
}

function counted(chain: PlayChain, onRead: StatisticsOptions["onRead"] = () => undefined): PlayChain {
  return {
    ...chain,
    async read(transactions) {
      const read = await chain.read(transactions)
      onRead(read.games.length)
      return read
    },
  }
}

/** @throws an Error when the promise is not settled in time. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
