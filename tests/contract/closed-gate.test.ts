import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { type Localnet, startLocalnet } from "#localnet"
import { type Bet, minesStep } from "../../features/games/testing"
import type { PlayGate } from "../../server/access/play-gate"
import { createApp } from "../../server/app"
import type { SettledGame } from "../../server/database/settled-game"
import { gatewayOf } from "../../server/indexer/gateway-of"
import { knownPlays } from "../../server/indexer/known-plays"
import { playChain, readingConnection } from "../../server/indexer/play-chain"
import { poolTables } from "../../server/indexer/pool-tables"
import { silentLog } from "../../server/log"
import { nodesOf } from "../../server/rpc/nodes"
import { testConfig, testOptions } from "../../server/testing/test-api"
import { coinBet, openPlayer, SOL } from "../support/chain-round"
import { sol } from "../support/sol"

// The app's own clients play through a gateway whose gate closes in the middle of a run, on a real network.

let network: Localnet
let config: AppConfig
let isOpen = true
/** What the indexer has stored, newest first. */
let stored: () => Promise<readonly SettledGame[]>
const nothingStored = () => Promise.reject(new Error("no database"))

const server = createServer(async (request, reply) => {
  const body = await text(request)
  const headers = { host: "casino.example", origin: "https://casino.example", "content-type": "application/json" }
  const answer = await app.request("/api/rpc", { method: "POST", headers, body })
  reply.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text())
})
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 100, rngSeed: "closed gate" })
  const { rpcUrl, wsUrl, addresses } = network
  const own = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] } as const
  const connection = readingConnection(rpcUrl)
  const chain = playChain(connection, addresses.creator)
  storedNow = async () => (await chain.read((await chain.signatures({ limit: 100 })).reverse())).games.reverse()
  const gate: PlayGate = () => ({ kind: isOpen ? "allowed" : "restricted-country" })
  app = createApp({
    ...testOptions(),
    config: { ...testConfig, creator: addresses.creator },
    gateway: gatewayOf(own, nodesOf(own, silentLog)),
    gate,
    runs: {
      tables: poolTables(own, connection),
      plays: knownPlays({
        ...{ connection, creator: addresses.creator, log: silentLog },
        stored: async (wallet) => (await stored()).filter(({ player }) => player === wallet),
      }),
    },
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // It listens on a port.
  config = { ...own, rpcUrl: `http://127.0.0.1:${port}/api/rpc`, wsUrl: "", faucetUrl: `${rpcUrl}/faucet` }
}, 60_000)
let storedNow: typeof stored
afterAll(async () => {
  server.close()
  await network.close()
})

/** A player with a run of Mines open, one of whose 25 tiles is a mine, before a gate that closes then. */
async function playerWithRun() {
  isOpen = true
  const player = await openPlayer(config, { token: sol })
  const place = async (bet: Bet) => {
    await player.place(bet)
    const { round } = player.betting.state()
    if (round.phase !== "settled")
      return { refusal: round.phase === "failed" ? round.message : round.phase, payout: 0n }
    player.betting.reveal()
    return { refusal: null, payout: round.result.payout }
  }
  const step = (opened: number[], tile: number, wager: bigint) =>
    place({ gameId: "mines", wager, step: opened.length, ...minesStep(1, opened, tile) })
  for (const tile of [0, 6, 12, 18]) {
    const { payout } = await step([], tile, SOL / 10n)
    if (payout === 0n) continue
    isOpen = false
    return { place, step, opened: tile, carried: payout }
  }
  throw new Error("Every first tile was a mine")
}

test.each(["history on chain", "stored plays"])(
  "by the wallet's %s the next step passes a closed gate, and a start does not",
  async (source) => {
    stored = source === "stored plays" ? storedNow : nothingStored
    const { step, place, opened, carried } = await playerWithRun()
    expect((await place(coinBet)).refusal).toMatch(/cannot be started from here\. Nothing was sent/)
    expect((await step([opened], opened + 1, carried + 1n)).refusal).toMatch(/cannot be started from here/)
    expect((await step([], opened + 1, carried)).refusal).toMatch(/cannot be started from here/)
    const second = await step([opened], opened + 1, carried)
    expect(second.refusal).toBeNull()
    // The same step is not played twice.
    expect((await step([opened], opened + 2, carried)).refusal).toMatch(/cannot be started from here/)
  },
  60_000,
)

test("stored plays that lag behind the wallet's account are completed by its history", async () => {
  const { step, opened, carried } = await playerWithRun()
  const behind = (await storedNow()).slice(1)
  stored = async () => behind
  expect((await step([opened], opened + 1, carried)).refusal).toBeNull()
}, 60_000)
