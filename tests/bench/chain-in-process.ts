import { LAMPORTS_PER_SOL, type TransactionInstruction } from "@solana/web3.js"
import type { Localnet } from "#localnet"
import { ChainPlayer, pause, type SignedBet, type Stake } from "../support/chain-player"
import { connectionTo, startQuietNetwork } from "../support/in-process"
import { type Figure, perSecond } from "./report"
import { millisecondsForTransfers } from "./transfers-baseline"

const wallets = 50
const rounds = 12
const plays = wallets * rounds
const stake: Stake = { betArray: [20_000, 0], lamports: 10_000_000n }

/** How many bets the chain and its provider settle with no socket between, both sides on one thread. */
export async function inProcess(): Promise<Figure[]> {
  const network = await startQuietNetwork("bench")
  const connection = connectionTo(network)
  const gamblers: { gambler: ChainPlayer; bet: TransactionInstruction }[] = []
  for (let index = 0; index < wallets; index++) {
    const gambler = new ChainPlayer(`bench-${index}`, connection, network.addresses)
    await gambler.open(BigInt(100 * LAMPORTS_PER_SOL))
    gamblers.push({ gambler, bet: await gambler.bet(stake) })
  }
  const blockhash = () => connection.getLatestBlockhash().then((latest) => latest.blockhash)
  const sign = (hash: string) => gamblers.map(({ gambler, bet }) => gambler.signInstruction(bet, hash))
  const round = async (bets: readonly SignedBet[]) => {
    const settledAt = network.stats().transactions + 2 * bets.length
    for (const { wire } of bets) hand(network, wire)
    while (network.stats().transactions < settledAt) await pause(0)
  }
  try {
    await round(sign(await blockhash())) // opens token accounts, once for each wallet
    const hash = await blockhash()
    const signed = Array.from({ length: rounds }, () => sign(hash))
    const presigned = await timed(async () => {
      for (const bets of signed) await round(bets)
    })
    const signing = await timed(async () => {
      for (let index = 0; index < rounds; index++) {
        const fresh = await blockhash()
        const bets: SignedBet[] = []
        for (const { gambler } of gamblers) bets.push(gambler.signInstruction(await gambler.bet(stake), fresh))
        await round(bets)
      }
    })
    const baseline = `LiteSVM alone, two token transfers each: ${perSecond(plays, millisecondsForTransfers(plays))}`
    return [
      {
        what: "plays settled in process, signed before",
        value: perSecond(plays, presigned),
        beside: "budget ≥ 100 /s",
      },
      { what: "plays settled in process, client builds and signs", value: perSecond(plays, signing), beside: baseline },
    ]
  } finally {
    await network.close()
  }
}

function hand(network: Localnet, wire: Buffer) {
  const params = [wire.toString("base64"), { encoding: "base64", skipPreflight: true }]
  network.request(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "sendTransaction", params }))
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
