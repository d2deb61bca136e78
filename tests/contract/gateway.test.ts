import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { fetchRound, jsonRpc } from "@dghrt/fairness/chain"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { loadMultiplayer } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { createApp } from "../../server/app"
import { fees } from "../../server/contract/fees"
import { gatewayOf } from "../../server/indexer/gateway-of"
import { silentLog } from "../../server/log"
import { nodesOf } from "../../server/rpc/nodes"
import { testOptions } from "../../server/testing/test-api"
import { appQuote, coinBet, give, openPlayer } from "../support/chain-round"
import { keySigner } from "../support/key-signer"
import { gameAt, plan, put, SOL } from "../support/racers"
import { sol } from "../support/sol"

// The app's own clients ask the chain through the gateway, as on mainnet: without a socket.

interface Reply {
  error?: { code: number; message: string }
}

let network: Localnet
let config: AppConfig
const asked: { method: string; atMs: number }[] = []
const refused: unknown[] = []
const server = createServer(async (request, reply) => {
  const body = await text(request)
  const headers = { host: "casino.example", origin: "https://casino.example", "content-type": "application/json" }
  const answer = await app.request("/api/rpc", { method: "POST", headers, body })
  const said = await answer.text()
  const calls: { method: string }[] = [JSON.parse(body)].flat()
  const replies: Reply[] = [JSON.parse(said)].flat()
  asked.push(...calls.map(({ method }) => ({ method, atMs: performance.now() })))
  for (const [index, { error }] of replies.entries()) if (error) refused.push([calls[index], error])
  reply.writeHead(answer.status, { "content-type": "application/json" }).end(said)
})
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 2_000, rngSeed: "gateway" })
  const { rpcUrl, wsUrl, addresses } = network
  const own = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] } as const
  app = createApp({ ...testOptions(), gateway: gatewayOf(own, nodesOf(own, silentLog)) })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // It listens on a port.
  config = { ...own, rpcUrl: `http://127.0.0.1:${port}/api/rpc`, wsUrl: "", faucetUrl: `${rpcUrl}/faucet` }
}, 60_000)
afterAll(async () => {
  server.close()
  await network.close()
})

test("a bet, its search, its proof and its page pass the gateway, and an open bet asks for no more than the limits expect", async () => {
  const player = await openPlayer(config, { token: sol })
  const quoteBet = async () => appQuote
  expect(await player.place(coinBet, { quoteBet })).toBeNull()
  // The first one opened the account.
  const [, sent] = asked.filter(({ method }) => method === "sendTransaction")
  const sentAtMs = sent?.atMs ?? 0
  const followed = asked.filter(({ atMs }) => atMs >= sentAtMs)
  // The limits are sized for at most three reads every 400 ms, and a copy of the transaction every two seconds.
  const polls = Math.ceil((performance.now() - sentAtMs) / 400) + 1
  expect(followed.length).toBeGreaterThan(2)
  expect(followed.length).toBeLessThanOrEqual(3 * polls + polls / 5 + 1)
  const found = await player.chain.findSettlement(0)
  expect(found?.clientSeed).toBe(player.clientSeed)
  const { signature = "" } = found ?? {}
  const { value } = await player.chain.blockHeight()
  expect(value).toBeGreaterThan(0)
  expect((await player.chain.settlementAfter({ signature, slot: 1 })).complete).toBe(true)
  await player.chain.recentUnitPrices(sol)
  const call = jsonRpc(config.rpcUrl)
  expect((await fetchRound(signature, call, { cluster: "localnet" })).settleSignature).toBe(signature)
  // As the page of a transaction asks.
  const page = { encoding: "json", maxSupportedTransactionVersion: 0, commitment: "confirmed" }
  expect(await call("getTransaction", [signature, page])).toMatchObject({ meta: { err: null } })
  expect(refused).toEqual([])
})

test("a race is created, found, named and left through the gateway", async () => {
  const signer = keySigner(new Uint8Array(32).fill(57))
  await give(config, signer.address, "SOL")
  const racer = await loadMultiplayer(config, signer, { creatorFeeBps: fees.multiplayerBps })
  const { game } = await put(racer, racer.prepareCreate(plan, sol.mint, SOL, "Ann"))
  const race = await gameAt(racer, game)
  expect(await racer.readNames(game)).toEqual(new Map([[signer.address, "Ann"]]))
  await put(racer, racer.prepareLeave(race))
  expect(await racer.recentDraws(3)).toEqual([])
  expect(refused).toEqual([])
})
