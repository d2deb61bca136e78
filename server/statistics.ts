import type { AppConfig } from "./contract/config"
import { type Database, type DatabasePlace, openDatabase } from "./database/open-database"
import { PlayStore } from "./database/play-store"
import { createIndexer } from "./indexer/indexer"
import { playChain, readingConnection } from "./indexer/play-chain"
import { type ReferrerSource, referrersOf } from "./indexer/referrers"
import { runIndexer } from "./indexer/run-indexer"
import { watchPlays } from "./indexer/watch-plays"

export interface StatisticsOptions {
  config: Pick<AppConfig, "rpcUrl" | "wsUrl" | "creator">
  database: DatabasePlace
  /** Hears when the plays cannot be read or kept, and when they can be again. */
  log: (line: string) => void
}

export interface Statistics {
  /**
   * The plays that were read so far.
   * @throws Error while there is no database, or it is not known which chain this is.
   */
  plays: () => Promise<PlayStore>
  referrers: ReferrerSource
  close(): Promise<void>
}

/**
 * Reads the settled plays into the database for as long as it lives. It starts by itself without being awaited; what
 * fails is tried again.
 */
export function startStatistics({ config, database: place, log }: StatisticsOptions): Statistics {
  const { creator } = config
  const connection = readingConnection(config.rpcUrl)
  const chain = playChain(connection, creator)
  let database: Promise<Database> | null = null
  let store: Promise<PlayStore> | null = null

  const open = async () => {
    database ??= openDatabase(place).catch((error) => {
      database = null
      throw error
    })
    return new PlayStore(await database, { chain: await chain.genesisHash(), creator })
  }
  const plays = () => {
    store ??= open().catch((error) => {
      store = null
      throw error
    })
    return store
  }

  const indexer = runIndexer(createIndexer({ chain, store: plays }), { log })
  const ears = watchPlays({ wsUrl: config.wsUrl, creator, onPlay: indexer.wake })
  return {
    plays,
    referrers: referrersOf(connection, creator),
    async close() {
      ears.close()
      await indexer.close()
      const opened = await database?.catch(() => null)
      await opened?.close()
    },
  }
}
