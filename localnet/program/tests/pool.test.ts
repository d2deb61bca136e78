import { SystemProgram } from "@solana/web3.js"
import { getGambaStateAddress, getUserLpAtaForPool } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import { ataOf, authority, poolOf, SOL, solPool, USDC, usdcMint, usdcPool } from "./addresses"
import { keypairOf } from "./chain"
import { eventIn } from "./events"
import { must, openCasino } from "./harness"
import { losingSeed } from "./seeds"
import { clientOf, createPoolInstruction } from "./settings"

const POOL_CREATION_FEE = 10_000_000n

describe("Creating a pool", () => {
  test("opens its token accounts and mints with the decimals of the token, and costs the creation fee", async () => {
    const casino = await openCasino()
    const founder = await casino.newcomer("founder")
    const table = poolOf(usdcMint.publicKey, founder.publicKey)
    const protocol = casino.lamports(getGambaStateAddress())
    must(casino.send([await createPoolInstruction(founder, table.mint, founder.publicKey)], [founder]))

    const pool = casino.poolState(table)
    expect(pool.poolAuthority.equals(founder.publicKey)).toBe(true)
    expect(pool.underlyingTokenMint.equals(usdcMint.publicKey)).toBe(true)
    expect(casino.account(table.lpMint)?.data[44]).toBe(6)
    expect(casino.account(table.bonusMint)?.data[44]).toBe(6)
    expect(casino.lamports(getGambaStateAddress())).toBe(protocol + POOL_CREATION_FEE)
  })

  test("stores its lookup table and emits an event", async () => {
    const casino = await openCasino()
    const founder = await casino.newcomer("founder")
    const instruction = await createPoolInstruction(founder, usdcMint.publicKey, founder.publicKey)
    const { logs } = must(casino.send([instruction], [founder]))
    const table = poolOf(usdcMint.publicKey, founder.publicKey)
    const event = Buffer.from(logs.find((line) => line.startsWith("Program data: "))?.slice(14) ?? "", "base64")
    const keys = [founder.publicKey, founder.publicKey, table.pool, usdcMint.publicKey]
    expect(event.subarray(8)).toEqual(Buffer.concat(keys.map((key) => key.toBytes())))
    expect(casino.poolState(table).lookupAddress.toBytes()).toEqual(new Uint8Array(instruction.data.subarray(40, 72)))
  })

  test("happens once for a token and an authority", async () => {
    const casino = await openCasino()
    const again = casino.send([await createPoolInstruction(authority, usdcMint.publicKey)], [authority])
    expect(again.logs.join("\n")).toContain("already in use")
  })

  test("is for the protocol's authority alone while it is switched off", async () => {
    const casino = await openCasino({ poolCreationAllowed: false })
    const founder = await casino.newcomer("founder")
    const theirs = await createPoolInstruction(founder, usdcMint.publicKey, founder.publicKey)
    expect(casino.send([theirs], [founder]).error).toBe("PoolCreationNotAllowed")
    const own = await createPoolInstruction(authority, usdcMint.publicKey, authority.publicKey)
    expect(casino.send([own], [authority]).error).toBeNull()
  })

  test("is refused as the published client builds it, with an address of another seed", async () => {
    const casino = await openCasino()
    const founder = await casino.newcomer("founder")
    const instruction = await createPoolInstruction(founder, usdcMint.publicKey, founder.publicKey)
    const jackpot = instruction.keys[6]
    if (jackpot) jackpot.pubkey = keypairOf("quoted seed").publicKey
    expect(casino.send([instruction], [founder]).error).toBe("ConstraintSeeds")
  })

  test("is refused for something that is not a mint", async () => {
    const casino = await openCasino()
    const founder = await casino.newcomer("founder")
    const instruction = await createPoolInstruction(founder, SystemProgram.programId, founder.publicKey)
    expect(casino.send([instruction], [founder]).error).toBe("AccountNotInitialized")
  })
})

/** Losses of a player and pool fees make a share worth more than a token. */
async function dearShares(casino: Awaited<ReturnType<typeof openCasino>>) {
  const loser = await casino.ready("loser", losingSeed)
  must(await casino.play(loser, { in: usdcPool, wager: 500 * USDC }))
  must(await casino.settle(loser, { in: usdcPool }))
}

