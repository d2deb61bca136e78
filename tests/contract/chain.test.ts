import { costLines, emptyQuote, totalFees } from "@dghrt/betting/model"
import { gameHash, hashSeed, resultIndex } from "@dghrt/fairness"
import { VersionedTransaction } from "@solana/web3.js"
import { describe, expect, test } from "vitest"
import { type Chain, loadChain, type Prepared, priorityFee } from "#features/chain"
import { configOn } from "../support/in-process"
import { keySigner } from "../support/key-signer"
import { sol } from "../support/sol"
import { testNetwork } from "../support/test-network"

// The app's own chain client against the real local network, over sockets.

const fees = { creatorFeeBps: 35, jackpotFeeBps: 10 }
const packetBytes = 1_232
const memo = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr"
const hundredFaces = Array.from({ length: 100 }, (_, face) => (face < 50 ? 20_000 : 0))

const network = await testNetwork({ rngSeed: "contract" })
const config = configOn(network)

let made = 0
/** A wallet with ten SOL, its chain, and how to put a transaction through. */
async function fundedPlayer({ funded = true } = {}) {
  made += 1
  const signer = keySigner(new Uint8Array(32).fill(made))
  const { address } = signer
  const chain = await loadChain(config, signer)
  if (funded) {
    const body = JSON.stringify({ wallet: address, token: "SOL" })
    expect((await fetch(`${config.rpcUrl}/faucet`, { method: "POST", body })).ok).toBe(true)
  }
  return { chain, put: async (prepared: Prepared) => put(chain, prepared) }
}

async function put(chain: Chain, prepared: Prepared) {
  const signed = await chain.sign(prepared)
  await chain.send(signed)
  await expect.poll(async () => (await chain.signatureStatus(signed.signature)).status).toBe("landed")
  return signed
}

const play = (clientSeed: string, metadata = "0:dice:under-50") => ({
  token: sol,
  wager: 123_456_789n,
  betArray: hundredFaces,
  clientSeed,
  metadata,
  ...fees,
})

