import { openDatabase } from "../../server/database/open-database"
import { PlayStore } from "../../server/database/play-store"
import { createIndexer } from "../../server/indexer/indexer"
import { playChain, readingConnection } from "../../server/indexer/play-chain"

// An indexer in a process of its own, so that it can be killed; it says when it has read another page.
const [rpcUrl = "", creator = "", folder = ""] = process.argv.slice(2)
const chain = playChain(readingConnection(rpcUrl), creator)
const database = await openDatabase({ folder })
const plays = await PlayStore.open(database, { chain: await chain.genesisHash(), creator })
const indexer = createIndexer({ chain, store: async () => plays, pageSize: 4 })
let more = true
while (more) {
  more = (await indexer.step()).more
  process.send?.(more ? "read" : "finished")
}
await database.close()
process.disconnect()
