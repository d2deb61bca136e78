import { createServer, type Server, type ServerResponse } from "node:http"
import * as v from "valibot"
import { afterEach, expect, test } from "vitest"
import { health, readiness } from "#contract/health"
import { settledGames } from "#contract/settled-games"
import { platformStats } from "#contract/stats"
import { startLocalnet } from "#localnet"
import { openStorage } from "../../server/testing/storage"
import { startApi } from "../support/api-process"
import { ChainPlayer, pause } from "../support/chain-player"
import { Chatters, chatOf } from "../support/chatters"
import { connectionTo } from "../support/in-process"
import { sol } from "../support/sol"

// What the server depends on goes away or misbehaves, and the server goes on. Tests in two lengths share these.

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const statusOf = async (url: string) => (await fetch(url)).status

export const testDatabaseOutage = (awayMs: number) =>
  test(`PostgreSQL goes away for ${awayMs / 1_000} seconds: calls say so, nothing is lost, and all works again without a restart`, {
    timeout: 240_000,
  }, async () => {
    const storage = await openStorage("PostgreSQL")
    closing.push(() => storage.close())
    const network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "outage" })
    closing.push(() => network.close())
    const { rpcUrl, wsUrl, addresses } = network
    const config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
    const api = await startApi({ place: storage.place, config })
    closing.push(() => api.stop())
    const player = new ChainPlayer("outage", connectionTo(network), addresses)
    await player.open(1_000_000_000n)
    const bet = await player.bet({ betArray: [20_000, 0], lamports: 1_000_000n })
    const play = async (first: number, count: number) => {
      for (let nonce = first; nonce < first + count; nonce++)
        await player.playToTheEnd(player.signInstruction(bet, await player.blockhash()), nonce)
    }
    const stats = `${api.url}/api/stats?creator=${addresses.creator}`
    const counted = async () => v.parse(platformStats, await (await fetch(stats)).json()).plays
    const patient = { timeout: 60_000, interval: 500 }

    await play(0, 3)
    await expect.poll(counted, patient).toBe(3)
    const chatters = await Chatters.signIn(api.url, 3)
    expect(await chatters.say(api.url, "before")).toMatchObject({ status: 201 })

    await storage.server?.stop()
    const goneAtMs = Date.now()
    await play(3, 4)
    for (const path of ["/api/chat/chat", `/api/stats?creator=${addresses.creator}`, "/api/ready"])
      await expect.poll(() => statusOf(`${api.url}${path}`), patient).toBe(503)
    expect(await chatters.say(api.url, "meanwhile")).toMatchObject({ status: 503 })
    expect(v.parse(readiness, await (await fetch(`${api.url}/api/ready`)).json())).toMatchObject({
      database: false,
      chain: true,
    })
    expect(v.parse(health, await (await fetch(`${api.url}/api/health`)).json()).status).toBe("ok")
    await pause(Math.max(0, awayMs - (Date.now() - goneAtMs)))
    await storage.server?.start()

    await expect.poll(() => statusOf(`${api.url}/api/ready`), patient).toBe(200)
    await expect.poll(counted, patient).toBe(7)
    const games = await (await fetch(`${api.url}/api/events/settledGames`)).json()
    const nonces = v.parse(settledGames, games).results.map(({ nonce }) => nonce)
    // Each once; two that settled in one slot may stand in either order.
    expect(nonces.toSorted((one, other) => Number(one) - Number(other))).toEqual([0, 1, 2, 3, 4, 5, 6])
    // The session is the one of before.
    expect(await chatters.say(api.url, "after")).toMatchObject({ status: 201 })
    expect((await chatOf(api.url)).map(({ text }) => text)).toEqual(["before", "after"])
  })

/** A node and a price service that give this answer to everything. */
function badUpstream(answer: (reply: ServerResponse) => void): Promise<{ url: string; server: Server }> {
  const server = createServer((_, reply) => answer(reply))
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resolve({ url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`, server })
    }),
  )
}

const answers: Record<string, (reply: ServerResponse) => void> = {
  hang: () => undefined,
  "answer 429": (reply) => reply.writeHead(429, { "retry-after": "30" }).end("slow down"),
  "answer with a page": (reply) =>
    reply.writeHead(200, { "content-type": "text/html" }).end("<html><body>Sign in to the hotel's network"),
  "break off": (reply) => {
    reply.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
    reply.write('{"jsonrpc"')
    setTimeout(() => reply.destroy(), 10)
  },
}
const slowestMs = 45_000

export const badAnswers = Object.keys(answers)

export const testBadUpstreams = (names: readonly string[]) =>
  test.each(names)(
    "a node and a price service that %s make calls say what is missing, in time",
    { timeout: 180_000 },
    async (name) => {
      const answer = answers[name]
      if (!answer) throw new Error(`There is no answer called ${name}`)
      const upstream = await badUpstream(answer)
      closing.push(() => {
        upstream.server.closeAllConnections()
        upstream.server.close()
      })
      const storage = await openStorage("embedded")
      closing.push(() => storage.close())
      const wsUrl = upstream.url.replace("http", "ws")
      const config = { cluster: "localnet", rpcUrl: upstream.url, wsUrl, creator: "1".repeat(32), tokens: [sol] }
      const environment = { PRICES_URL: `${upstream.url}/prices` }
      const api = await startApi({ place: storage.place, config, environment })
      closing.push(() => api.stop())
      const inTime = async (path: string) => {
        const reply = await fetch(`${api.url}${path}`, { signal: AbortSignal.timeout(slowestMs) })
        return { status: reply.status, body: await reply.json() }
      }
      const [ready, prices, monitoring, transaction, games, live, chat] = await Promise.all([
        inTime("/api/ready"),
        inTime("/api/services/coingecko?ids=solana&vs_currencies=usd"),
        inTime("/api/monitoring/comprehensive-test"),
        inTime(`/api/services/transactions/${"5".repeat(88)}`),
        inTime("/api/events/settledGames"),
        inTime("/api/health"),
        inTime("/api/chat/chat"),
      ])
      expect(ready).toMatchObject({ status: 503, body: { chain: false, indexerLagMs: null } })
      expect(prices).toEqual({ status: 200, body: {} })
      expect(monitoring).toMatchObject({ status: 200, body: { rpcHealth: { isHealthy: false } } })
      expect(transaction.status).toBe(503)
      expect(games.status).toBe(503)
      expect(live.status).toBe(200)
      expect(chat).toEqual({ status: 200, body: { messages: [] } })
    },
  )
