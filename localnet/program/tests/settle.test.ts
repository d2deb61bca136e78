import { createCloseAccountInstruction, createTransferInstruction } from "@solana/spl-token"
import { SystemProgram } from "@solana/web3.js"
import { getPlayerAddress, getPlayerUnderlyingAta, getResultNumber, parseResult } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import { ataOf, authority, creator, type PoolAddresses, rng, SOL, solPool, USDC, usdcPool } from "./addresses"
import { keypairOf } from "./chain"
import { eventIn } from "./events"
import { aliceAtCasino, type Casino, must, openCasino } from "./harness"
import { losingSeed, seedNumber, sha256Hex, winningSeed } from "./seeds"

/** Every account a settle may touch. */
const accounts = (casino: Casino, table: PoolAddresses) => ({
  pool: casino.tokens(table.underlying),
  jackpot: casino.tokens(table.jackpot),
  protocol: casino.tokens(table.stateAta),
  creator: casino.tokens(ataOf(creator.publicKey, table.mint)),
  rng: casino.lamports(rng.publicKey),
})

describe("Given a bet of 1 SOL on two sides with fees of 1 %, 1 %, 1 % and 0.1 %", () => {
  test("when it wins, then twice the wager arrives in the wallet as SOL and every fee in its account", async () => {
    const { casino, user } = await aliceAtCasino(winningSeed)
    must(await casino.play(user))
    const [wallet, before] = [casino.lamports(user.publicKey), accounts(casino, solPool)]
    const receipt = must(await casino.settle(user))

    expect(casino.lamports(user.publicKey)).toBe(wallet + 2_000_000_000n)
    expect(accounts(casino, solPool)).toEqual({
      pool: before.pool + 10_000_000n - 1_000_000_000n,
      jackpot: before.jackpot + 1_000_000n,
      protocol: before.protocol + 10_000_000n,
      creator: before.creator + 10_000_000n,
      rng: before.rng,
    })
    expect(casino.tokens(getPlayerUnderlyingAta(user.publicKey, solPool.mint))).toBe(0n)
    expect(eventIn(receipt, "GameSettled").payout).toBe(2_000_000_000n)
  })

  test("when it loses, then the wager joins the pool and the wallet gets nothing", async () => {
    const { casino, user } = await aliceAtCasino(losingSeed)
    must(await casino.play(user))
    const [wallet, before] = [casino.lamports(user.publicKey), accounts(casino, solPool)]
    must(await casino.settle(user))

    expect(casino.lamports(user.publicKey)).toBe(wallet)
    expect(casino.tokens(solPool.underlying)).toBe(before.pool + 1_010_000_000n)
    expect(casino.poolState().plays.toNumber()).toBe(1)
    expect(BigInt(casino.poolState().liquidityCheckpoint.toString())).toBe(before.pool + 1_010_000_000n)
  })
})

test("Given a bet in USDC, when it wins, then the payout arrives in the user's token account", async () => {
  const { casino, user } = await aliceAtCasino(winningSeed)
  must(await casino.play(user, { in: usdcPool, wager: 7 * USDC, bet: [1.5, 0.5] }))
  const [tokens, before] = [casino.tokens(ataOf(user.publicKey, usdcPool.mint)), accounts(casino, usdcPool)]
  must(await casino.settle(user, { in: usdcPool }))

  expect(casino.tokens(ataOf(user.publicKey, usdcPool.mint))).toBe(tokens + 10_500_000n)
  expect(accounts(casino, usdcPool)).toEqual({
    pool: before.pool + 70_000n - 3_500_000n,
    jackpot: before.jackpot + 7_000n,
    protocol: before.protocol + 70_000n,
    creator: before.creator + 70_000n,
    rng: before.rng,
  })
})

test("Given a chain of bets, then each result is the one the published client works out, and the nonce counts them", async () => {
  const { casino, user } = await aliceAtCasino(seedNumber(0))
  const bet = [3, 1.5, 0.5, 0, 0]
  for (let nonce = 0; nonce < 12; nonce++) {
    const clientSeed = `client ${nonce}`
    must(await casino.play(user, { bet, clientSeed, wager: 10_000_000 }))
    const event = eventIn(must(await casino.settle(user, { nextSeed: seedNumber(nonce + 1) })), "GameSettled")
    const expected = (await getResultNumber(seedNumber(nonce), clientSeed, nonce)) % bet.length
    expect(Number(event.resultIndex)).toBe(expected)
    expect(event.nonce).toBe(BigInt(nonce))
    expect(event.payout).toBe(BigInt((bet[expected] ?? Number.NaN) * 10_000_000))

    const game = casino.game(user)
    expect(parseResult(game)).toMatchObject({ nonce, clientSeed, resultIndex: expected, rngSeed: seedNumber(nonce) })
    expect(game.nextRngSeedHashed).toBe(sha256Hex(seedNumber(nonce + 1)))
    expect(casino.player(user).nonce.toNumber()).toBe(nonce + 1)
  }
})

