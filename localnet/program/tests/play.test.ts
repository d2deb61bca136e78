import { getAssociatedTokenAddressSync } from "@solana/spl-token"
import { getGambaStateAddress, getGameAddress, getPlayerAddress, getPlayerUnderlyingAta } from "gamba-core-v2"
import { beforeAll, describe, expect, test } from "vitest"
import { ataOf, creator, SOL, solPool, USDC, usdcPool } from "./addresses"
import { keypairOf } from "./chain"
import { aliceAtCasino, type Casino, must, openCasino, type PlayOptions } from "./harness"
import { losingSeed, winningSeed } from "./seeds"

const ANTI_SPAM_FEE = 50_000n

describe("Given a player who is ready", () => {
  test("when the bet is in SOL, then the wallet pays the wager, four fees on top of it, and the anti-spam fee", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    must(await casino.settle(user)) // the accounts a first bet pays rent for are there now
    const wallet = casino.lamports(user.publicKey)
    const state = casino.lamports(getGambaStateAddress())
    must(await casino.play(user, { wager: SOL, creatorFee: 0.02, jackpotFee: 0.005 }))

    const cost = 1_000_000_000n + 20_000_000n + 5_000_000n + 10_000_000n + 10_000_000n
    expect(casino.lamports(user.publicKey)).toBe(wallet - cost - ANTI_SPAM_FEE)
    expect(casino.tokens(getPlayerUnderlyingAta(user.publicKey, solPool.mint))).toBe(cost)
    expect(casino.lamports(getGambaStateAddress())).toBe(state + ANTI_SPAM_FEE)
  })

  test("when the bet is in USDC, then tokens of 6 decimals are escrowed and only the anti-spam fee is SOL", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user, { in: usdcPool, wager: USDC }))
    must(await casino.settle(user, { in: usdcPool }))
    const lamports = casino.lamports(user.publicKey)
    const tokens = casino.tokens(ataOf(user.publicKey, usdcPool.mint))
    must(await casino.play(user, { in: usdcPool, wager: 2_500_001, creatorFee: 0.01, jackpotFee: 0.001 }))

    // 1 % of 2,500,001 is 25,000.01: fees round down.
    expect(casino.tokens(ataOf(user.publicKey, usdcPool.mint))).toBe(tokens - 2_500_001n - 75_000n - 2_500n)
    expect(casino.lamports(user.publicKey)).toBe(lamports - ANTI_SPAM_FEE)
  })

  test("when a bet is placed, then the game account holds it with its nonce until it is settled", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user, { wager: 40_000_000, bet: [1.5, 1.5, 0], clientSeed: "mine", metadata: "0:crash" }))
    const game = casino.game(user)
    expect(game.status).toEqual({ ResultRequested: {} })
    expect(game.nonce.toNumber()).toBe(0)
    expect(game.wager.toNumber()).toBe(40_000_000)
    expect(game.bet).toEqual([15_000, 15_000, 0])
    expect([game.clientSeed, game.metadata]).toEqual(["mine", "0:crash"])
    expect(game.pool.equals(solPool.pool) && game.creator.equals(creator.publicKey)).toBe(true)
  })

  test("when the first bet is the wallet's first transaction, then it opens the player's accounts and can still be settled", async () => {
    const casino = await openCasino()
    const user = await casino.newcomer("alice")
    must(await casino.play(user))
    expect(casino.game(user).status).toEqual({ ResultRequested: {} })
    must(await casino.commit(user, winningSeed))
    expect(casino.game(user).status).toEqual({ ResultRequested: {} })
    must(await casino.settle(user))
    expect(casino.game(user).status).toEqual({ Ready: {} })
  })

  test("when lamports were sent to the future accounts before, then they open all the same", async () => {
    const casino = await openCasino()
    const user = await casino.newcomer("alice")
    casino.fund(getPlayerAddress(user.publicKey), 1_000_000n)
    casino.fund(getGameAddress(user.publicKey), 900_000_000n)
    must(await casino.play(user))
    expect(casino.game(user).user.equals(user.publicKey)).toBe(true)
  })

  test("when the creator has no token account, then one is opened for the fee", async () => {
    const { casino, user } = await aliceAtCasino()
    const stranger = keypairOf("new creator").publicKey
    must(await casino.play(user, { creator: stranger, creatorFee: 0.01 }))
    must(await casino.settle(user))
    expect(casino.tokens(ataOf(stranger, solPool.mint))).toBe(10_000_000n)
  })
})

