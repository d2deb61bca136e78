import { createServer, defaultServerConditions, type InlineConfig } from "vite"
import { startLocalnet } from "#localnet"
import { generatedContent } from "../../tools/vite/generated-content"
import type { NodeCall } from "../support/rpc-calls"
import type { Benchmark, Figure } from "./report"

const idleMs = 60_000
const laterBets = 3

/** The app's own modules import styles, which Node alone cannot read. */
const appModules = {
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  define: { __LOCALNET__: "true", __VISITOR_FREE_PLAY__: "true", __VERSION__: '"0.0.0"' },
  plugins: [generatedContent()],
} satisfies InlineConfig

/** How often one player's page asks the node, call by call; each item of a batch counts. The socket is alive. */
export const rpcBudget: Benchmark = {
  name: "rpc-budget",
  async run() {
    const app = await createServer(appModules)
    const loaded = await app.ssrLoadModule("/tests/support/measured-player.ts")
    const { openMeasuredPlayer } = loaded as typeof import("../support/measured-player")
    const network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 400, rngSeed: "rpc-budget" })
    const player = await openMeasuredPlayer(network)
    try {
      const figures = figuresOf("opening the session", await player.opening())
      figures.push(...figuresOf("a wallet's first bet", await player.bet(), "budget ≤ 14"))
      for (let bet = 2; bet < 2 + laterBets; bet++)
        figures.push(...figuresOf(`bet ${bet}`, await player.bet(), "budget ≤ 10"))
      figures.push(...figuresOf("typing 0.2375 at 100 ms a key", await player.typing(), "budget ≤ 1"))
      figures.push(...figuresOf("a minute without input", await player.idle(idleMs), "budget ≤ 6"))
      return figures
    } finally {
      player.close()
      await network.close()
      await app.close()
    }
  },
}

/** The sum, and under it every call with the time since the first. */
function figuresOf(what: string, calls: readonly NodeCall[], beside?: string): Figure[] {
  const begunMs = calls[0]?.atMs ?? 0
  return [
    { what, value: `${calls.length} calls`, ...(beside !== undefined && { beside }) },
    ...calls.map(({ method, purpose, atMs }) => ({
      what: `  ${method}`,
      value: `${Math.round(atMs - begunMs)} ms`,
      beside: purpose,
    })),
  ]
}