test("Given a seed longer than one SHA-256 block, then the draw is still the client's", async () => {
  const casino = await openCasino()
  const seed = "long seed ".repeat(12)
  const user = await casino.ready("alice", seed)
  must(await casino.play(user, { bet: [3, 0, 0], clientSeed: "ü" }))
  const event = eventIn(must(await casino.settle(user)), "GameSettled")
  expect(Number(event.resultIndex)).toBe((await getResultNumber(seed, "ü", 0)) % 3)
})

describe("Given a bet that waits for its result", () => {
  async function waiting() {
    const casino = await openCasino()
    const [user, other] = [await casino.ready("alice"), await casino.ready("bob")]
    must(await casino.play(user))
    must(await casino.play(other, { in: usdcPool, wager: USDC }))
    return { casino, user, other }
  }

  test("when the seed is not the one committed to, then it is refused and can still be settled", async () => {
    const { casino, user } = await waiting()
    expect((await casino.settle(user, { seed: losingSeed })).error).toBe("IncorrectRngSeed")
    expect((await casino.settle(user)).error).toBeNull()
  })

  test("when no hash was committed to, then no seed fits", async () => {
    const casino = await openCasino()
    const user = await casino.newcomer("alice")
    must(await casino.play(user))
    expect((await casino.settle(user)).error).toBe("IncorrectRngSeed")
  })

  test("when a wallet other than the RNG provider settles, then it is refused", async () => {
    const { casino, user } = await waiting()
    for (const signer of [user, authority]) {
      expect((await casino.settle(user, { signer })).error).toBe("Unauthorized")
    }
  })

  test("when it is settled twice, then the second time is refused and moves nothing", async () => {
    const { casino, user } = await waiting()
    must(await casino.settle(user))
    const before = accounts(casino, solPool)
    expect((await casino.settle(user)).error).toBe("ResultNotRequested")
    expect((await casino.settle(user, { seed: winningSeed })).error).toBe("ResultNotRequested")
    expect(accounts(casino, solPool)).toEqual(before)
  })

  const foreign = [
    ["user", "ConstraintSeeds"],
    ["player", "ConstraintSeeds"],
    ["game", "ConstraintSeeds"],
    ["pool", "ConstraintAddress"],
    ["underlyingTokenMint", "ConstraintTokenMint"],
    ["poolUnderlyingTokenAccount", "ConstraintSeeds"],
    ["poolBonusUnderlyingTokenAccount", "ConstraintSeeds"],
    ["playerAta", "ConstraintAssociated"],
    ["userUnderlyingAta", "ConstraintAssociated"],
    ["gambaStateAta", "ConstraintAssociated"],
    ["creatorAta", "ConstraintAssociated"],
    ["bonusTokenMint", "ConstraintSeeds"],
    ["poolJackpotTokenAccount", "ConstraintSeeds"],
    ["escrowTokenAccount", "ConstraintSeeds"],
  ] as const
  test.each(foreign)("when the settle names another %s, then it is refused", async (name, error) => {
    const { casino, user, other } = await waiting()
    const theirs = casino.settleAccounts(other.publicKey, usdcPool)
    expect((await casino.settle(user, { accounts: { [name]: theirs[name] } })).error).toBe(error)
  })

  test("when the settle names another creator, then it is refused", async () => {
    const { casino, user } = await waiting()
    const thief = keypairOf("thief").publicKey
    const accounts = { creator: thief, creatorAta: ataOf(thief, solPool.mint) }
    expect((await casino.settle(user, { accounts })).error).toBe("ConstraintAddress")
  })
})

