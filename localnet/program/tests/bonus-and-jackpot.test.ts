import { getPlayerBonusAtaForPool } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import { ataOf, creator, SOL, solPool, USDC, usdcPool } from "./addresses"
import { eventIn } from "./events"
import { aliceAtCasino, must } from "./harness"
import { drawOf, losingSeed, seedWhere, winningSeed } from "./seeds"
import { clientOf } from "./settings"

/** A player with 90 bonus USDC, bought for 100. */
async function withBonus(seed: string) {
  const { casino, user } = await aliceAtCasino(seed)
  must(casino.send([await clientOf(user).mintBonusTokens(usdcPool.pool, usdcPool.mint, 100 * USDC)], [user]))
  return { casino, user, wallet: ataOf(user.publicKey, usdcPool.mint) }
}

test("Minting bonus tokens puts nine tenths behind them, one for one, and a tenth into the jackpot", async () => {
  const { casino, user, wallet } = await withBonus(winningSeed)
  expect(casino.tokens(wallet)).toBe(900_000_000n)
  expect(casino.bonusTokens(user, usdcPool)).toBe(90_000_000n)
  expect(casino.tokens(usdcPool.bonusUnderlying)).toBe(90_000_000n)
  expect(casino.tokens(usdcPool.jackpot)).toBe(10_000_000n)
})

describe("Given a bet of 100 USDC with 90 bonus tokens", () => {
  const bet = { in: usdcPool, wager: 100 * USDC, useBonus: true, jackpotFee: 0, creatorFee: 0 }

  test("when it is placed, then the wallet pays the other 10 and the fees of the whole wager", async () => {
    const { casino, user, wallet } = await withBonus(winningSeed)
    must(await casino.play(user, bet))
    expect(casino.tokens(wallet)).toBe(900_000_000n - 10_000_000n - 2_000_000n)
    expect(casino.bonusTokens(user, usdcPool)).toBe(0n)
    expect(casino.game(user).bonusUsed.toNumber()).toBe(90_000_000)
    expect(casino.game(user).underlyingUsed.toNumber()).toBe(10_000_000)
  })

  test("when it wins, then the bonus fund pays first and the pool the rest", async () => {
    const { casino, user, wallet } = await withBonus(winningSeed)
    must(await casino.play(user, bet))
    const [before, pool] = [casino.tokens(wallet), casino.tokens(usdcPool.underlying)]
    const event = eventIn(must(await casino.settle(user, { in: usdcPool })), "GameSettled")
    expect([event.payoutFromBonusPool, event.payoutFromNormalPool]).toEqual([90_000_000n, 110_000_000n])
    expect(casino.tokens(wallet)).toBe(before + 200_000_000n)
    expect(casino.tokens(usdcPool.underlying)).toBe(pool + 10_000_000n + 1_000_000n - 110_000_000n)
    expect([casino.tokens(usdcPool.bonusUnderlying), casino.supply(usdcPool.bonusMint)]).toEqual([0n, 0n])
  })

  test("when it loses, then what backed the bonus joins the pool", async () => {
    const { casino, user, wallet } = await withBonus(losingSeed)
    must(await casino.play(user, bet))
    const [before, pool] = [casino.tokens(wallet), casino.tokens(usdcPool.underlying)]
    must(await casino.settle(user, { in: usdcPool }))
    expect(casino.tokens(wallet)).toBe(before)
    expect(casino.tokens(usdcPool.underlying)).toBe(pool + 100_000_000n + 1_000_000n)
    expect([casino.tokens(usdcPool.bonusUnderlying), casino.supply(usdcPool.bonusMint)]).toEqual([0n, 0n])
  })

  test("when it pays back less than the bonus, then the rest of the backing joins the pool", async () => {
    const { casino, user } = await withBonus(winningSeed)
    must(await casino.play(user, { ...bet, bet: [0.5, 1.5] }))
    const pool = casino.tokens(usdcPool.underlying)
    const event = eventIn(must(await casino.settle(user, { in: usdcPool })), "GameSettled")
    expect([event.payoutFromBonusPool, event.payoutFromNormalPool]).toEqual([50_000_000n, 0n])
    expect(casino.tokens(usdcPool.underlying)).toBe(pool + 10_000_000n + 1_000_000n + 40_000_000n)
  })

  test("when it is claimed, then the bonus tokens wait and the next bonus bet uses them first", async () => {
    const { casino, user } = await withBonus(winningSeed)
    must(await casino.play(user, bet))
    must(await casino.claim(user, usdcPool))
    const held = getPlayerBonusAtaForPool(user.publicKey, usdcPool.pool)
    expect(casino.tokens(held)).toBe(90_000_000n)
    must(await casino.play(user, { ...bet, wager: 30 * USDC }))
    expect(casino.game(user).bonusUsed.toNumber()).toBe(30_000_000)
    must(await casino.commit(user, winningSeed))
    must(await casino.settle(user, { in: usdcPool }))
    expect(casino.tokens(held)).toBe(60_000_000n)
  })

  test("when the settle leaves out the player's bonus account, then it is refused", async () => {
    const { casino, user } = await withBonus(winningSeed)
    must(await casino.play(user, bet))
    const refused = await casino.settle(user, { in: usdcPool, accounts: { playerBonusAta: null } })
    expect(refused.error).toBe("ConstraintAssociated")
    must(await casino.settle(user, { in: usdcPool }))
  })
})

