import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Chain, loadChain } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { createApp } from "../../server/app"
import { silentLog } from "../../server/log"
import { nodesOf } from "../../server/rpc/nodes"
import { testOptions } from "../../server/testing/test-api"
import { coinBet, give, SOL } from "../support/chain-round"
import { keySigner } from "../support/key-signer"
import { sol } from "../support/sol"

// What a page behind the gateway hears of a signed bet: two nodes, each by itself.

let network: Localnet
const servers: Server[] = []
/** What the second node says of the chain's height. */
let lie = 0

const listen = async (answer: (body: string, path: string) => Promise<[number, string]>) => {
  const server = createServer(async (request, reply) => {
    const [status, said] = await answer(await text(request), request.url ?? "")
    reply.writeHead(status, { "content-type": "application/json" }).end(said)
  }).listen(0, "127.0.0.1")
  servers.push(server)
  await new Promise((resolve) => server.once("listening", resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return `http://127.0.0.1:${port}`
}

let chain: Chain
let witnessUrl: string

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, rngSeed: "witnesses" })
  const { rpcUrl, wsUrl, addresses } = network
  const liar = await listen(async (body) => {
    const reply = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body })
    const said = (await reply.text()).replace(/"blockHeight":(\d+)/, (_, height) => `"blockHeight":${+height + lie}`)
    return [reply.status, said]
  })
  const own = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] } as const
  const sameMachine = { rpcUrl: `${rpcUrl.replace("127.0.0.1", "localhost")}/another-path`, wsUrl }
  const nodes = nodesOf({ ...own, fallbacks: [sameMachine, { rpcUrl: liar, wsUrl }] }, silentLog)
  const app = createApp({ ...testOptions(), nodes })
  const site = await listen(async (body, path) => {
    const headers = { host: "casino.example", origin: "https://casino.example", "content-type": "application/json" }
    const answer = await app.request(path, { method: "POST", headers, body })
    return [answer.status, await answer.text()]
  })
  witnessUrl = `${site}/api/rpc/witnesses`
  const signer = keySigner(new Uint8Array(32).fill(91))
  const config = { ...own, faucetUrl: `${rpcUrl}/faucet`, witnessUrl }
  await give(config, signer.address, "SOL")
  chain = await loadChain(config, signer)
}, 60_000)
afterAll(async () => {
  for (const server of servers) server.close()
  await network.close()
})

test("a page hears of each of two nodes what became of a bet, by names that tell nothing of the operator", async () => {
  const opening = await chain.sign(await chain.prepareAccount())
  expect((await chain.witnesses(opening)).map(({ status, game }) => [status, game])).toEqual([
    ["not-found", null],
    ["not-found", null],
  ])
  await chain.send(opening)
  await expect.poll(async () => (await chain.readGame()).value?.nextRngSeedHashed).toMatch(/^[0-9a-f]{64}$/)
  const hashedSeed = (await chain.readGame()).value?.nextRngSeedHashed ?? ""
  const play = { ...coinBet, token: sol, wager: SOL / 100n, clientSeed: "seen", creatorFeeBps: 0, jackpotFeeBps: 0 }
  const bet = await chain.sign(await chain.preparePlay({ ...play, hashedSeed }, []))
  await chain.send(bet)
  await expect.poll(async () => (await chain.readGame()).value?.nonce).toBe(1)
  lie = 1_000
  const [first, second, ...others] = await chain.witnesses(bet)
  expect(others).toEqual([])
  expect(first).toMatchObject({ status: "landed", isBlockhashValid: true, game: { clientSeed: "seen", nonce: 1 } })
  expect(second).toMatchObject({ status: "landed", game: { clientSeed: "seen" } })
  expect((second?.blockHeight ?? 0) - (first?.blockHeight ?? 0)).toBeGreaterThanOrEqual(1_000)
  expect([first?.node, second?.node].join()).toMatch(/^[0-9a-f]{12},[0-9a-f]{12}$/)
})

test.each([
  ["no JSON", "x"],
  ["no signature", { blockhash: "1".repeat(32) }],
  ["a signature that is none", { signature: "0".repeat(88), blockhash: "1".repeat(32) }],
  ["a nest", { signature: [[]], blockhash: {} }],
])("a question with %s is refused", async (_, question) => {
  const body = typeof question === "string" ? question : JSON.stringify(question)
  const reply = await fetch(witnessUrl, { method: "POST", body, headers: { "content-type": "application/json" } })
  expect(reply.status).toBe(400)
})

test("a node that answers something else is no witness", async () => {
  const odd = await listen(async () => [200, JSON.stringify([{ id: 0, result: "<html>" }])])
  const alone = await loadChain(
    { rpcUrl: odd, wsUrl: "", creator: network.addresses.creator },
    keySigner(new Uint8Array(32).fill(92)),
  )
  const signed = await chain.sign(await chain.prepareClose())
  expect(await alone.witnesses(signed)).toEqual([])
})
