import { createServer as createViteServer, type ViteDevServer } from "vite"
import { type Localnet, PortTaken, startLocalnet } from "#localnet"
import type { AppConfig } from "../server/contract/config"
import {
  browserConfigOf,
  configOf,
  environmentOf,
  type ServerProcess,
  sharedConfig,
  solToken,
  startServerProcess,
  usdcToken,
} from "../server/index"
import { noticeOf } from "./console-output"
import { clusterOf, type Settings } from "./settings"
import { servedConfig } from "./vite/app-config"
import { unknownAddresses } from "./vite/unknown-addresses"

export interface StackOptions {
  settings: Settings
  /** "dev" compiles while you edit; "built" serves `dist/app` from the API process; "none" is the API alone. */
  web: "dev" | "built" | "none"
  /** Throws the local chain away. */
  reset?: boolean
  /** A fixed seed chain, for tests. */
  rngSeed?: string
  /** Receives what a person should know, such as a part that fails. */
  log?: (line: string) => void
  /** Receives a line for each transaction, and what the API says of its own work. */
  debug?: (line: string) => void
}

export interface Stack {
  url: string
  apiUrl: string
  config: AppConfig
  /** A test that restarts the node replaces it here, so that it is closed with the rest. */
  localnet: Localnet | null
  /** One more API process with other settings over the same chain. The caller closes it. */
  openSite(settings: Settings): Promise<{ server: ServerProcess; config: AppConfig }>
  close(): Promise<void>
}

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
    // Before the API, which would name APP_CONFIG in place of the setting that does not fit.
    const browserConfig = browserConfigOf(settings, config)
    const server = await startApi(options, config)
    stops.push(() => server.close())
    const vite = web === "dev" ? await startVite(settings.WEB_PORT, browserConfig, server.url) : null
    if (vite) stops.push(() => vite.close())
    const url = vite?.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? server.url
    const openSite: Stack["openSite"] = async (settings) => {
      const config = configFor(settings, held.localnet)
      return { server: await startApi({ ...options, settings }, config), config }
    }
    return Object.assign(held, { url, apiUrl: server.url, config, openSite, close })
  } catch (error) {
    await close()
    throw error
  }
}

const startChain = ({ settings, reset, rngSeed, log, debug }: StackOptions) =>
  startLocalnet({
    rpcPort: settings.RPC_PORT,
    wsPort: settings.WS_PORT,
    settleDelayMs: settings.SETTLE_DELAY_MS,
    multiplayerHoldMs: settings.MULTIPLAYER_HOLD_MS,
    extraEndpoints: Math.max(0, settings.LOCAL_ENDPOINTS - 1),
    oddTokens: settings.LOCAL_ODD_TOKENS === 1,
    dataDir: `${settings.DATA_DIR}/localnet`,
    ...(reset && { reset }),
    ...(rngSeed && { rngSeed }),
    ...(log && { log }),
    ...(debug && { logTransaction: debug }),
  }).catch((error) => {
    if (!(error instanceof PortTaken)) throw error
    throw taken(error.port, `the Solana ${error.role}`, error.role === "RPC" ? "RPC_PORT" : "WS_PORT")
  })

/** The server reads its whole environment from these settings, whatever the environment of this process is. */
function startApi(
  { settings, web, log = () => undefined, debug = () => undefined }: StackOptions,
  config: AppConfig,
): Promise<ServerProcess> {
  const environment = {
    ...environmentOf(settings, config),
    ...(web === "built" && { SITE_DIR: "dist/app" }),
  }
  const logLine = (line: string) => {
    const notice = noticeOf(line)
    if (notice !== null) log(notice)
    if (notice !== line) debug(line)
  }
  return startServerProcess({ environment, log: logLine }).catch((error) => {
    throw named(error, "the API", "API_PORT", settings.API_PORT)
  })
}

async function startVite(port: number, config: AppConfig, apiUrl: string): Promise<ViteDevServer> {
  const vite = await createViteServer({
    configFile: "vite.config.ts",
    plugins: [servedConfig(config), unknownAddresses()],
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
  if (!localnet) return configOf(settings)
  const { rpcUrl, wsUrl, fallbacks, addresses, oddTokens } = localnet
  const odd = oddTokens.map((token) => ({ ...token, poolAuthority: solToken.poolAuthority }))
  return {
    cluster: "localnet",
    rpcUrl,
    wsUrl,
    fallbacks,
    creator: addresses.creator,
    tokens: [solToken, usdcToken(addresses.usdcMint), ...odd],
    faucetUrl: `${rpcUrl}/faucet`,
    ...sharedConfig(settings),
  }
}