test("Given SOL bonus tokens, when a bet with them wins, then the payout arrives as SOL", async () => {
  const { casino, user } = await aliceAtCasino(winningSeed)
  await casino.giveTokens(user, solPool.mint, 10 * SOL)
  must(casino.send([await clientOf(user).mintBonusTokens(solPool.pool, solPool.mint, 10 * SOL)], [user]))
  must(await casino.play(user, { wager: SOL, useBonus: true }))
  const wallet = casino.lamports(user.publicKey)
  must(await casino.settle(user))
  expect(casino.lamports(user.publicKey)).toBe(wallet + 2_000_000_000n)
  expect(casino.bonusTokens(user)).toBe(8_000_000_000n)
})

describe("The jackpot", () => {
  const UBPS = 10_000_000_000
  const jackpotSeed = seedWhere(({ result, jackpot }) => result % 2 === 1 && jackpot < UBPS / 100)

  test("is won as often as the fee is a part of the pot, at most once in a hundred", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user, { in: usdcPool, wager: 10 * USDC, jackpotFee: 0.1 }))
    expect(casino.game(user).jackpotProbabilityUbps.toNumber()).toBe(UBPS / 100)
    must(await casino.settle(user, { in: usdcPool }))
    must(casino.send([await clientOf(user).mintBonusTokens(usdcPool.pool, usdcPool.mint, 500 * USDC)], [user]))
    // The pot holds 51 USDC, and a fee of 0.01 joins it.
    must(await casino.play(user, { in: usdcPool, wager: 10 * USDC, jackpotFee: 0.001 }))
    expect(casino.game(user).jackpotProbabilityUbps.toNumber()).toBe(Math.floor((10_000 * UBPS) / 51_010_000))
  })

  test("without a jackpot fee cannot be won", async () => {
    const { casino, user } = await aliceAtCasino(jackpotSeed)
    must(await casino.play(user, { jackpotFee: 0 }))
    expect(casino.game(user).jackpotProbabilityUbps.toNumber()).toBe(0)
    expect(eventIn(must(await casino.settle(user)), "GameSettled").jackpotPayoutToUser).toBe(0n)
  })

  test("when won in USDC, is split between user, creator, pool and protocol; what is left stays in the pot", async () => {
    const { casino, user } = await aliceAtCasino(jackpotSeed)
    must(casino.send([await clientOf(user).mintBonusTokens(usdcPool.pool, usdcPool.mint, 200 * USDC)], [user]))
    must(await casino.play(user, { in: usdcPool, wager: 100 * USDC, jackpotFee: 0.05, creatorFee: 0 }))
    const accounts = () => ({
      user: casino.tokens(ataOf(user.publicKey, usdcPool.mint)),
      creator: casino.tokens(ataOf(creator.publicKey, usdcPool.mint)),
      pool: casino.tokens(usdcPool.underlying),
      protocol: casino.tokens(usdcPool.stateAta),
    })
    const before = accounts()
    const event = eventIn(must(await casino.settle(user, { in: usdcPool })), "GameSettled")

    const pot = 20_000_000n + 5_000_000n
    const [toUser, toPool, toProtocol] = [(pot * 6n) / 10n, (pot * 2n) / 10n, (pot * 5n) / 100n]
    expect(event.jackpotResult).toBe(BigInt(drawOf(jackpotSeed).jackpot))
    expect(event.jackpotPayoutToUser).toBe(toUser)
    expect(casino.game(user).jackpotPayout.toString()).toBe(toUser.toString())
    // The creator took no fee and so has no token account here: the creator's tenth goes to the protocol.
    const toCreator = pot / 10n
    expect(accounts()).toEqual({
      user: before.user + toUser,
      creator: 0n,
      pool: before.pool + 101_000_000n + toPool,
      protocol: before.protocol + 1_000_000n + toProtocol + toCreator,
    })
    expect(casino.tokens(usdcPool.jackpot)).toBe((pot * 5n) / 100n)
  })

  test("when won in SOL, arrives in the wallet as SOL, and the creator gets a share", async () => {
    const { casino, user } = await aliceAtCasino(jackpotSeed)
    must(await casino.play(user, { wager: 10 * SOL, jackpotFee: 0.1 }))
    const [wallet, paid] = [casino.lamports(user.publicKey), casino.tokens(ataOf(creator.publicKey, solPool.mint))]
    must(await casino.settle(user))
    expect(casino.lamports(user.publicKey)).toBe(wallet + 600_000_000n)
    expect(casino.tokens(ataOf(creator.publicKey, solPool.mint))).toBe(paid + 100_000_000n + 100_000_000n)
  })
})