describe("Given a bet the rules do not allow", () => {
  let casino: Casino
  beforeAll(async () => {
    casino = await openCasino()
  })
  const refusals: Array<[why: string, bet: PlayOptions, error: string]> = [
    ["no wager", { wager: 0 }, "WagerTooSmall"],
    ["one outcome", { bet: [1] }, "TooFewBetOutcomes"],
    ["no outcome", { bet: [] }, "TooFewBetOutcomes"],
    ["a mean above 1", { bet: [2, 0.0001] }, "PlayerAdvantage"],
    ["a mean one basis point under the house limit", { bet: [1.3998, 0.0001] }, "HouseAdvantageTooHigh"],
    ["a creator fee above the limit", { creatorFee: 0.0701 }, "CreatorFeeTooHigh"],
    ["a jackpot fee above the wager", { jackpotFee: 1.0001 }, "GenericError"],
    ["a payout above half of the pool", { wager: 250 * SOL + 1 }, "MaxPayoutExceeded"],
    ["a client seed longer than the account has room for", { clientSeed: "x".repeat(65) }, "GenericError"],
    ["metadata longer than the account has room for", { metadata: "x".repeat(257) }, "GenericError"],
  ]
  test.each(refusals)("when it has %s, then it is refused and nothing moves", async (_, bet, error) => {
    const user = await casino.ready(`player of ${JSON.stringify(bet).slice(0, 20)}`)
    const before = casino.lamports(user.publicKey)
    expect((await casino.play(user, bet)).error).toBe(error)
    expect(casino.lamports(user.publicKey)).toBe(before)
    expect(casino.game(user).status).toEqual({ Ready: {} })
  })

  const allowed: Array<[why: string, bet: PlayOptions]> = [
    ["a mean of exactly 1", { bet: [1.9999, 0.0001] }],
    ["a mean exactly at the house limit", { bet: [1.4, 0] }],
    ["a creator fee exactly at the limit", { creatorFee: 0.07 }],
    ["a client seed of 64 bytes", { clientSeed: "x".repeat(64) }],
  ]
  test.each(allowed)("but when it has %s, then it is taken", async (_, bet) => {
    const user = await casino.ready(`allowed ${JSON.stringify(bet).slice(0, 20)}`)
    expect((await casino.play(user, bet)).error).toBeNull()
  })

  test("a payout of exactly half of the pool is taken, from a wallet that has the stake", async () => {
    const high = await openCasino()
    const user = await high.ready("whale")
    high.fund(user.publicKey, 300n * BigInt(SOL))
    expect((await high.play(user, { wager: 250 * SOL, creatorFee: 0 })).error).toBeNull()
  })

  test("a wallet without enough SOL is refused by the System program, and one without enough USDC by the Token program", async () => {
    const user = await casino.ready("poor")
    const short = await casino.play(user, { wager: 99.9 * SOL })
    expect(short.logs.join("\n")).toContain("Transfer: insufficient lamports")
    const shortUsdc = await casino.play(user, { in: usdcPool, wager: 1_000 * USDC })
    expect(shortUsdc.logs.join("\n")).toContain("Program log: Error: insufficient funds")
  })

  test("a second bet before the first is settled is refused", async () => {
    const user = await casino.ready("hasty")
    must(await casino.play(user))
    expect((await casino.play(user)).error).toBe("NotReadyToPlay")
  })

  test("no bet is taken while playing is switched off", async () => {
    const closed = await openCasino({ playingAllowed: false })
    const user = await closed.ready("late")
    expect((await closed.play(user)).error).toBe("PlaysNotAllowed")
  })
})

describe("Given accounts that are not the player's", () => {
  const swaps: Array<[name: string, place: number, error: string]> = [
    ["another player account", 1, "ConstraintAssociated"],
    ["another game account", 2, "ConstraintSeeds"],
    ["the other pool", 3, "ConstraintTokenMint"],
    ["another bonus mint", 5, "ConstraintSeeds"],
    ["another user token account", 6, "ConstraintAssociated"],
    ["another creator token account", 8, "ConstraintAssociated"],
    ["another escrow", 9, "ConstraintAssociated"],
    ["another jackpot", 13, "ConstraintSeeds"],
  ]
  test.each(swaps)("when a bet names %s, then it is refused", async (_, place, error) => {
    const casino = await openCasino()
    const [user, other] = [await casino.ready("alice"), await casino.ready("bob")]
    must(await casino.play(other))
    const mine = await casino.playInstruction(user)
    const foreign = await casino.playInstruction(other, { in: usdcPool })
    const key = place === 1 || place === 2 ? (await casino.playInstruction(other)).keys[place] : foreign.keys[place]
    const target = mine.keys[place]
    if (key === undefined || target === undefined) throw new Error("playGame has fewer accounts than it should")
    target.pubkey = key.pubkey
    expect(casino.send([mine], [user]).error).toBe(error)
  })

  test("when another wallet is named that does not sign, then the bet is refused", async () => {
    const { casino, user } = await aliceAtCasino()
    const bet = await casino.playInstruction(user)
    for (const key of bet.keys) key.isSigner = false
    expect(casino.send([bet], []).error).toBe("AccountNotSigner")
  })
})

test("a stake waits in the token account that the Player address owns", async () => {
  const { casino, user } = await aliceAtCasino(losingSeed)
  must(await casino.play(user))
  const escrow = getAssociatedTokenAddressSync(solPool.mint, getPlayerAddress(user.publicKey), true)
  expect(casino.tokens(escrow)).toBe(1_031_000_000n)
})
