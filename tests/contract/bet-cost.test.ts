import { createHash } from "node:crypto"
import anchor from "@coral-xyz/anchor"
import { NATIVE_MINT } from "@solana/spl-token"
import { Connection, Keypair, Transaction } from "@solana/web3.js"
import { GambaProvider, getGambaStateAddress, getPoolAddress } from "gamba-core-v2"
import { expect, test } from "vitest"
import { loadChain } from "#features/chain"
import { chainCosts, emptyQuote } from "../../features/games/testing/index"
import { configOn } from "../support/in-process"
import { keySigner } from "../support/key-signer"
import { type AuditedBet, agrees, auditLamports } from "../support/lamport-audit"
import { sol } from "../support/sol"
import { testNetwork } from "../support/test-network"

const network = await testNetwork({ rngSeed: "bet-cost" })

test("30 random bets take from the wallet what their cost lines say, to the lamport", {
  timeout: 120_000,
}, async () => {
  const bets: AuditedBet[] = []
  await auditLamports(network, 30, 1, (bet) => bets.push(bet))
  expect(bets).toHaveLength(30)
  expect(bets.filter((bet) => !agrees(bet))).toEqual([])
})

test("a pool that is free of the fee for each play is priced without it", async () => {
  const config = configOn(network)
  const chain = await loadChain(config, keySigner(new Uint8Array(32).fill(98)))
  await network.setProtocol({ playFeeLamports: 20_000 })
  expect((await chain.readPool(sol)).playFeeLamports).toBe(20_000n)
  await freeFromPlayFee(config.rpcUrl)
  expect((await chain.readPool(sol)).playFeeLamports).toBe(0n)
  await network.setProtocol({})
})

test("closing the account returns what is said to come back", async () => {
  const config = configOn(network)
  const signer = keySigner(new Uint8Array(32).fill(99))
  await fetch(`${network.rpcUrl}/faucet`, {
    method: "POST",
    body: JSON.stringify({ wallet: signer.address, token: "SOL" }),
  })
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
  const line = chainCosts(pool, holdings, emptyQuote).lines.find(({ returnsWhen }) => returnsWhen !== undefined)
  expect(line?.returnsWhen).toBe("when you close your account at the program")
  expect((await chain.readBalance(sol)) - before).toBe((line?.lamports ?? 0n) - 5_000n)
})

/** As the protocol's authority does it; its key follows from its name. */
async function freeFromPlayFee(rpcUrl: string) {
  const connection = new Connection(rpcUrl, "confirmed")
  const authority = Keypair.fromSeed(createHash("sha256").update("dghrt-localnet/authority").digest())
  const exempt = await new GambaProvider(connection, authority).gambaProgram.methods
    .poolGambaConfig(true, false, new anchor.BN(0))
    .accountsPartial({
      user: authority.publicKey,
      gambaState: getGambaStateAddress(),
      pool: getPoolAddress(NATIVE_MINT),
    })
    .instruction()
  // The network runs a transaction before it answers.
  await connection.sendTransaction(new Transaction().add(exempt), [authority])
}