describe("Given a destination that cannot receive", () => {
  test("when the creator closed the token account, then the protocol gets the fee and the bet is settled", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    const ata = ataOf(creator.publicKey, solPool.mint)
    must(casino.send([createCloseAccountInstruction(ata, creator.publicKey, creator.publicKey)], [creator]))
    const protocol = casino.tokens(solPool.stateAta)
    must(await casino.settle(user))
    expect(casino.tokens(solPool.stateAta)).toBe(protocol + 20_000_000n)
  })

  test("when the creator's wallet does not exist at all, then the bet is settled", async () => {
    const { casino, user } = await aliceAtCasino()
    const nobody = keypairOf("nobody yet").publicKey
    must(await casino.play(user, { creator: nobody, creatorFee: 0 }))
    expect(casino.account(ataOf(nobody, solPool.mint))).toBeNull()
    must(await casino.settle(user))
    expect(casino.account(nobody)).toBeNull()
  })

  test("when the wallet is empty and the payout below its rent, then the payout waits for a claim", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user, { wager: 100_000 }))
    const all = Number(casino.lamports(user.publicKey))
    const sink = keypairOf("sink").publicKey
    must(casino.send([SystemProgram.transfer({ fromPubkey: user.publicKey, toPubkey: sink, lamports: all })], [user]))
    must(await casino.settle(user))
    expect(casino.lamports(user.publicKey)).toBe(0n)
    expect(casino.tokens(getPlayerUnderlyingAta(user.publicKey, solPool.mint))).toBe(200_000n)

    must(await casino.claim(user))
    const rentOfEscrow = 2_039_280n
    expect(casino.lamports(user.publicKey)).toBe(200_000n + rentOfEscrow)
  })

  test("when the RNG provider cannot advance the rent for a payout, then it waits for a claim", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    const lamports = Number(casino.lamports(rng.publicKey)) - 1_000_000
    const sink = keypairOf("sink").publicKey
    must(casino.send([SystemProgram.transfer({ fromPubkey: rng.publicKey, toPubkey: sink, lamports })], [rng]))
    must(await casino.settle(user))
    const wallet = casino.lamports(user.publicKey)
    must(await casino.claim(user))
    expect(casino.lamports(user.publicKey)).toBe(wallet + 2_000_000_000n + 2_039_280n)
    expect(casino.lamports(rng.publicKey)).toBe(1_000_000n)
  })

  test("when the user closed the token account, then the payout waits for a claim", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user, { in: usdcPool, wager: USDC }))
    const ata = ataOf(user.publicKey, usdcPool.mint)
    const rest = casino.tokens(ata)
    const away = createTransferInstruction(ata, ataOf(authority.publicKey, usdcPool.mint), user.publicKey, rest)
    must(casino.send([away, createCloseAccountInstruction(ata, user.publicKey, user.publicKey)], [user]))
    must(await casino.settle(user, { in: usdcPool }))
    must(await casino.claim(user, usdcPool))
    expect(casino.tokens(ata)).toBe(2_000_000n)
  })

  test("when lamports were sent to the escrow's address before, then a win is paid in full all the same", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    casino.fund(casino.settleAccounts(user.publicKey, solPool).escrowTokenAccount, 1_000_000n)
    const wallet = casino.lamports(user.publicKey)
    must(await casino.settle(user))
    expect(casino.lamports(user.publicKey)).toBe(wallet + 2_000_000_000n)
    expect(casino.lamports(getPlayerAddress(user.publicKey))).toBe(1_231_920n)
  })

  test("when depositors left the pool too little, then the bet stays open and is settled after a deposit", async () => {
    const { casino, user } = await aliceAtCasino()
    casino.fund(user.publicKey, 300n * BigInt(SOL))
    must(await casino.play(user, { wager: 250 * SOL, creatorFee: 0 }))
    must(await casino.withdraw(authority, solPool, 900 * SOL))
    expect((await casino.settle(user)).error).toBe("MaxPayoutExceeded")
    expect(casino.game(user).status).toEqual({ ResultRequested: {} })
    await casino.giveTokens(authority, solPool.mint, 500 * SOL)
    must(await casino.deposit(authority, solPool, 500 * SOL))
    must(await casino.settle(user))
  })
})

test("a play costs less than 120,000 compute units and a settle less than 150,000", async () => {
  const { casino, user } = await aliceAtCasino()
  const bet = Array.from({ length: 100 }, (_, face) => (face < 50 ? 2 : 0))
  const receipts = [must(await casino.play(user, { bet })), must(await casino.settle(user))]
  expect(receipts[0]?.units).toBeLessThan(120_000)
  expect(receipts[1]?.units).toBeLessThan(150_000)
})
