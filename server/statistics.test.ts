import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { lazyDatabase } from "./database/lazy-database"
import { PlayStore } from "./database/play-store"
import { silentLog } from "./log"
import { type Statistics, startStatistics } from "./statistics"
import { startNode } from "./testing/node"
import { sampleGame } from "./testing/sample-game"
import { openStorage } from "./testing/storage"
import { testConfig, testWallet } from "./testing/test-api"

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

test("a part that never answers is named, whatever the others do", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1")
  await once(silent, "listening")
  const { port } = silent.address() as AddressInfo // It listens on a port.
  const config = { ...testConfig, rpcUrl: `http://127.0.0.1:${port}`, wsUrl: `ws://127.0.0.1:${port}` }
  const storage = await openStorage("embedded")
  const database = lazyDatabase(storage.place)
  await database.get()
  const statistics = startStatistics({ config, database: database.get, log: silentLog })
  open.push({ close: () => silent.closeAllConnections() }, statistics, database, storage, {
    close: () => silent.close(),
  })
  expect(await statistics.readiness()).toMatchObject({ database: true, chain: false })
})

test("a process that starts without a node serves the plays of its casino that were read before", async () => {
  const storage = await openStorage("embedded")
  const database = lazyDatabase(storage.place)
  const store = await PlayStore.open(await database.get(), { chain: "genesis", creator: testConfig.creator })
  await store.saveNews({ games: [sampleGame()], openBets: [], missing: [], rest: null }, null, Date.now())
  const config = { ...testConfig, rpcUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9" }
  const statistics = startStatistics({ config, database: database.get, log: silentLog })
  open.push(statistics, database, storage)
  const games = await (await statistics.plays()).newest({}, 10)
  expect(games).toHaveLength(1)
  const stranger = startStatistics({
    config: { ...config, creator: testWallet().address },
    database: database.get,
    log: silentLog,
  })
  open.unshift(stranger)
  await expect(stranger.plays()).rejects.toThrow()
})

test("a thousand viewers that ask whether the server is ready cost the node one call a second", async () => {
  const node = await startNode({ getSlot: () => 7 })
  const database = () => Promise.reject(new Error("no database"))
  const config = { ...testConfig, ...node.endpoint }
  const statistics: Statistics = startStatistics({ config, database, log: silentLog })
  open.push(statistics, node)
  const slots = () => node.asked.filter((method) => method === "getSlot").length
  const askAll = () => Promise.all(Array.from({ length: 1_000 }, () => statistics.readiness()))
  const begunMs = performance.now()
  expect((await askAll())[0]).toEqual({ database: false, chain: true, indexerLagMs: null, indexing: false })
  await askAll()
  const once = slots()
  expect(once).toBeLessThanOrEqual(1 + Math.floor((performance.now() - begunMs) / 1_000))
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  await askAll()
  expect(slots()).toBeGreaterThan(once)
})
