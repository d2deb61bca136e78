import { createServer, type Server, type Socket } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openDatabase } from "../database/open-database"
import { genesisHashes } from "../rpc/nodes"
import { readServerSettings } from "../settings"
import { startNode } from "../testing/node"
import { openSharedStorage, type SharedStorage } from "../testing/storage"
import { testConfig } from "../testing/test-api"
import { checkSecrets, fatalFindings } from "./check-config"

let storage: SharedStorage
let url: string
beforeAll(async () => {
  storage = await openSharedStorage("PostgreSQL")
  url = "url" in storage.place ? storage.place.url : ""
}, 60_000)
afterAll(() => storage.close())

const found = async (DATABASE_URL: string | undefined) =>
  (await fatalFindings(testConfig, { DATABASE_URL, DATA_DIR: ".data" })).map(({ item, says }) => `${item} ${says}`)

test("a node of a public chain ends the start of a local network, whose gate is open; one that is away does not", async () => {
  const mainnet = await startNode({}, genesisHashes["mainnet-beta"] ?? "")
  const own = await startNode({})
  const items = async (rpcUrl: string) => (await fatalFindings({ ...testConfig, rpcUrl })).map(({ says }) => says)
  expect(await items(mainnet.endpoint.rpcUrl)).toEqual(["is on another chain than localnet"])
  expect(await items(own.endpoint.rpcUrl)).toEqual([])
  for (const node of [mainnet, own]) node.close()
  expect(await items("http://127.0.0.1:9")).toEqual([])
})

test("a database of a newer program ends the start, and one of this program does not", async () => {
  expect(await found(url)).toEqual([])
  const { default: pg } = await import("pg")
  const database = await openDatabase({ url })
  expect(await found(url)).toEqual([])
  await database.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
  await client.end()
  expect(await found(url)).toEqual(["database is newer than this program"])
})

test("a database that is away, or named by an address that cannot be read, ends no start", async () => {
  expect(await found(undefined)).toEqual([])
  expect(await found("postgres://127.0.0.1:9/none")).toEqual([])
  expect(await found("postgres://casino:a#b@127.0.0.1/none")).toEqual([])
})

test("a database that takes the connection and never answers ends no start", async () => {
  const sockets: Socket[] = []
  const server = await new Promise<Server>((resolve) => {
    const listening = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1", () => resolve(listening))
  })
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const begun = Date.now()
  expect(await found(`postgres://127.0.0.1:${port}/none`)).toEqual([])
  expect(Date.now() - begun).toBeLessThan(20_000)
  for (const socket of sockets) socket.destroy()
  server.close()
})

test("a key that is too short to be taken out of lines and answers is warned of, without its value", () => {
  const found = (environment: Record<string, string>) => checkSecrets(readServerSettings(environment))
  const [short, ...others] = found({ SOLANA_RPC_URL: "https://node.example/v2?api-key=abc123" })
  expect([short?.level, others]).toEqual(["warning", []])
  expect(short?.says).toContain("SOLANA_RPC_URL")
  expect(JSON.stringify(short)).not.toContain("abc123")
  expect(found({ SOLANA_RPC_URL: "https://node.example/v2?api-key=abc12345" })).toEqual([])
})
