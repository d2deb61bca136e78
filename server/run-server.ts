import { readFileSync } from "node:fs"
import type { Socket } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type ServerType, serve } from "@hono/node-server"
import { knownChain } from "./access/known-chain"
import { playGateOf } from "./access/play-gate"
import { createApp } from "./app"
import { browserConfigOf } from "./browser-config"
import { fatalFindings } from "./check-config/check-config"
import type { ReadinessParts } from "./contract/health"
import { keepDroppingEnded } from "./database/drop-ended"
import { lockFolder } from "./database/folder-lock"
import { lazyDatabase } from "./database/lazy-database"
import { listeningUrl } from "./http/listening-url"
import { polledFirst } from "./http/polled-first"
import { observeRequests } from "./http/request-log"
import { cutSlowReaders } from "./http/slow-readers"
import { gatewayOf } from "./indexer/gateway-of"
import { knownPlays } from "./indexer/known-plays"
import { readingConnection } from "./indexer/play-chain"
import { poolTables } from "./indexer/pool-tables"
import { poolAddresses, poolsOf } from "./indexer/pools"
import { loadSite } from "./load-site"
import type { Log } from "./log"
import { fileLimit } from "./machine"
import { figuresOf } from "./metrics/figures"
import { createMetrics } from "./metrics/metrics"
import { transactionCache } from "./monitoring/transaction-cache"
import { createPlatform } from "./platform"
import { sharedPrices } from "./prices/shared-prices"
import { compareNodes } from "./rpc/compare-nodes"
import { nodesOf } from "./rpc/nodes"
import { hiding, secretsOf } from "./secrets"
import { configOf, type ServerSettings } from "./settings"
import { startStatistics } from "./statistics"

export interface RunningServer {
  url: string
  /** Once database, chain and indexer have answered; never while one of them is away. */
  ready: Promise<void>
  /** Lets the requests that are under way finish, up to a few seconds, and closes the database after them. */
  close(): Promise<void>
}

const version: string = JSON.parse(readFileSync("package.json", "utf8")).version
/** A built server has no sources beside it. */
const checkCommand = import.meta.url.endsWith(".ts") ? "npm run check-config" : "node dist/server/check-config.js"
const drainMs = 5_000
const readyCheckMs = 1_000
/** How long a client may take for the head of a request and for all of it; Node looks at this interval. */
const slowClients = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 }
/** A page of 350 kB over a line of 6 kB a second. */
const takenWithinMs = 60_000
/**
 * Longer than a proxy keeps an idle connection (nginx 60 seconds, Caddy 120): if the server closes it while the proxy sends, the
 * request is lost, and a proxy does not repeat a POST.
 */
const keepAliveTimeoutMs = 130_000

/**
 * The API, the indexer and, with a built app, the site: everything that one process serves. `onDatabaseLost` runs when the
 * embedded database has ended: this process can no longer do its work.
 * @throws the socket's error, `EADDRINUSE` for a taken port, FolderInUse, or an Error about a configuration or a build that does not fit.
 */