describe("a wallet", () => {
  test("has no game account, then opens one and gets a hash before it ever bets", async () => {
    const { chain, put } = await fundedPlayer()
    expect((await chain.readGame()).value).toBeNull()
    await put(await chain.prepareAccount())
    await expect.poll(async () => (await chain.readGame()).value?.nextRngSeedHashed).toMatch(/^[0-9a-f]{64}$/)
  })

  test("plays, hears of it, and what it was charged and paid is what the terms said, to the lamport", async () => {
    const { chain, put } = await fundedPlayer()
    await put(await chain.prepareAccount())
    await expect.poll(async () => (await chain.readGame()).value?.status).toBe("ready")
    const before = (await chain.readGame()).value
    // The first play opens the token accounts; the second moves the bet's money and the network fee alone.
    await put(await chain.preparePlay(play("first"), []))
    await expect.poll(async () => (await chain.readGame()).value?.nonce).toBe(1)

    const committed = (await chain.readGame()).value?.nextRngSeedHashed ?? ""
    const heard: number[] = []
    const stop = chain.watchGame(({ value }) => heard.push(value?.nonce ?? -1))
    const balance = await chain.readBalance(sol)
    await put(await chain.preparePlay(play("second"), []))
    await expect.poll(() => heard.includes(2)).toBe(true)
    stop()

    const settled = await chain.findSettlement(1)
    const paid = totalFees(costLines(123_456_789n, await chain.readPool(sol), { ...emptyQuote, ...fees }))
    expect(settled).toMatchObject({ nonce: 1, clientSeed: "second", wager: 123_456_789n, bet: hundredFaces })
    expect(await hashSeed(settled?.rngSeed ?? "")).toBe(committed)
    expect(resultIndex(await gameHash(settled?.rngSeed ?? "", "second", 1), 100)).toBe(settled?.resultIndex)
    const networkFee = 5_000n
    expect(await chain.readBalance(sol)).toBe(balance - 123_456_789n - paid - networkFee + (settled?.payout ?? 0n))
    expect(before?.nonce).toBe(0)
  })

  test("finds the settlement of a bet among those that followed it, by the bet's own transaction", async () => {
    const { chain, put } = await fundedPlayer()
    await put(await chain.prepareAccount())
    await expect.poll(async () => (await chain.readGame()).value?.status).toBe("ready")
    const bets: { signature: string; slot: number }[] = []
    for (let nonce = 0; nonce < 4; nonce++) {
      const signed = await chain.sign(await chain.preparePlay(play(`followed ${nonce}`), []))
      await chain.send(signed)
      await expect.poll(async () => (await chain.readGame()).value?.nonce).toBe(nonce + 1)
      const status = await chain.signatureStatus(signed.signature)
      if (status.status !== "landed") throw new Error(`The bet is ${status.status}`)
      bets.push({ signature: signed.signature, slot: status.slot })
    }
    for (const [nonce, bet] of bets.entries()) {
      const { settlement, complete } = await chain.settlementAfter(bet)
      expect({ nonce: settlement?.nonce, complete }).toEqual({ nonce, complete: true })
      expect(settlement?.clientSeed).toBe(`followed ${nonce}`)
    }
    // A bet that the node does not list: nothing is taken for its settlement.
    expect(await chain.settlementAfter({ signature: "unknown", slot: 0 })).toEqual({
      settlement: null,
      complete: false,
    })
  })

  test("refunds a bet that is never settled, wager and fees, and closes its account for the rent", async () => {
    const { chain, put } = await fundedPlayer()
    const networkFee = 5_000n
    const empty = await chain.readBalance(sol)
    await put(await chain.prepareAccount())
    await expect.poll(async () => (await chain.readGame()).value?.status).toBe("ready")
    network.rng.pause()
    try {
      const before = await chain.readBalance(sol)
      await put(await chain.preparePlay(play("stuck"), []))
      await expect.poll(async () => (await chain.readGame()).value?.status).toBe("result-requested")
      await expect(chain.prepareClose()).rejects.toMatchObject({ kind: "program-refused", code: "NotReadyToPlay" })

      const claim = await chain.prepareClaim(sol.mint)
      expect(claim.held).toBeGreaterThanOrEqual(play("stuck").wager)
      await put(claim)
      expect((await chain.readGame()).value).toMatchObject({ status: "not-initialized", nonce: 0 })
      // Nothing is missing but what the network took: a claim gives the token account's rent back too.
      expect(await chain.readBalance(sol)).toBe(before - 2n * networkFee)
    } finally {
      network.rng.resume()
    }
    await put(await chain.prepareClose())
    await expect.poll(async () => (await chain.readGame()).value).toBeNull()
    expect(await chain.readBalance(sol)).toBe(empty - 4n * networkFee)
  })

  test("gets a sentence when it cannot pay, and nothing is sent", async () => {
    const { chain } = await fundedPlayer({ funded: false })
    await expect(chain.preparePlay(play("poor"), [])).rejects.toMatchObject({ kind: "insufficient-funds" })
  })

  test("gets a sentence for what the program refuses", async () => {
    const { chain } = await fundedPlayer()
    const generous = { ...play("greedy"), betArray: [30_000, 0] }
    await expect(chain.preparePlay(generous, [])).rejects.toMatchObject({
      kind: "program-refused",
      code: "PlayerAdvantage",
    })
    const huge = { ...play("huge"), wager: 2n ** 60n }
    await expect(chain.preparePlay(huge, [])).rejects.toMatchObject({ kind: "program-refused" })
  })

  test("is refused before signing when the bet does not fit into one transaction", async () => {
    const { chain } = await fundedPlayer()
    const note = { programId: memo, accounts: [], data: new Uint8Array(1_200) }
    await expect(chain.preparePlay(play("large"), [note])).rejects.toMatchObject({ kind: "transaction-too-large" })
  })

  test("pays the whole priority fee of the bet: units times price, rounded up", async () => {
    const { chain } = await fundedPlayer()
    const budgetOf = async (priorityFeeLamports?: bigint) => {
      const { wire } = await chain.preparePlay(
        { ...play("fast"), ...(priorityFeeLamports && { priorityFeeLamports }) },
        [],
      )
      const { compiledInstructions } = VersionedTransaction.deserialize(wire).message
      // The budget's instructions: 2 sets the units, 3 the price.
      return compiledInstructions
        .map(({ data }) => data)
        .filter((data) => data.length <= 9 && (data[0] === 2 || data[0] === 3))
    }
    expect((await budgetOf()).map(([kind]) => kind)).toEqual([2])
    const [limit, price] = await budgetOf(400_201n)
    const units = limit ? Buffer.from(limit).readUInt32LE(1) : 0
    const microLamports = price ? Buffer.from(price).readBigUInt64LE(1) : 0n
    expect(priorityFee(microLamports, units)).toBe(400_201n)
  })

  test("whose wallet signs something else gets a sentence, and nothing is sent", async () => {
    const { chain: honest } = await fundedPlayer()
    const another = await honest.preparePlay(play("another"), [])
    const signer = keySigner(new Uint8Array(32).fill(made))
    const chain = await loadChain(config, { ...signer, signTransaction: () => signer.signTransaction(another.wire) })
    const prepared = await chain.preparePlay(play("mine"), [])
    await expect(chain.sign(prepared)).rejects.toMatchObject({ kind: "wallet-changed-transaction" })
  })
})

