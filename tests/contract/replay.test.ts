import { Connection } from "@solana/web3.js"
import { parseTransactionEvents } from "gamba-core-v2"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import type { AppConfig } from "#contract/config"
import { type Chain, loadChain, type Prepared } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { type Pictured, pictured, type RoundResult } from "../../features/games/testing"
import { keySigner } from "../support/key-signer"
import { sol } from "../support/sol"

// A board shows what the wallet's account says at that moment. Years later only the signature of the settling
// transaction may be left: what stands in its log alone must draw the same picture.

const wager = 10_000_000n
const token = sol.mint
const patience = { timeout: 20_000 }

let network: Localnet
let config: AppConfig
let chain: Chain
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "replay" })
  const { rpcUrl, wsUrl, addresses } = network
  config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
  const signer = keySigner(new Uint8Array(32).fill(77))
  chain = await loadChain(config, signer)
  const body = JSON.stringify({ wallet: signer.address, token: "SOL" })
  expect((await fetch(`${rpcUrl}/faucet`, { method: "POST", body })).ok).toBe(true)
  await put(await chain.prepareAccount())
  await vi.waitFor(async () => expect((await chain.readGame()).value?.status).toBe("ready"), patience)
}, 60_000)
afterAll(() => network.close())

async function put(prepared: Prepared) {
  const signed = await chain.sign(prepared)
  await chain.send(signed)
  await vi.waitFor(async () => expect((await chain.signatureStatus(signed.signature)).status).toBe("landed"), patience)
}

/** Plays once and returns the result as the app gets it. */
async function played({ game, betArray, metadata }: Pictured): Promise<{ live: RoundResult; signature: string }> {
  const nonce = (await chain.readGame()).value?.nonce ?? 0
  const clientSeed = `${game}-${nonce}`
  await put(await chain.preparePlay({ token: sol, wager, betArray, clientSeed, metadata, ...fees }, []))
  await vi.waitFor(async () => expect((await chain.readGame()).value?.nonce).toBe(nonce + 1), patience)
  const { value: account } = await chain.readGame()
  const signature = (await chain.findSettlement(nonce))?.signature
  if (!account || !signature) throw new Error("The play is not found on chain")
  const drawn = { nonce, resultIndex: account.resultIndex, clientSeed, rngSeed: account.rngSeed }
  return { live: resultOf(game, betArray, metadata, drawn), signature }
}

const fees = { creatorFeeBps: 35, jackpotFeeBps: 10 }

/** The play read from its settling transaction alone. */
async function replayed(game: string, signature: string): Promise<RoundResult> {
  const connection = new Connection(config.rpcUrl, { commitment: "confirmed", wsEndpoint: config.wsUrl })
  const transaction = await connection.getTransaction(signature, {
    maxSupportedTransactionVersion: 0,
    commitment: "confirmed",
  })
  for (const { name, data } of Array.from(parseTransactionEvents(transaction?.meta?.logMessages ?? []))) {
    if (name !== "GameSettled" || !("rngSeed" in data)) continue
    const { bet, metadata, nonce, resultIndex, clientSeed, rngSeed } = data
    const drawn = { nonce: nonce.toNumber(), resultIndex: resultIndex.toNumber(), clientSeed, rngSeed }
    return resultOf(game, bet, metadata, drawn)
  }
  throw new Error("The transaction settles nothing")
}

function resultOf(
  gameId: string,
  betArray: readonly number[],
  metadata: string,
  drawn: Pick<RoundResult, "nonce" | "resultIndex" | "clientSeed" | "rngSeed">,
): RoundResult {
  const multiplierBps = betArray[drawn.resultIndex] ?? 0
  const payout = (wager * BigInt(multiplierBps)) / 10_000n
  const unknown = { hashedSeed: null, committedSlot: null, betSlot: null, jackpotPayout: 0n, signature: null }
  return { bet: { gameId, betArray, wager, metadata }, token, multiplierBps, payout, ...drawn, ...unknown }
}

const drawing = (result: RoundResult, { picture }: Pictured) => picture({ phase: "revealed", result }, result)

test.each(pictured)("$game: the signature of a settled play redraws its picture", async (game) => {
  const { live, signature } = await played(game)
  const again = await replayed(game.game, signature)
  expect(drawing(again, game)).toEqual(drawing(live, game))
  expect(drawing(again, game)).toMatchObject({ phase: "settled" })
  // A picture that shows nothing of the draw would pass the lines above.
  const elsewhere = game.betArray.findIndex((multiplierBps) => multiplierBps !== live.multiplierBps)
  const multiplierBps = game.betArray[elsewhere] ?? 0
  const payout = (wager * BigInt(multiplierBps)) / 10_000n
  expect(drawing({ ...live, resultIndex: elsewhere, multiplierBps, payout }, game)).not.toEqual(drawing(live, game))
})
