import { loadChain } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { emptyQuote } from "../../features/games/testing/index"
import { pause } from "../support/chain-player"
import { keySigner } from "../support/key-signer"
import { sol } from "../support/sol"
import type { Claim } from "./proof"

const moments = ["before", "during", "after"] as const
const slowestMs = 15_000

/** Bets and subscriptions over an endpoint that dies, in this process, which its dead sockets keep busy until it ends. */
export async function tryEndpoints(runs: number, report: (claim: Claim) => void): Promise<void> {
  const network = await startLocalnet({
    rpcPort: 0,
    wsPort: 0,
    settleDelayMs: 0,
    rngSeed: "endpoints",
    extraEndpoints: 2,
  })
  try {
    for (const [index, moment] of moments.entries()) {
      const switchMs: number[] = []
      let right = 0
      for (let run = 0; run < runs; run++) {
        const { settled, charged, tookMs } = await playOnce(network, moment, index * runs + run + 1)
        if (settled && charged) right += 1
        switchMs.push(tookMs)
      }
      switchMs.sort((one, other) => one - other)
      report({
        text: `the first endpoint dies ${moment} the signature`,
        held: right === runs,
        figure: `${right} of ${runs} settled once and charged once; result after ${median(switchMs)} ms, at most ${switchMs.at(-1)} ms`,
      })
    }
    report(await socketProof(network, runs))
  } finally {
    await network.close()
  }
}

const slowestSocketMs = 5_000

/** The first endpoint's socket dies and its requests go on: subscriptions move to the next endpoint's socket. */
async function socketProof(network: Localnet, runs: number) {
  const switchMs: number[] = []
  for (let run = 0; run < runs; run++) {
    network.setEndpoint(0, "up")
    const chain = await loadChain(configOf(network), keySigner(new Uint8Array(32).fill(200 + (run % 50))))
    const stop = chain.watchGame(() => undefined)
    await until(async () => network.stats().subscriptions > 0)
    network.setEndpoint(0, "no-socket")
    const begunMs = performance.now()
    await until(async () => network.stats().subscriptions === 0)
    await until(async () => network.stats().subscriptions > 0)
    switchMs.push(Math.round(performance.now() - begunMs))
    stop()
    await until(async () => network.stats().subscriptions === 0)
  }
  network.setEndpoint(0, "up")
  switchMs.sort((one, other) => one - other)
  return {
    text: "the first endpoint's socket dies alone",
    held: (switchMs.at(-1) ?? 0) <= slowestSocketMs,
    figure: `subscriptions are back after ${median(switchMs)} ms, at most ${switchMs.at(-1)} ms, in ${runs} runs`,
  }
}

const configOf = ({ rpcUrl, wsUrl, fallbacks, addresses }: Localnet) => ({
  cluster: "localnet" as const,
  rpcUrl,
  wsUrl,
  fallbacks,
  creator: addresses.creator,
  tokens: [sol],
})

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0

async function playOnce(network: Localnet, moment: (typeof moments)[number], secret: number) {
  network.setEndpoint(0, "up")
  const signer = keySigner(new Uint8Array(32).fill(secret))
  await fetch(`${network.rpcUrl}/faucet`, {
    method: "POST",
    body: JSON.stringify({ wallet: signer.address, token: "SOL" }),
  })
  const chain = await loadChain(configOf(network), signer)
  await chain.send(await chain.sign(await chain.prepareAccount()))
  await until(async () => (await chain.readGame()).value?.status === "ready")
  const before = await chain.readBalance(sol)
  const wager = 10_000_000n
  const play = { token: sol, wager, betArray: [20_000, 0], metadata: "0:flip:1-1-heads", ...emptyQuote }

  if (moment === "before") network.setEndpoint(0, "down")
  const begunMs = performance.now()
  const prepared = await chain.preparePlay({ ...play, clientSeed: `${moment} ${secret}` }, [])
  if (moment === "during") network.setEndpoint(0, "down")
  const signed = await chain.sign(prepared)
  if (moment === "after") network.setEndpoint(0, "down")
  await chain.send(signed)
  await chain.send(signed)
  const settled = await until(async () => (await chain.readGame()).value?.nonce === 1)
  const tookMs = Math.round(performance.now() - begunMs)
  const settlement = await chain.findSettlement(0)
  const cost = before - (await chain.readBalance(sol)) + (settlement?.payout ?? 0n)
  // The wager with its fees, the signature and two token accounts at most; a second charge would be a second wager.
  return { settled, charged: cost >= wager && cost < 2n * wager, tookMs }
}

async function until(done: () => Promise<boolean>): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < slowestMs; waitedMs += 20) {
    if (await done()) return true
    await pause(20)
  }
  return false
}
