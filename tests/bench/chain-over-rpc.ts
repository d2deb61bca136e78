import { LAMPORTS_PER_SOL } from "@solana/web3.js"
import { ChainPlayer, type Stake } from "../support/chain-player"
import { NetworkProcess } from "../support/network"
import { type Figure, megabytes, ms, perSecond, quantile } from "./report"

const stake: Stake = { betArray: [20_000, 0], lamports: 1_000_000n }
const trials = [
  { clients: 1, delayMs: 0, plays: 60 },
  { clients: 8, delayMs: 0, plays: 240 },
  { clients: 32, delayMs: 0, plays: 480 },
  { clients: 1, delayMs: 400, plays: 12 },
  { clients: 8, delayMs: 400, plays: 80 },
  { clients: 32, delayMs: 400, plays: 320 },
]
const memoryAfter = [1_000, 10_000]
/** A slow machine stops filling the memory here and says how far it came. */
const longestFillMs = 120_000

/** The same through sockets to a process of its own, and what that process holds on to. */
export async function overRpc(): Promise<Figure[]> {
  const network = await NetworkProcess.start()
  try {
    const gamblers: ChainPlayer[] = []
    for (let index = 0; index < 32; index++) {
      const gambler = new ChainPlayer(`rpc-${index}`, network.connect(), network.address.addresses)
      await gambler.open(BigInt(100 * LAMPORTS_PER_SOL))
      gambler.watch()
      gamblers.push(gambler)
    }
    const fresh = await network.memory()
    const crowd = new Crowd(gamblers)
    await crowd.play(gamblers.length, gamblers.length) // opens token accounts and sockets
    const figures: Figure[] = []
    for (const { clients, delayMs, plays } of trials) {
      await network.setDelay(delayMs)
      const { waits, elapsedMs } = await crowd.play(clients, plays)
      const [p50, p95] = [0.5, 0.95].map((share) => ms(quantile(waits, share) - delayMs))
      figures.push({
        what: `send to result, ${clients} at once, provider ${delayMs} ms`,
        value: `p50 ${p50}, p95 ${p95}`,
        beside: `${delayMs > 0 ? "beyond the delay, " : ""}${perSecond(plays, elapsedMs)}${clients === 1 ? ", budget p50 ≤ 30 ms" : ""}`,
      })
    }
    await network.setDelay(0)
    return [...figures, ...(await fill(network, crowd, fresh))]
  } finally {
    await network.stop()
  }
}

async function fill(network: NetworkProcess, crowd: Crowd, fresh: Awaited<ReturnType<NetworkProcess["memory"]>>) {
  const deadline = performance.now() + longestFillMs
  const figures: Figure[] = []
  for (const goal of memoryAfter) {
    while (crowd.played < goal && performance.now() < deadline) {
      await crowd.play(32, Math.min(320, goal - crowd.played))
    }
    const { rss, heapUsed } = await network.memory()
    figures.push({
      what: `memory after ${crowd.played.toLocaleString("en")} plays, garbage collected`,
      value: `RSS ${megabytes(rss)}, heap ${megabytes(heapUsed)}`,
      beside: `before the first: RSS ${megabytes(fresh.rss)}, heap ${megabytes(fresh.heapUsed)}`,
    })
  }
  return figures
}

class Crowd {
  played = 0
  private readonly nonces = new Map<ChainPlayer, number>()

  constructor(private readonly gamblers: readonly ChainPlayer[]) {}

  /** `plays` bets by `clients` players, each of whom bets again as soon as the result is there. */
  async play(clients: number, plays: number) {
    const waits: number[] = []
    const begun = performance.now()
    await Promise.all(
      this.gamblers.slice(0, clients).map(async (gambler) => {
        const bet = await gambler.bet(stake)
        for (let index = 0; index < plays / clients; index++) {
          const nonce = this.nonces.get(gambler) ?? 0
          const signed = gambler.signInstruction(bet, await gambler.blockhash())
          const sent = performance.now()
          const game = await gambler.playToTheEnd(signed, nonce)
          waits.push(performance.now() - sent)
          this.nonces.set(gambler, game.nonce.toNumber())
          this.played += 1
        }
      }),
    )
    return { waits, elapsedMs: performance.now() - begun }
  }
}