export async function runServer(
  settings: ServerSettings,
  log: Log,
  onDatabaseLost: (error: Error) => void,
  unhandledRejections: () => number,
): Promise<RunningServer> {
  const config = configOf(settings)
  const secrets = secretsOf(settings)
  const hsts = settings.HSTS === "off" ? null : settings.HSTS
  if (settings.METRICS === "on" && settings.METRICS_TOKEN === undefined && config.cluster !== "localnet")
    throw new Error("METRICS=on outside the local network needs METRICS_TOKEN, or everybody could read them.")
  const browserConfig = browserConfigOf(settings, config)
  const wrong = await fatalFindings(config, settings)
  if (wrong.length > 0)
    throw new Error(
      `The server does not start with this configuration:\n${wrong.map(({ item, says, mend }) => `  ${item}: ${says}. ${mend}`).join("\n")}\n"${checkCommand}" looks at everything.`,
    )
  const site = settings.SITE_DIR === undefined ? undefined : await loadSite(settings.SITE_DIR)
  const built = site?.assets.get("cluster.txt")
  const cluster = built && new TextDecoder().decode(built.body)
  if (site && cluster !== config.cluster) {
    throw new Error(
      `The build is for ${cluster}, but the environment asks for ${config.cluster}. Run "npm run build" again.`,
    )
  }
  const { PRICES_URL: url, COINGECKO_API_KEY: apiKey, DATABASE_URL: databaseUrl } = settings
  const folder = join(settings.DATA_DIR, "database")
  // The database opens later; a folder that another process uses must fail the start at once.
  if (!databaseUrl) (await lockFolder(folder))()
  const database = lazyDatabase(
    databaseUrl ? { url: databaseUrl, poolSize: settings.DATABASE_POOL_SIZE } : { folder },
    onDatabaseLost,
    log,
  )
  const platform = createPlatform(database.get, log, {
    folder: settings.DATA_DIR,
    always: settings.CASINO_CLOSED === "on",
  })
  const dropping = keepDroppingEnded({ database: database.get, log })
  const nodes = nodesOf(config, log)
  const comparing = compareNodes(nodes)
  const connection = readingConnection(config.rpcUrl, nodes.fetch)
  const chain = knownChain(config, () => connection.getGenesisHash(), log)
  const statistics = startStatistics({
    ...{ config, nodes, log },
    database: database.get,
    ...(settings.LOGS_API_URL !== undefined && { logsUrl: settings.LOGS_API_URL }),
    onRead: (plays) => metrics?.countPlays(plays),
  })
  const prices = sharedPrices({ url, ...(apiKey && { apiKey }), database: database.get, log })
  let sockets = () => 0
  const metrics =
    settings.METRICS === "on"
      ? createMetrics({
          readiness: statistics.readiness,
          figures: figuresOf({
            ...{ nodes, prices, version, build: site?.build },
            database: database.get,
            backlog: statistics.backlog,
            sockets: () => sockets(),
            blockTimeMs: statistics.blockTimeMs,
            dataFolder: settings.DATA_DIR,
          }),
          unhandledRejections,
          closed: platform.closed,
          answers: { chat: platform.messages, accessOverride: platform.accessOverride },
        })
      : undefined
  const app = createApp({
    config,
    browserConfig,
    gateway: gatewayOf(config, nodes),
    nodes,
    gate: playGateOf(settings, { ...config, isKnown: chain.isKnown }, log),
    runs: {
      tables: poolTables(config, connection),
      plays: knownPlays({
        ...{ connection, log, creator: config.creator },
        stored: async (player, count) => (await statistics.plays()).newest({ player }, count),
      }),
    },
    version,
    log,
    platform,
    hsts,
    ...(secrets.hidden.length > 0 && { hide: hiding(secrets) }),
    ...(settings.METRICS_TOKEN !== undefined && { metricsToken: settings.METRICS_TOKEN }),
    trustedHops: settings.TRUSTED_PROXY_HOPS,
    prices,
    pools: poolsOf(config, Date.now, nodes),
    plays: statistics.plays,
    referrals: statistics.referrals,
    readiness: statistics.readiness,
    monitoring: {
      nodeHealth: statistics.nodeHealth,
      poolAddresses: poolAddresses(config),
      transactions: transactionCache(statistics.readTransactions),
      siteHosts: settings.SITE_HOSTS.split(","),
    },
    ...(metrics && { metrics }),
    ...(site && { site }),
    ...(settings.PUBLIC_ORIGIN !== undefined && { publicOrigin: settings.PUBLIC_ORIGIN }),
  })
  const fetch = polledFirst(app.fetch, {
    answers: { "/api/chat/chat": platform.messages, "/api/admin/access-override": platform.accessOverride },
    build: site?.build,
    trustedHops: settings.TRUSTED_PROXY_HOPS,
    hsts,
    observe: observeRequests(log, metrics),
  })
  const close = async () => {
    comparing.close()
    chain.close()
    await dropping.close()
    await platform.close()
    await statistics.close()
    await database.close()
  }
  try {
    const server = await listen(fetch, settings, log)
    sockets = server.sockets
    const closing = new AbortController()
    return {
      url: server.url,
      ready: whenReady(statistics.readiness, closing.signal),
      close() {
        closing.abort()
        return server.close().then(close)
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Asks until every part has answered. */
async function whenReady(readiness: () => Promise<ReadinessParts>, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const { database, chain, indexerLagMs } = await readiness()
    if (database && chain && indexerLagMs !== null) return
    await sleep(readyCheckMs, undefined, { ref: false })
  }
  return new Promise(() => undefined)
}

/** Files and connections that are never a client's: the embedded database holds some eighty, and the rest goes to nodes. */
const keptFiles = 128

async function listen(
  fetch: Parameters<typeof serve>[0]["fetch"],
  { API_PORT: port, HOST: hostname }: Pick<ServerSettings, "API_PORT" | "HOST">,
  log: Log,
) {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const serverOptions = { ...slowClients, keepAliveTimeout: keepAliveTimeoutMs }
    const starting = serve({ fetch, port, hostname, serverOptions }, () => resolve(starting))
    starting.once("error", reject)
  })
  cutSlowReaders(server, takenWithinMs)
  const files = fileLimit()
  if (files !== null) {
    server.maxConnections = Math.max(keptFiles, files - keptFiles)
    server.on("drop", () =>
      log.error(
        { connections: server.maxConnections, files },
        "Every place for a connection is taken, and new ones are refused. Raise the limit of open files (LimitNOFILE, ulimits), or start another process",
      ),
    )
  }
  let open = 0
  server.on("connection", (socket: Socket) => {
    open += 1
    socket.once("close", () => {
      open -= 1
    })
  })
  const address = server.address()
  const usedPort = typeof address === "object" && address ? address.port : port
  return {
    url: listeningUrl(hostname, usedPort),
    sockets: () => open,
    close: () =>
      new Promise<void>((resolve) => {
        const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), drainMs)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
        if ("closeIdleConnections" in server) server.closeIdleConnections()
      }),
  }
}
