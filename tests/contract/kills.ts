import * as v from "valibot"
import { settledGames } from "#contract/settled-games"
import { platformStats } from "#contract/stats"
import { type Localnet, startLocalnet } from "#localnet"
import type { DatabasePlace } from "../../server/database/open-database"
import { type ApiProcess, startApi } from "../support/api-process"
import { ChainPlayer, pause } from "../support/chain-player"
import { Chatters, chatOf } from "../support/chatters"
import { connectionTo } from "../support/in-process"
import { sol } from "../support/sol"

const players = 3
const fair = Array.from({ length: 10 }, (_, face) => (face < 5 ? 20_000 : 0))
const chatterCount = 30
/** The newest 50 messages are given, and what one process acknowledged is looked for in them after its end. */
const messagesPerLife = 30
const messageEveryMs = 40
const playEveryMs = 60
const catchUpMs = 120_000

export interface Killed {
  kills: number
  messages: { acknowledged: number; lost: string[]; doubled: string[] }
  plays: { settled: number; lost: string[]; doubled: string[]; counted: number | undefined; perPlayerTotals: boolean }
}

/**
 * Kills the server, its API and its indexer, at random moments while players bet and talk, `kills` times, and compares what is
 * stored at the end with what the chain settled and what was acknowledged.
 */
export async function killUnderLoad(place: DatabasePlace, kills: number): Promise<Killed> {
  const network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "kills" })
  try {
    const { rpcUrl, wsUrl, addresses } = network
    const config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
    const start = () => startApi({ place, config })
    const playing = await startPlaying(network)
    let api = await start()
    const chatters = await Chatters.signIn(api.url, chatterCount)
    const messages: Killed["messages"] = { acknowledged: 0, lost: [], doubled: [] }
    for (let life = 0; life < kills; life++) {
      const acknowledged = await talkUntilKilled(api, chatters, life)
      api = await start()
      const stored = (await chatOf(api.url)).map(({ text }) => text)
      messages.acknowledged += acknowledged.length
      messages.lost.push(...acknowledged.filter((text) => !stored.includes(text)))
      messages.doubled.push(...stored.filter((text, index) => stored.indexOf(text) !== index))
    }
    const settled = await playing.stop()
    const plays = await comparePlays(api, addresses.creator, settled)
    await api.stop()
    return { kills, messages, plays }
  } finally {
    await network.close()
  }
}

/**
 * Between nothing and three seconds after it is ready: also while it reads what was settled in its absence. The first life
 * answers one message before, so that there is something to lose on a slow machine too.
 */
async function talkUntilKilled(api: ApiProcess, chatters: Chatters, life: number): Promise<string[]> {
  const acknowledged: string[] = []
  const say = async (text: string) => {
    const said = await chatters.say(api.url, text)
    if (said !== "unknown" && said.status === 201) acknowledged.push(text)
  }
  if (life === 0) await say("the first message of all")
  let isGone = false
  const gone = pause(Math.random() * 3_000)
    .then(() => api.kill())
    .then(() => {
      isGone = true
    })
  const sending: Promise<void>[] = []
  for (let message = 0; message < messagesPerLife && !isGone; message++) {
    sending.push(say(`life ${life} message ${message}`))
    await pause(messageEveryMs)
  }
  await gone
  await Promise.all(sending)
  return acknowledged
}

/** How many plays of each player the chain has settled. */
type Settled = ReadonlyMap<string, number>

async function startPlaying(network: Localnet) {
  const settled = new Map<string, number>()
  let stopped = false
  const play = async (name: string) => {
    const player = new ChainPlayer(name, connectionTo(network), network.addresses)
    await player.open(10_000_000_000n)
    const bet = await player.bet({ betArray: fair, lamports: 1_000_000n })
    return async () => {
      for (let nonce = 0; !stopped; nonce++) {
        await player.playToTheEnd(player.signInstruction(bet, await player.blockhash()), nonce)
        settled.set(player.wallet.toBase58(), nonce + 1)
        await pause(playEveryMs)
      }
    }
  }
  const ready = await Promise.all(Array.from({ length: players }, (_, index) => play(`killed-${index}`)))
  const running = Promise.all(ready.map((run) => run()))
  return {
    async stop(): Promise<Settled> {
      stopped = true
      await running
      return settled
    },
  }
}

async function comparePlays({ url }: ApiProcess, creator: string, settled: Settled): Promise<Killed["plays"]> {
  const expected = [...settled.values()].reduce((sum, count) => sum + count, 0)
  const read = async (path: string) => (await fetch(`${url}${path}`)).json()
  const total = async (user: string) =>
    v.parse(settledGames, await read(`/api/events/settledGames?user=${user}&itemsPerPage=1`)).total
  const deadline = Date.now() + catchUpMs
  for (;;) {
    const totals = await Promise.all([...settled.keys()].map(total)).catch(() => [])
    if (totals.reduce<number>((sum, count) => sum + (count ?? 0), 0) >= expected || Date.now() > deadline) break
    await pause(500)
  }
  const [lost, doubled]: [string[], string[]] = [[], []]
  for (const [user, count] of settled) {
    const nonces = new Map<number, number>()
    let before: string | null | undefined = null
    do {
      const cursor: string = before ? `&before=${before}` : ""
      const page = v.parse(settledGames, await read(`/api/events/settledGames?user=${user}&itemsPerPage=200${cursor}`))
      for (const { nonce } of page.results) if (nonce !== null) nonces.set(nonce, (nonces.get(nonce) ?? 0) + 1)
      before = page.next
    } while (before)
    for (let nonce = 0; nonce < count; nonce++) if (!nonces.has(nonce)) lost.push(`${user} ${nonce}`)
    for (const [nonce, times] of nonces) if (times > 1 || nonce >= count) doubled.push(`${user} ${nonce}`)
  }
  const stats = v.parse(platformStats, await read(`/api/stats?creator=${creator}`))
  const totals = await Promise.all([...settled].map(async ([user, count]) => (await total(user)) === count))
  return { settled: expected, lost, doubled, counted: stats.plays, perPlayerTotals: totals.every(Boolean) }
}