test("of two bets that assert one seed commitment the chain takes one stake", async () => {
  const { chain, put } = await fundedPlayer()
  await put(await chain.prepareAccount())
  const committed = async () => (await chain.readGame()).value?.nextRngSeedHashed ?? ""
  await expect.poll(committed).toMatch(/^[0-9a-f]{64}$/)
  const hashedSeed = await committed()
  const sign = async (seed: string) => chain.sign(await chain.preparePlay({ ...play(seed), hashedSeed }, []))
  const [earlier, later] = [await sign("earlier"), await sign("later")]
  expect([earlier.assertsCommitment, later.assertsCommitment]).toEqual([true, true])
  await chain.send(earlier)
  await expect.poll(async () => (await chain.readGame()).value?.nonce).toBe(1)
  const held = await chain.readBalance(sol)
  await chain.send(later)
  const fate = () => chain.signatureStatus(later.signature, later.wire)
  await expect.poll(fate).toMatchObject({ status: "failed", by: "commitment" })
  expect(held - (await chain.readBalance(sol))).toBeLessThan(100_000n)
  expect((await chain.readGame()).value?.clientSeed).toBe("earlier")
  await expect(chain.preparePlay({ ...play("too late"), hashedSeed }, [])).rejects.toMatchObject({
    message: expect.stringContaining("Nothing was sent"),
  })
})

test.each(["", "1", "x".repeat(32), "ü".repeat(16)])(
  "a bet of 100 outcomes with the seed %j and its assertion fits into one packet",
  async (seed) => {
    const { chain, put } = await fundedPlayer()
    await put(await chain.prepareAccount())
    await expect.poll(async () => (await chain.readGame()).value?.nextRngSeedHashed).toMatch(/^[0-9a-f]{64}$/)
    const hashedSeed = (await chain.readGame()).value?.nextRngSeedHashed ?? ""
    const metadata = `0:dice:outside-99-99-${"9".repeat(20)}`
    const prepared = await chain.preparePlay({ ...play(seed, metadata), hashedSeed }, [])
    expect(prepared.assertsCommitment).toBe(true)
    expect(prepared.wire.length).toBeLessThanOrEqual(packetBytes)
  },
)

test("a node that is gone is a network error, quickly", async () => {
  const lost = await loadChain(
    { ...config, rpcUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9" },
    { address: "x", publicKey: new Uint8Array(32).fill(3), signTransaction: async (wire) => wire },
  )
  await expect(lost.readGame()).rejects.toMatchObject({ kind: "network" })
})