describe("Liquidity", () => {
  test("a deposit moves the tokens, mints shares at the pool's price and emits the new liquidity", async () => {
    const casino = await openCasino()
    const lp = await casino.newcomer("lp")
    await dearShares(casino)
    const liquidity = casino.tokens(usdcPool.underlying)
    const supply = casino.supply(usdcPool.lpMint)
    expect(liquidity).toBe(100_505_000_000n)

    const receipt = must(await casino.deposit(lp, usdcPool, 100 * USDC))
    const shares = (100_000_000n * supply) / liquidity
    expect(casino.tokens(getUserLpAtaForPool(lp.publicKey, usdcPool.pool))).toBe(shares)
    expect(casino.tokens(ataOf(lp.publicKey, usdcMint.publicKey))).toBe(900_000_000n)
    expect(BigInt(casino.poolState(usdcPool).liquidityCheckpoint.toString())).toBe(liquidity + 100_000_000n)
    expect(eventIn(receipt, "PoolChange")).toEqual({
      user: lp.publicKey.toBase58(),
      pool: usdcPool.pool.toBase58(),
      tokenMint: usdcMint.publicKey.toBase58(),
      action: { Deposit: {} },
      amount: 100_000_000n,
      postLiquidity: liquidity + 100_000_000n,
      lpSupply: supply + shares,
    })
  })

  test("a withdrawal burns shares, pays their part of the pool and leaves the withdrawal fee to the others", async () => {
    const casino = await openCasino()
    const lp = await casino.newcomer("lp")
    must(await casino.deposit(lp, usdcPool, 1_000 * USDC))
    const receipt = must(await casino.withdraw(lp, usdcPool, 400 * USDC))
    const paid = 400_000_000n - 2_000_000n // 0.5 %
    expect(casino.tokens(ataOf(lp.publicKey, usdcMint.publicKey))).toBe(paid)
    expect(casino.tokens(getUserLpAtaForPool(lp.publicKey, usdcPool.pool))).toBe(600_000_000n)
    const event = eventIn(receipt, "PoolChange")
    expect([event.action, event.amount]).toEqual([{ Withdraw: {} }, paid])
    expect([event.postLiquidity, event.lpSupply]).toEqual([101_000_000_000n - paid, 100_600_000_000n])
  })

  test("shares of a pool with more tokens than 64 bits can multiply are still exact", async () => {
    const casino = await openCasino()
    const lp = await casino.newcomer("lp")
    casino.fund(lp.publicKey, 4_000_000n * BigInt(SOL))
    await casino.giveTokens(lp, solPool.mint, 3_000_000 * SOL)
    must(await casino.deposit(lp, solPool, 3_000_000 * SOL))
    expect(casino.tokens(getUserLpAtaForPool(lp.publicKey, solPool.pool))).toBe(3_000_000n * BigInt(SOL))
    must(await casino.withdraw(lp, solPool, 1_500_000 * SOL))
    expect(casino.tokens(ataOf(lp.publicKey, solPool.mint))).toBe(1_492_500n * BigInt(SOL))
  })

  test("a deposit of zero, a withdrawal of zero and a withdrawal above the shares held are refused", async () => {
    const casino = await openCasino()
    const lp = await casino.newcomer("lp")
    expect((await casino.deposit(lp, usdcPool, 0)).error).toBe("GenericError")
    must(await casino.deposit(lp, usdcPool, USDC))
    expect((await casino.withdraw(lp, usdcPool, 0)).error).toBe("GenericError")
    expect((await casino.withdraw(lp, usdcPool, USDC + 1)).logs.join("\n")).toContain("insufficient funds")
    expect((await casino.deposit(lp, usdcPool, 1_000 * USDC)).logs.join("\n")).toContain("insufficient funds")
  })

  test("a deposit so small that it would earn no share is refused", async () => {
    const casino = await openCasino()
    await dearShares(casino)
    expect((await casino.deposit(await casino.newcomer("lp"), usdcPool, 1)).error).toBe("GenericError")
  })

  test("deposits and withdrawals stop when they are switched off", async () => {
    const closed = await openCasino({ poolWithdrawAllowed: false })
    expect((await closed.withdraw(authority, usdcPool, USDC)).error).toBe("WithdrawalNotAllowed")
    await closed.configure({ poolDepositAllowed: false })
    expect((await closed.deposit(authority, usdcPool, USDC)).error).toBe("DepositNotAllowed")
  })

  test("a deposit through another pool's token account is refused", async () => {
    const casino = await openCasino()
    const lp = await casino.newcomer("lp")
    const mixed = await clientOf(lp).depositToPool(usdcPool.pool, usdcPool.mint, USDC)
    const account = mixed.keys[3]
    if (account) account.pubkey = solPool.underlying
    expect(casino.send([mixed], [lp]).error).toBe("ConstraintSeeds")
  })
})
