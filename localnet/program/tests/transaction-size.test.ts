import { type AddressLookupTableAccount, ComputeBudgetProgram, type Keypair } from "@solana/web3.js"
import { getGambaStateAddress } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import { solPool, usdcPool } from "./addresses"
import { keypairOf } from "./chain"
import { eventIn } from "./events"
import { aliceAtCasino, type Casino, must } from "./harness"
import { winningSeed } from "./seeds"

/** The two instructions a client puts before a play. */
const budget = [
  ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 }),
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 }),
]
const evenBet = (outcomes: number) => Array.from({ length: outcomes }, (_, index) => (index % 2 === 0 ? 2 : 0))

/** The table a pool of the published client has: eight addresses, in its order. */
function lookupTable(casino: Casino) {
  const { pool, mint, underlying, bonusUnderlying, stateAta, bonusMint, jackpot } = solPool
  const addresses = [pool, mint, underlying, bonusUnderlying, getGambaStateAddress(), stateAta, bonusMint, jackpot]
  return casino.createLookupTable(keypairOf("lookup table").publicKey, addresses)
}

async function bet(casino: Casino, user: Keypair, outcomes: number, table?: AddressLookupTableAccount) {
  const play = await casino.playInstruction(user, { bet: evenBet(outcomes), clientSeed: "x".repeat(16) })
  return casino.send([...budget, play], [user], { payer: user, lookupTable: table })
}

describe("A bet of 100 outcomes", () => {
  test("fits into one transaction without a lookup table and is settled", async () => {
    const { casino, user } = await aliceAtCasino(winningSeed)
    const receipt = must(await bet(casino, user, 100))
    expect(receipt.bytes).toBeLessThanOrEqual(1_232)
    expect(eventIn(must(await casino.settle(user)), "GameSettled").bet).toHaveLength(100)
  })

  test("is smaller with the pool's lookup table, which its settle can use too", async () => {
    const { casino, user } = await aliceAtCasino(winningSeed)
    const table = lookupTable(casino)
    const plain = must(await bet(casino, user, 100)).bytes
    must(await casino.settle(user, {}, { lookupTable: table }))
    expect(must(await bet(casino, user, 100, table)).bytes).toBeLessThan(plain - 100)
  })
})

test("A bet of 150 outcomes needs the lookup table", async () => {
  const { casino, user } = await aliceAtCasino(winningSeed)
  await expect(bet(casino, user, 150)).rejects.toThrow()
  must(await bet(casino, user, 150, lookupTable(casino)))
  must(await casino.settle(user))
})

describe("The program's own limit, beyond what a transaction of the published client can carry", () => {
  /** The instruction with its bet replaced, since the client's encoder stops below 256 outcomes. */
  async function withOutcomes(casino: Casino, user: Keypair, outcomes: number) {
    const play = await casino.playInstruction(user, {
      in: usdcPool,
      wager: 1_000_000,
      bet: [1, 1],
      clientSeed: "",
      metadata: "",
    })
    const head = play.data.subarray(0, 16)
    const tail = play.data.subarray(16 + 4 + 2 * 4)
    const list = Buffer.alloc(4 + 4 * outcomes)
    list.writeUInt32LE(outcomes)
    for (let at = 4; at < list.length; at += 4) list.writeUInt32LE(10_000, at)
    play.data = Buffer.concat([head, list, tail])
    return play
  }

  test("takes 256 outcomes and refuses 257", async () => {
    const { casino, user } = await aliceAtCasino()
    const tooMany = casino.send([await withOutcomes(casino, user, 257)], [user], { oversize: true })
    expect(tooMany.error).toBe("TooManyBetOutcomes")
    must(casino.send([await withOutcomes(casino, user, 256)], [user], { oversize: true }))
    expect(eventIn(must(await casino.settle(user, { in: usdcPool })), "GameSettled").bet).toHaveLength(256)
  })
})
