import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createServer as createViteServer, type ViteDevServer } from "vite"
import { type Localnet, PortTaken, startLocalnet } from "#localnet"
import type { AppConfig, TokenConfig } from "../server/contract/config"
import {
  coinGecko,
  createLog,
  createPlatform,
  lazyDatabase,
  loadSite,
  poolsOf,
  type RunningServer,
  startServer,
  startStatistics,
} from "../server/index"
import { clusterOf, type Settings, visitorFreePlayOf } from "./settings"
import { servedConfig } from "./vite/app-config"

export interface StackOptions {
  settings: Settings
  /** "dev" compiles while you edit; "built" serves `dist/app` from the API process; "none" is the API alone. */
  web: "dev" | "built" | "none"
  /** Throws the local chain away. */
  reset?: boolean
  /** A fixed seed chain, for tests. */
  rngSeed?: string
  log?: (line: string) => void
}

export interface Stack {
  url: string
  apiUrl: string
  config: AppConfig
  /** A test that restarts the node replaces it here, so that it is closed with the rest. */
  localnet: Localnet | null
  close(): Promise<void>
}

const systemProgram = "11111111111111111111111111111111"
const sol: TokenConfig = {
  mint: "So11111111111111111111111111111111111111112",
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: systemProgram,
}
const mainnetUsdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const version: string = JSON.parse(readFileSync("package.json", "utf8")).version

/** Starts everything a player needs, in order, and stops it in the opposite one. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, web } = options
  const stops: (() => Promise<void>)[] = []
  const held: Pick<Stack, "localnet"> = { localnet: null }
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  try {
    const localnet = clusterOf(settings) === "localnet" ? await startChain(options) : null
    stops.push(async () => held.localnet?.close())
    held.localnet = localnet
    const config = configFor(settings, localnet)
    const server = await startApi(options, config)
    stops.push(() => server.close())
    const vite = web === "dev" ? await startVite(settings.WEB_PORT, config, server.url) : null
    if (vite) stops.push(() => vite.close())
    const url = vite?.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? server.url
    return Object.assign(held, { url, apiUrl: server.url, config, close })
  } catch (error) {
    await close()
    throw error
  }
}

const startChain = ({ settings, reset, rngSeed, log }: StackOptions) =>
  startLocalnet({
    rpcPort: settings.RPC_PORT,
    wsPort: settings.WS_PORT,
    settleDelayMs: settings.SETTLE_DELAY_MS,
    multiplayerHoldMs: settings.MULTIPLAYER_HOLD_MS,
    dataDir: `${settings.DATA_DIR}/localnet`,
    ...(reset && { reset }),
    ...(rngSeed && { rngSeed }),
    ...(log && { log }),
  }).catch((error) => {
    if (!(error instanceof PortTaken)) throw error
    throw taken(error.port, `the Solana ${error.role}`, error.role === "RPC" ? "RPC_PORT" : "WS_PORT")
  })

async function startApi(
  { settings, web, log = () => undefined }: StackOptions,
  config: AppConfig,
): Promise<RunningServer> {
  const site = web === "built" ? await loadSite("dist/app") : undefined
  const built = site?.assets.get("cluster.txt")
  const cluster = built && new TextDecoder().decode(built.body)
  if (site && cluster !== config.cluster) {
    throw new Error(
      `The build is for ${cluster}, but the environment asks for ${config.cluster}. Run "npm run build" again.`,
    )
  }
  const { PRICES_URL: url, COINGECKO_API_KEY: apiKey } = settings
  const prices = coinGecko({ url, ...(apiKey && { apiKey }) })
  const database = lazyDatabase(
    settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { folder: join(settings.DATA_DIR, "database") },
  )
  const serverLog = createLog({ level: settings.LOG_LEVEL, write: log })
  const platform = createPlatform(database.get, serverLog)
  const statistics = startStatistics({ config, database: database.get, log: serverLog })
  const close = async () => {
    await platform.close()
    await statistics.close()
    await database.close()
  }
  const server = await startServer({
    port: settings.API_PORT,
    host: settings.HOST,
    trustedHops: settings.TRUSTED_PROXY_HOPS,
    config,
    version,
    log: serverLog,
    platform,
    readiness: statistics.readiness,
    prices,
    pools: poolsOf(config),
    plays: statistics.plays,
    referrers: statistics.referrers,
    ...(site && { site }),
  }).catch(async (error) => {
    await close()
    throw named(error, "the API", "API_PORT", settings.API_PORT)
  })
  return { url: server.url, close: () => server.close().then(close) }
}

async function startVite(port: number, config: AppConfig, apiUrl: string): Promise<ViteDevServer> {
  const vite = await createViteServer({
    configFile: "vite.config.ts",
    plugins: [servedConfig(config)],
    logLevel: "warn",
    clearScreen: false,
    server: {
      port,
      strictPort: true, // The server compares the origin of a write with the host that the browser asked for.
      proxy: { "/api": { target: apiUrl, changeOrigin: false } },
    },
  })
  return vite.listen().catch(async (error) => {
    await vite.close()
    throw named(error, "the web app", "WEB_PORT", port)
  })
}

/** A taken port is reported by name and never silently moved. */
const taken = (port: number, what: string, variable: string) =>
  new Error(`Port ${port}, wanted for ${what}, is taken by another program. Stop that one, or set ${variable}.`)

function named(error: unknown, what: string, variable: string, port: number): unknown {
  const inUse =
    error instanceof Error && (("code" in error && error.code === "EADDRINUSE") || /already in use/.test(error.message))
  return inUse ? taken(port, what, variable) : error
}

function configFor(settings: Settings, localnet: Localnet | null): AppConfig {
  const openGames = settings.OPEN_GAMES.split(",").filter((id) => id !== "")
  const visitorFreePlay = visitorFreePlayOf(settings)
  if (localnet) {
    const { rpcUrl, wsUrl, addresses } = localnet
    return {
      cluster: "localnet",
      rpcUrl,
      wsUrl,
      creator: addresses.creator,
      tokens: [sol, usdc(addresses.usdcMint)],
      openGames,
      visitorFreePlay,
      faucetUrl: `${rpcUrl}/faucet`,
    }
  }
  const { SOLANA_RPC_URL: rpcUrl, CREATOR_ADDRESS: creator } = settings
  if (!rpcUrl || !creator)
    throw new Error("Outside localnet, set SOLANA_RPC_URL and CREATOR_ADDRESS (see .env.example).")
  const cluster = clusterOf(settings)
  const wsUrl = settings.SOLANA_WS_URL ?? rpcUrl.replace(/^http/, "ws")
  return {
    cluster,
    rpcUrl,
    wsUrl,
    creator,
    openGames,
    visitorFreePlay,
    tokens: [sol, usdc(settings.USDC_MINT ?? mainnetUsdc)],
  }
}

const usdc = (mint: string): TokenConfig => ({
  mint,
  symbol: "USDC",
  name: "USD Coin",
  decimals: 6,
  poolAuthority: systemProgram,
})
