import { type ServerType, serve } from "@hono/node-server"
import { type AppOptions, createApp } from "./app"

export { lazyDatabase } from "./database/lazy-database"
export { poolsOf } from "./indexer/pools"
export { loadSite } from "./load-site"
export { createLog } from "./log"
export { createPlatform } from "./platform"
export { coinGecko } from "./prices/coingecko"
export { startStatistics } from "./statistics"

export interface RunningServer {
  url: string
  close(): Promise<void>
}

/**
 * Listens on `port` of `host`, of this machine alone unless given; port 0 takes a free one.
 * @throws the socket's error, `EADDRINUSE` for a taken port.
 */
export async function startServer(options: AppOptions & { port: number; host?: string }): Promise<RunningServer> {
  const app = createApp(options)
  const server = await new Promise<ServerType>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port: options.port, hostname: options.host ?? "127.0.0.1" }, () =>
      resolve(starting),
    )
    starting.once("error", reject)
  })
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : options.port
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ("closeAllConnections" in server) server.closeAllConnections()
      }),
  }
}
