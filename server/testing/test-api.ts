import { generateKeyPairSync, sign } from "node:crypto"
import type { Hono } from "hono"
import { type AppOptions, createApp } from "../app"
import { toBase58 } from "../contract/base58"
import type { AppConfig } from "../contract/config"
import { lazyDatabase } from "../database/lazy-database"
import { PlayQueries } from "../database/play-queries"
import { PlayStore } from "../database/play-store"
import { createLog, silentLog } from "../log"
import { transactionCache } from "../monitoring/transaction-cache"
import { createPlatform } from "../platform"
import { sampleGame } from "./sample-game"
import { openSharedStorage, type SharedStorage, type StorageKind } from "./storage"

export const testConfig: AppConfig = {
  cluster: "localnet",
  rpcUrl: "http://localhost:8899",
  wsUrl: "ws://localhost:8900",
  creator: "11111111111111111111111111111111",
  tokens: [],
  faucetUrl: "http://localhost:8899/faucet",
}

/** A database that never opens, for calls that need none. */
const noDatabase = () => Promise.reject(new Error("no database"))

/** Everything an app needs, without a database and a chain. */
export const testOptions = (): AppOptions => ({
  config: testConfig,
  version: "9.9.9",
  log: silentLog,
  prices: async () => ({}),
  pools: async () => ({ readAt: 0, pools: [] }),
  plays: noDatabase,
  referrals: noDatabase,
  platform: createPlatform(noDatabase, silentLog),
  monitoring: {
    nodeHealth: async () => undefined,
    poolAddresses: [],
    transactions: transactionCache(async (signatures) => signatures.map(() => null)),
    siteHosts: ["localhost", "casino.example"],
  },
  readiness: async () => ({ database: false, chain: false, indexerLagMs: null }),
})

/** A wallet that signs what the server asks, as a browser's wallet would. */
export function testWallet() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519")
  const address = toBase58(new Uint8Array(publicKey.export({ format: "der", type: "spki" }).subarray(-32)))
  return {
    address,
    sign: (message: string) => toBase58(new Uint8Array(sign(null, Buffer.from(message, "utf8"), privateKey))),
  }
}
export type TestWallet = ReturnType<typeof testWallet>

export const host = "casino.example"
const origin = `https://${host}`

export interface TestApi {
  app: Hono
  database: ReturnType<typeof lazyDatabase>
  owner: TestWallet
  /** Lines of the log. */
  lines: string[]
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Signs in and gives the cookie header. */
  signIn(wallet: TestWallet, from?: string): Promise<string>
  /** A challenge for `action`, signed. */
  signed(wallet: TestWallet, action?: string): Promise<{ wallet: string; message: string; signature: string }>
  close(): Promise<void>
}

/** The API on an empty database of its own. */
export const testApi = async (kind: StorageKind = "embedded"): Promise<TestApi> =>
  testApiOn(await openSharedStorage(kind))

/** The API on this database, for which `owner` administers. */
export async function testApiOn(storage: SharedStorage, owner = testWallet()): Promise<TestApi> {
  const database = lazyDatabase(storage.place)
  // Opening takes seconds on a busy machine, which the first test would pay for.
  await database.get()
  const lines: string[] = []
  const log = createLog({ level: "debug", write: (line) => lines.push(line) })
  const platform = createPlatform(database.get, log)
  const config = { ...testConfig, creator: owner.address }
  const store = await PlayStore.open(await database.get(), { chain: "test", creator: owner.address })
  await store.saveNews({ games: [sampleGame()], openBets: [], missing: [], rest: null }, null, 1)
  const plays = async () => new PlayQueries(store)
  const app = createApp({ ...testOptions(), config, log, platform, plays, trustedHops: 1 })

  const get: TestApi["get"] = async (path, headers = {}) => app.request(path, { headers: { host, ...headers } })
  const post: TestApi["post"] = async (path, body, headers = {}) =>
    app.request(path, {
      method: "POST",
      headers: { host, origin, "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
  const signed: TestApi["signed"] = async (wallet, action) => {
    const query = new URLSearchParams({ wallet: wallet.address, ...(action && { action }) })
    const reply = await get(`/api/session/challenge?${query}`, { origin })
    const { message } = (await reply.json()) as { message: string }
    return { wallet: wallet.address, message, signature: wallet.sign(message) }
  }
  return {
    app,
    database,
    owner,
    lines,
    get,
    post,
    signed,
    async signIn(wallet, from = "10.0.0.1") {
      const reply = await post("/api/session", await signed(wallet), { "x-forwarded-for": from })
      return reply.headers.get("set-cookie")?.split(";")[0] ?? ""
    },
    async close() {
      await platform.close()
      await database.close()
      await storage.close()
    },
  }
}
