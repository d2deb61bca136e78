import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { beforeEach, describe, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { type Chain, type ChainError, loadChain, type Prepared } from "#features/chain"
import type { EndpointMode } from "#localnet"
import { emptyQuote } from "../../features/games/testing/index"
import { keySigner } from "../support/key-signer"
import { gameAt, plan, put, racerOn, SOL } from "../support/racers"
import { sol } from "../support/sol"
import { testNetwork } from "../support/test-network"

const network = await testNetwork({ rngSeed: "endpoints", extraEndpoints: 2 })
beforeEach(() => {
  for (const index of [0, 1, 2]) network.setEndpoint(index, "up")
})

let made = 0
/** A funded wallet with an open account, whose client has met no bad endpoint yet. */
async function player(): Promise<{ chain: Chain; put: (prepared: Prepared) => Promise<void> }> {
  made += 1
  const { rpcUrl, wsUrl, fallbacks, addresses } = network
  const config: AppConfig = { cluster: "localnet", rpcUrl, wsUrl, fallbacks, creator: addresses.creator, tokens: [sol] }
  const signer = keySigner(new Uint8Array(32).fill(made))
  await fetch(`${rpcUrl}/faucet`, { method: "POST", body: JSON.stringify({ wallet: signer.address, token: "SOL" }) })
  const chain = await loadChain(config, signer)
  const put = async (prepared: Prepared) => {
    const signed = await chain.sign(prepared)
    await chain.send(signed)
    await expect
      .poll(async () => (await chain.signatureStatus(signed.signature)).status, { timeout: 15_000 })
      .toBe("landed")
  }
  await put(await chain.prepareAccount())
  await expect.poll(async () => (await chain.readGame()).value?.status).toBe("ready")
  return { chain, put }
}

const play = (clientSeed: string) => ({
  token: sol,
  wager: 10_000_000n,
  betArray: [20_000, 0],
  metadata: "0:flip:1-1-heads",
  ...emptyQuote,
  clientSeed,
})

const modes: readonly EndpointMode[] = ["down", "hang", "429", "html", "unhealthy"]

describe.each(modes)("first endpoint: %s", (mode) => {
  test.each(["before", "during", "after"])(
    "%s signing, a bet goes on over the next one and is charged once",
    async (moment) => {
      const { chain } = await player()
      const before = await chain.readBalance(sol)
      if (moment === "before") network.setEndpoint(0, mode)
      const prepared = await chain.preparePlay(play(`${mode} ${moment}`), [])
      if (moment === "during") network.setEndpoint(0, mode)
      const signed = await chain.sign(prepared)
      if (moment === "after") network.setEndpoint(0, mode)
      await chain.send(signed)
      // The same transaction again, as the app sends it while it waits.
      await chain.send(signed)
      await expect.poll(async () => (await chain.readGame()).value?.nonce, { timeout: 15_000 }).toBe(1)
      const settled = await chain.findSettlement(0)
      expect((await chain.readBalance(sol)) - (settled?.payout ?? 0n)).toBeLessThan(before)
      expect(before - (await chain.readBalance(sol)) + (settled?.payout ?? 0n)).toBeLessThan(20_000_000n)
    },
  )
})

test("the third endpoint is asked two seconds after the second has failed", async () => {
  const { chain } = await player()
  network.setEndpoint(0, "down")
  network.setEndpoint(1, "down")
  const begunMs = performance.now()
  await chain.readBalance(sol)
  expect(performance.now() - begunMs).toBeGreaterThanOrEqual(1_990)
})

test("an endpoint that fell behind is left", async () => {
  const { chain } = await player()
  const { slot } = await chain.readGame()
  // Its newest block is more than a minute old.
  network.setEndpoint(0, "behind", 400)
  expect((await chain.readGame()).slot).toBeGreaterThanOrEqual(slot)
})

test("a subscription is requested again from the endpoint that requests have moved to", async () => {
  const { chain, put } = await player()
  const seen: number[] = []
  const stop = chain.watchGame(({ value }) => seen.push(value?.nonce ?? -1))
  network.setEndpoint(0, "down")
  await put(await chain.preparePlay(play("watched"), []))
  await expect.poll(() => seen.includes(1)).toBe(true)
  stop()
})

test("a socket that fails alone moves subscriptions, and requests stay where they are", async () => {
  const { chain, put } = await player()
  const seen: number[] = []
  const stop = chain.watchGame(({ value }) => seen.push(value?.nonce ?? -1))
  await expect.poll(() => network.stats().subscriptions).toBeGreaterThan(0)
  network.setEndpoint(0, "no-socket")
  await expect.poll(() => network.stats().subscriptions).toBe(0)
  await expect.poll(() => network.stats().subscriptions).toBeGreaterThan(0)
  // The other endpoints answer no requests, so that the bet must have gone over the first one.
  for (const index of [1, 2]) network.setEndpoint(index, "429")
  await put(await chain.preparePlay(play("socket"), []))
  await expect.poll(() => seen.includes(1)).toBe(true)
  stop()
})

test("whatever is asked while no node answers, the network is said to be at fault and not the app", async () => {
  const { rpcUrl, wsUrl, addresses } = network
  const alone: AppConfig = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
  const racer = await racerOn(alone)
  const { game } = await put(racer, racer.prepareCreate(plan, sol.mint, SOL, ""))
  const race = await gameAt(racer, game)
  const signer = keySigner(new Uint8Array(32).fill(99))
  for (const mode of modes) {
    // A client of its own: what one has read before is not asked for again.
    const chain = await loadChain({ ...alone }, signer)
    network.setEndpoint(0, mode)
    const asked = {
      play: chain.preparePlay(play("alone"), []),
      account: chain.prepareAccount(),
      holdings: chain.readHoldings(sol),
      pool: chain.readPool(sol),
      join: racer.prepareJoin(race, SOL, ""),
      edit: racer.prepareEdit(race, SOL, ""),
      create: racer.prepareCreate(plan, sol.mint, SOL, ""),
      names: racer.readNames(game),
      races: racer.readGames(),
    }
    const failures = Object.entries(asked).map(async ([call, answer]) => [
      call,
      await answer.then(
        () => "answered",
        ({ kind }: ChainError) => kind,
      ),
    ])
    expect(Object.fromEntries(await Promise.all(failures))).toEqual(
      Object.fromEntries(Object.keys(asked).map((call) => [call, "network"])),
    )
    network.setEndpoint(0, "up")
  }
}, 60_000)

test.each([
  ["Too many requests", "network", "The Solana node answered with an error"],
  ["Internal error", "network", "The Solana node answered with an error"],
  [
    "Bets with real tokens cannot be started from here. See /api/access.",
    "simulation-failed",
    "from here. Nothing was",
  ],
  [
    "It is not known yet whether this bet continues an open game. Please try again.",
    "simulation-failed",
    "an open game. Nothing was sent. Try again.",
  ],
])("a node that refuses to simulate (%s) is not called a fault of the app", async (message, kind, sentence) => {
  const { rpcUrl, wsUrl, addresses } = network
  const between = createServer(async (request, reply) => {
    const body = await text(request)
    const refused = JSON.stringify({ jsonrpc: "2.0", id: JSON.parse(body).id, error: { code: -32_029, message } })
    const method = "POST"
    const answer = body.includes("simulateTransaction") ? refused : await (await fetch(rpcUrl, { method, body })).text()
    reply.setHeader("content-type", "application/json").end(answer)
  }).listen(0, "127.0.0.1")
  await once(between, "listening")
  const { port } = between.address() as AddressInfo // It listens on a port.
  const config: AppConfig = {
    ...{ cluster: "localnet", rpcUrl: `http://127.0.0.1:${port}`, wsUrl, creator: addresses.creator, tokens: [sol] },
  }
  const chain = await loadChain(config, keySigner(new Uint8Array(32).fill(98)))
  await expect(chain.preparePlay(play("refused"), [])).rejects.toMatchObject({
    ...{ kind, message: expect.stringContaining(sentence) },
  })
  between.close()
})
