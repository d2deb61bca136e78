import { type ServerType, serve } from "@hono/node-server"
import { type AppOptions, createApp } from "./app"

export { poolsOf } from "./indexer/pools"
export { loadSite } from "./load-site"
export { coinGecko } from "./prices/coingecko"
export { startStatistics } from "./statistics"

export interface RunningServer {
  url: string
  close(): Promise<void>
}

/**
 * Listens on `port` of this machine; 0 takes a free one.
 * @throws the socket's error, `EADDRINUSE` for a taken port.
 */
export async function startServer(options: AppOptions & { port: number }): Promise<RunningServer> {
  const app = createApp(options)
  const server = await new Promise<ServerType>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port: options.port, hostname: "127.0.0.1" }, () => resolve(starting))
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
