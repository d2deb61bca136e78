import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startLocalnet } from "#localnet"
import { emptyDatabase } from "../../server/database/testing/empty-folder"
import { readSettings } from "../../tools/settings"
import { type Stack, startStack } from "../../tools/stack"
import type { Command, Reply } from "./stack"

// One whole casino on free ports, in a process of its own, commanded by the test that started it.
const folder = mkdtempSync(join(tmpdir(), "casino-"))
const settings = {
  ...readSettings({
    VISITOR_FREE_PLAY: process.env.VISITOR_FREE_PLAY,
    DATABASE_URL: process.env.DATABASE_URL,
    INDEXER_URL: process.env.INDEXER_URL,
  }),
  API_PORT: 0,
  RPC_PORT: 0,
  WS_PORT: 0,
  // No test sends a request to another host.
  PRICES_URL: process.env.PRICES_URL ?? "http://127.0.0.1:9/",
  // Coming Soon games are played in tests as well.
  OPEN_GAMES: process.env.OPEN_GAMES ?? "",
  LOCAL_ENDPOINTS: Number(process.env.LOCAL_ENDPOINTS ?? 1),
  LOCAL_ODD_TOKENS: Number(process.env.LOCAL_ODD_TOKENS ?? 0),
  SETTLE_DELAY_MS: Number(process.env.SETTLE_DELAY_MS ?? 400),
  DATA_DIR: folder,
}
const rngSeed = "end-to-end"
const longerThanAnyTestMs = 3_600_000

const commands: Record<Command["name"], (stack: Stack, argument: number) => Promise<void> | void> = {
  setDelay: ({ localnet }, ms) => localnet?.rng.setDelay(ms),
  /** Seeds are still committed, so that wallets can bet; no bet made from now on is settled. */
  holdResults: ({ localnet }) => localnet?.rng.setDelay(longerThanAnyTestMs),
  releaseResults({ localnet }) {
    localnet?.rng.setDelay(settings.SETTLE_DELAY_MS)
    // What waits with the long delay is planned anew.
    localnet?.rng.pause()
    localnet?.rng.resume()
  },
  firstEndpointDown: ({ localnet }) => localnet?.setEndpoint(0, "down"),
  firstEndpointUp: ({ localnet }) => localnet?.setEndpoint(0, "up"),
  setPlaying: ({ localnet }, allowed) => localnet?.setProtocol({ playing: allowed === 1 }),
  stopNode: ({ localnet }) => localnet?.close(),
  async startNode(stack) {
    const [rpcPort, wsPort] = [stack.config.rpcUrl, stack.config.wsUrl].map((url) => Number(new URL(url).port))
    stack.localnet = await startLocalnet({
      rpcPort: rpcPort ?? 0,
      wsPort: wsPort ?? 0,
      dataDir: join(folder, "localnet"),
      settleDelayMs: settings.SETTLE_DELAY_MS,
    })
  },
}

await emptyDatabase(join(folder, "database"))
const stack = await startStack({ settings, web: "built", rngSeed })
const say = (reply: Reply) => process.send?.(reply)
process.on("message", async (command: Command) => {
  await commands[command.name](stack, command.argument ?? 0)
  say({ done: command.id })
})
process.on("disconnect", async () => {
  await stack.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
say({
  ready: {
    url: stack.url,
    rpcUrl: stack.config.rpcUrl,
    wsUrl: stack.config.wsUrl,
    faucetUrl: stack.config.faucetUrl ?? "",
  },
})
