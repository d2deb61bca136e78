import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startLocalnet } from "#localnet"
import type { AppConfig } from "../../server/contract/config"
import { emptyDatabase } from "../../server/database/testing/empty-folder"
import type { ServerProcess } from "../../server/index"
import { readSettings, type Settings } from "../../tools/settings"
import { type Stack, startStack } from "../../tools/stack"
import type { Addresses, Command, Reply, SiteOptions } from "./stack"

// One whole casino on free ports, in a process of its own, commanded by the test that started it.
const folder = mkdtempSync(join(tmpdir(), "casino-"))
const settleDelayMs = Number(process.env.SETTLE_DELAY_MS ?? 400)

const settingsOf = (environment: NodeJS.ProcessEnv, dataDir: string): Settings => ({
  ...readSettings({
    VISITOR_FREE_PLAY: environment.VISITOR_FREE_PLAY,
    DATABASE_URL: environment.DATABASE_URL,
    INDEXER_URL: environment.INDEXER_URL,
    OWNER_ADDRESSES: environment.OWNER_ADDRESSES,
  }),
  API_PORT: 0,
  WEB_PORT: 0,
  RPC_PORT: 0,
  WS_PORT: 0,
  // No test sends a request to another host.
  PRICES_URL: environment.PRICES_URL || "http://127.0.0.1:9/",
  // Coming Soon games are played in tests as well.
  OPEN_GAMES: environment.OPEN_GAMES ?? "",
  SETTLE_DELAY_MS: settleDelayMs,
  // Long enough to see that a race is drawn before it is paid.
  MULTIPLAYER_HOLD_MS: 5_000,
  DATA_DIR: dataDir,
})
const rngSeed = "end-to-end"
const longerThanAnyTestMs = 3_600_000

type ChainCommand = Exclude<Command, { name: "openSite" }>["name"]

const commands: Record<ChainCommand, (stack: Stack, argument: number) => Promise<void> | void> = {
  setDelay: ({ localnet }, ms) => localnet?.rng.setDelay(ms),
  /** Seeds are still committed, so that wallets can bet; no bet made from now on is settled. */
  holdResults: ({ localnet }) => localnet?.rng.setDelay(longerThanAnyTestMs),
  releaseResults({ localnet }) {
    localnet?.rng.setDelay(settleDelayMs)
    // What waits with the long delay is planned anew.
    localnet?.rng.pause()
    localnet?.rng.resume()
  },
  firstEndpointDown: ({ localnet }) => localnet?.setEndpoint(0, "down"),
  firstEndpointUp: ({ localnet }) => localnet?.setEndpoint(0, "up"),
  stopNode: ({ localnet }) => localnet?.close(),
  async startNode(stack) {
    const [rpcPort, wsPort] = [stack.config.rpcUrl, stack.config.wsUrl].map((url) => Number(new URL(url).port))
    stack.localnet = await startLocalnet({
      rpcPort: rpcPort ?? 0,
      wsPort: wsPort ?? 0,
      dataDir: join(folder, "localnet"),
      settleDelayMs,
    })
  },
}

let shown: { site: string; server: ServerProcess; folder: string; addresses: Addresses } | null = null

/** One site beside the first is kept, so that the tests of a file share it. */
async function openSite(stack: Stack, options: SiteOptions): Promise<Addresses> {
  const site = JSON.stringify([options, stack.localnet?.fallbacks])
  if (shown?.site === site) return shown.addresses
  await closeSite()
  const own = mkdtempSync(join(folder, "site-"))
  await emptyDatabase(join(own, "database"))
  const { server, config } = await stack.openSite(
    settingsOf(
      {
        OPEN_GAMES: options.openGames,
        VISITOR_FREE_PLAY: options.freePlay,
        INDEXER_URL: options.indexerUrl,
        OWNER_ADDRESSES: options.owners,
      },
      own,
    ),
  )
  await untilReady(server.url)
  shown = { site, server, folder: own, addresses: addressesOf(server.url, config) }
  return shown.addresses
}

/** Waits until the server has read the chain once: before that its plays are not available, as every page says. */
async function untilReady(url: string) {
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await fetch(`${url}/api/ready`)).ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error("The server did not become ready")
}

async function closeSite() {
  const closing = shown
  shown = null
  await closing?.server.close()
  if (closing) rmSync(closing.folder, { recursive: true, force: true })
}

const addressesOf = (url: string, { rpcUrl, wsUrl, faucetUrl = "" }: AppConfig): Addresses => ({
  url,
  rpcUrl,
  wsUrl,
  faucetUrl,
})

const settings = settingsOf(process.env, folder)
await emptyDatabase(join(folder, "database"))
const stack = await startStack({
  settings,
  web: process.env.WEB === "dev" ? "dev" : "built",
  rngSeed,
})
await untilReady(stack.url)
const say = (reply: Reply) => process.send?.(reply)
process.on("message", async (command: Command) => {
  try {
    if (command.name === "openSite") return say({ done: command.id, site: await openSite(stack, command.site) })
    await commands[command.name](stack, command.argument ?? 0)
    say({ done: command.id })
  } catch (error) {
    say({ failed: command.id, reason: String(error) })
  }
})
process.on("disconnect", async () => {
  await closeSite()
  await stack.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
say({ ready: addressesOf(stack.url, stack.config) })
