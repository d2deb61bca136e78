import { afterAll, beforeAll, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { loadChain } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { chainCosts, emptyQuote, refundableLamports } from "../../features/games/testing/index"
import { keySigner } from "../support/key-signer"
import { type AuditedBet, agrees, auditLamports } from "../support/lamport-audit"
import { sol } from "../support/sol"

let network: Localnet
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "bet-cost" })
}, 60_000)
afterAll(() => network.close())

test("30 random bets take from the wallet what their cost lines say, to the lamport", {
  timeout: 120_000,
}, async () => {
  const bets: AuditedBet[] = []
  await auditLamports(network, 30, 1, (bet) => bets.push(bet))
  expect(bets).toHaveLength(30)
  expect(bets.filter((bet) => !agrees(bet))).toEqual([])
})

test("closing the account returns the refundable lines", async () => {
  const { rpcUrl, wsUrl, addresses } = network
  const config: AppConfig = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
  const signer = keySigner(new Uint8Array(32).fill(99))
  await fetch(`${rpcUrl}/faucet`, { method: "POST", body: JSON.stringify({ wallet: signer.address, token: "SOL" }) })
  const chain = await loadChain(config, signer)
  const [pool, holdings] = await Promise.all([chain.readPool(sol), chain.readHoldings(sol)])
  const put = async (prepared: Awaited<ReturnType<typeof chain.prepareAccount>>) => {
    const signed = await chain.sign(prepared)
    await chain.send(signed)
    await expect.poll(async () => (await chain.signatureStatus(signed.signature)).status).toBe("landed")
  }
  await put(await chain.prepareAccount())
  await expect.poll(async () => (await chain.readGame()).value?.status).toBe("ready")
  const before = await chain.readBalance(sol)
  await put(await chain.prepareClose())
  const refundable = refundableLamports(chainCosts(pool, holdings, emptyQuote))
  expect((await chain.readBalance(sol)) - before).toBe(refundable - 5_000n)
})
