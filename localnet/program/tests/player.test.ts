import { getGameAddress, getPlayerAddress, getPlayerUnderlyingAta } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import { ataOf, rng, solPool, USDC, usdcMint, usdcPool } from "./addresses"
import { aliceAtCasino, must, openCasino } from "./harness"
import { losingSeed, seedNumber, sha256Hex, winningSeed } from "./seeds"
import { clientOf } from "./settings"

const RENT_OF_ESCROW = 2_039_280n
const ANTI_SPAM_FEE = 50_000n

describe("Opening a player", () => {
  test("makes a Player and a Game account that await a hashed seed", async () => {
    const casino = await openCasino()
    const user = await casino.newcomer("alice")
    must(casino.send([await clientOf(user).createPlayer()], [user]))
    expect(casino.player(user).user.equals(user.publicKey)).toBe(true)
    expect(casino.game(user).status).toEqual({ NotInitialized: {} })
    expect([casino.game(user).nonce.toNumber(), casino.game(user).nextRngSeedHashed]).toEqual([0, ""])
  })

  test("costs the rent of the two accounts and nothing else", async () => {
    const casino = await openCasino()
    const user = await casino.newcomer("alice")
    const before = casino.lamports(user.publicKey)
    must(casino.send([await clientOf(user).createPlayer()], [user]))
    const accounts = [getPlayerAddress(user.publicKey), getGameAddress(user.publicKey)]
    const rents = accounts.map((address) => {
      const size = BigInt(casino.account(address)?.data.length ?? 0)
      expect(casino.lamports(address)).toBe(casino.svm.minimumBalanceForRentExemption(size))
      return casino.lamports(address)
    })
    expect(casino.lamports(user.publicKey)).toBe(rents.reduce((rest, rent) => rest - rent, before))
  })

  test("happens once", async () => {
    const { casino, user } = await aliceAtCasino()
    const again = casino.send([await clientOf(user).createPlayer()], [user])
    expect(again.logs.join("\n")).toContain("already in use")
  })
})

describe("Committing to a seed", () => {
  test("makes a new player ready, once, and only the RNG provider can do it", async () => {
    const casino = await openCasino()
    const user = await casino.newcomer("alice")
    must(casino.send([await clientOf(user).createPlayer()], [user]))
    const forged = await casino.hashInstruction(user.publicKey, sha256Hex("mine"), user)
    expect(casino.send([forged], [user]).error).toBe("Unauthorized")

    must(await casino.commit(user, winningSeed))
    expect(casino.game(user).status).toEqual({ Ready: {} })
    expect(casino.game(user).nextRngSeedHashed).toBe(sha256Hex(winningSeed))
    expect((await casino.commit(user, losingSeed)).error).toBe("InitialHashedSeedAlreadyProvided")
  })

  test("takes a SHA-256 in hex and nothing shorter", async () => {
    const casino = await openCasino()
    const user = await casino.newcomer("alice")
    must(casino.send([await clientOf(user).createPlayer()], [user]))
    expect(casino.send([await casino.hashInstruction(user.publicKey, "ab")], [rng]).error).toBe("GenericError")
  })
})

describe("Given a stuck bet", () => {
  test("when it is claimed in SOL, then wager, fees and the escrow's rent come back to the wallet", async () => {
    const { casino, user } = await aliceAtCasino()
    const before = casino.lamports(user.publicKey)
    must(await casino.play(user, { creatorFee: 0 }))
    must(await casino.claim(user))
    expect(casino.lamports(user.publicKey)).toBe(before - ANTI_SPAM_FEE)
    expect(casino.account(getPlayerUnderlyingAta(user.publicKey, solPool.mint))).toBeNull()
  })

  test("when it is claimed in USDC, then every token comes back", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user, { in: usdcPool, wager: 123 * USDC }))
    must(await casino.claim(user, usdcPool))
    expect(casino.tokens(ataOf(user.publicKey, usdcMint.publicKey))).toBe(1_000_000_000n)
  })

  test("when it is claimed, then it can no longer be settled", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    must(await casino.claim(user))
    expect((await casino.settle(user)).error).toBe("ResultNotRequested")
    expect(casino.game(user).nonce.toNumber()).toBe(0)
  })

  test("when it is claimed, then its seed decides no later bet: a new hash comes first", async () => {
    const { casino, user } = await aliceAtCasino(winningSeed)
    must(await casino.play(user))
    must(await casino.claim(user))
    expect(casino.game(user).status).toEqual({ NotInitialized: {} })
    must(await casino.play(user))
    expect((await casino.settle(user, { seed: winningSeed })).error).toBe("IncorrectRngSeed")

    must(await casino.commit(user, seedNumber(7)))
    must(await casino.settle(user))
    expect(casino.game(user).status).toEqual({ Ready: {} })
  })

  test("when it is claimed with another token, then it is refused and stays open", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    expect((await casino.claim(user, usdcPool)).error).toBe("ConstraintTokenMint")
    expect(casino.game(user).status).toEqual({ ResultRequested: {} })
  })

  test("when another wallet claims it, then it is refused", async () => {
    const casino = await openCasino()
    const [user, thief] = [await casino.ready("alice"), await casino.ready("thief")]
    must(await casino.play(user))
    const theft = await casino.claimInstruction(user)
    const [wallet, , , , , destination] = theft.keys
    if (!wallet || !destination) throw new Error("playerClaim has fewer accounts than it should")
    wallet.pubkey = thief.publicKey
    destination.pubkey = ataOf(thief.publicKey, solPool.mint)
    expect(casino.send([theft], [thief]).error).toBe("ConstraintSeeds")
  })

  test("when the player closes the accounts, then it is refused", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    expect(casino.send([await clientOf(user).closePlayer()], [user]).error).toBe("NotReadyToPlay")
  })
})

test("a claim with nothing to claim changes nothing", async () => {
  const { casino, user } = await aliceAtCasino()
  const before = casino.lamports(user.publicKey)
  must(await casino.claim(user))
  expect(casino.lamports(user.publicKey)).toBe(before)
  expect(casino.game(user).status).toEqual({ Ready: {} })
})

describe("Closing a player", () => {
  test("gives the rent of both accounts back", async () => {
    const casino = await openCasino()
    const user = await casino.newcomer("alice")
    const before = casino.lamports(user.publicKey)
    must(casino.send([await clientOf(user).createPlayer()], [user]))
    must(casino.send([await clientOf(user).closePlayer()], [user]))
    expect(casino.lamports(user.publicKey)).toBe(before)
    expect(casino.account(getGameAddress(user.publicKey))).toBeNull()
    expect(casino.account(getPlayerAddress(user.publicKey))).toBeNull()
  })

  test("is not final: the next bet opens the accounts again", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    must(await casino.settle(user))
    must(casino.send([await clientOf(user).closePlayer()], [user]))
    must(await casino.play(user))
    expect(casino.game(user).nextRngSeedHashed).toBe("")
    expect(casino.lamports(getPlayerUnderlyingAta(user.publicKey, solPool.mint))).toBe(1_031_000_000n + RENT_OF_ESCROW)
  })

  test("of another wallet is refused", async () => {
    const casino = await openCasino()
    const [user, thief] = [await casino.ready("alice"), await casino.ready("thief")]
    const theft = await clientOf(user).closePlayer()
    const wallet = theft.keys[0]
    if (wallet) wallet.pubkey = thief.publicKey
    expect(casino.send([theft], [thief]).error).toBe("ConstraintSeeds")
  })
})
