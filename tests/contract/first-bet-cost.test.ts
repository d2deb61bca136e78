import { afterAll, beforeAll, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { type Chain, feesOn, loadChain, type Prepared, totalFees } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { chainCosts } from "../../features/games/bet/chain-costs"
import { platformFees } from "../../features/games/bet/platform-fees"
import { keySigner } from "../support/key-signer"
import { sol } from "../support/sol"

let network: Localnet
let config: AppConfig
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "first-bet-cost" })
  const { rpcUrl, wsUrl, addresses } = network
  config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
}, 60_000)
afterAll(() => network.close())

async function put(chain: Chain, prepared: Prepared) {
  const signed = await chain.sign(prepared)
  await chain.send(signed)
  await expect.poll(async () => (await chain.signatureStatus(signed.signature)).status).toBe("landed")
}

const wager = 100_000_000n
const bet = { token: sol, wager, betArray: [20_000, 0], metadata: "0:flip:1-1-heads", ...platformFees }

async function openFunded(secret: number): Promise<Chain> {
  const signer = keySigner(new Uint8Array(32).fill(secret))
  const body = JSON.stringify({ wallet: signer.address, token: "SOL" })
  expect((await fetch(`${config.rpcUrl}/faucet`, { method: "POST", body })).ok).toBe(true)
  return loadChain(config, signer)
}

/** Places bet number `nonce` and returns what it took from the wallet before its payout. */
async function costOfBet(chain: Chain, nonce: number): Promise<bigint> {
  const before = await chain.readBalance(sol)
  if (nonce === 0) await put(chain, await chain.prepareAccount())
  await expect.poll(async () => (await chain.readGame()).value?.status).toBe("ready")
  await put(chain, await chain.preparePlay({ ...bet, clientSeed: `bet ${nonce}` }, []))
  await expect.poll(async () => (await chain.readGame()).value?.nonce).toBe(nonce + 1)
  const settled = await chain.findSettlement(nonce)
  return before - (await chain.readBalance(sol)) + (settled?.payout ?? 0n) + (settled?.jackpotPayout ?? 0n)
}

test("a first and a later bet take from the wallet what their cost lines say, to the lamport", async () => {
  // The first bet in a token on a network opens the operator's token account too.
  const pioneer = await openFunded(1)
  const freshPool = await pioneer.readPool(sol)
  const withFees = wager + totalFees(feesOn(wager, freshPool, platformFees))
  const opening = chainCosts(freshPool, false)
  expect(await costOfBet(pioneer, 0)).toBe(withFees + opening.network + opening.rent)

  const chain = await openFunded(2)
  const pool = await chain.readPool(sol)
  expect(opening.rent - chainCosts(pool, false).rent).toBe(2_039_280n)
  const first = chainCosts(pool, false)
  const later = chainCosts(pool, true)
  expect(await costOfBet(chain, 0)).toBe(withFees + first.network + first.rent)
  expect(await costOfBet(chain, 1)).toBe(withFees + later.network)
  expect(first.rent).toBe(16_933_680n)

  const before = await chain.readBalance(sol)
  await expect.poll(async () => (await chain.readGame()).value?.status).toBe("ready")
  await put(chain, await chain.prepareClose())
  expect((await chain.readBalance(sol)) - before).toBe(first.refundable - 5_000n)
})
