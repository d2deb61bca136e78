import { BN } from "@coral-xyz/anchor"
import { type Keypair, PublicKey, SystemProgram } from "@solana/web3.js"
import { getGambaStateAddress } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import {
  ataOf,
  authority,
  type PoolAddresses,
  poolOf,
  recipient,
  rng,
  SOL,
  solPool,
  USDC,
  usdcMint,
  usdcPool,
} from "./addresses"
import { keypairOf } from "./chain"
import { aliceAtCasino, must, openCasino } from "./harness"
import { losingSeed } from "./seeds"
import { clientOf, configInstruction, createPoolInstruction, defaultConfig } from "./settings"

const poolDefaults = {
  minWager: 0,
  depositLimit: false,
  depositLimitAmount: 0,
  customPoolFee: false,
  customPoolFeeBps: 0,
  customMaxPayout: false,
  customMaxPayoutBps: 0,
  depositWhitelistRequired: false,
  depositWhitelistAddress: PublicKey.default,
}

function poolConfig(signer: Keypair, table: PoolAddresses, changes: Partial<typeof poolDefaults>) {
  const config = { ...poolDefaults, ...changes }
  return clientOf(signer)
    .gambaProgram.methods.poolAuthorityConfig(
      new BN(config.minWager),
      config.depositLimit,
      new BN(config.depositLimitAmount),
      config.customPoolFee,
      new BN(config.customPoolFeeBps),
      config.customMaxPayout,
      new BN(config.customMaxPayoutBps),
      config.depositWhitelistRequired,
      config.depositWhitelistAddress,
    )
    .accountsPartial({ user: signer.publicKey, gambaState: getGambaStateAddress(), pool: table.pool })
    .instruction()
}

const gambaConfig = (signer: Keypair, exempt: boolean, custom: boolean, bps: number) =>
  clientOf(signer)
    .gambaProgram.methods.poolGambaConfig(exempt, custom, new BN(bps))
    .accountsPartial({ user: signer.publicKey, gambaState: getGambaStateAddress(), pool: usdcPool.pool })
    .instruction()

const setAuthority = (signer: Keypair, next: PublicKey) =>
  clientOf(signer)
    .gambaProgram.methods.gambaSetAuthority(next)
    .accountsPartial({ authority: signer.publicKey, gambaState: getGambaStateAddress() })
    .instruction()

describe("The protocol's settings", () => {
  test("are stored as given", async () => {
    const casino = await openCasino()
    const state = casino.state()
    expect(state.rngAddress.equals(rng.publicKey)).toBe(true)
    expect(state.distributionRecipient.equals(recipient.publicKey)).toBe(true)
    expect(state.rngAddress2.equals(PublicKey.default)).toBe(true)
    const stored = {
      gambaFee: state.gambaFeeBps,
      maxCreatorFee: state.maxCreatorFeeBps,
      poolCreationFee: state.poolCreationFee,
      antiSpamFee: state.antiSpamFee,
      maxHouseEdge: state.maxHouseEdgeBps,
      defaultPoolFee: state.defaultPoolFee,
      jackpotPayoutToUserBps: state.jackpotPayoutToUserBps,
      jackpotPayoutToCreatorBps: state.jackpotPayoutToCreatorBps,
      jackpotPayoutToPoolBps: state.jackpotPayoutToPoolBps,
      jackpotPayoutToGambaBps: state.jackpotPayoutToGambaBps,
      bonusToJackpotRatioBps: state.bonusToJackpotRatioBps,
      maxPayoutBps: state.maxPayoutBps,
      poolWithdrawFeeBps: state.poolWithdrawFeeBps,
    }
    const numbers = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value.toNumber()]))
    expect(defaultConfig).toMatchObject(numbers)
  })

  test("exist once", async () => {
    const casino = await openCasino()
    const initialize = await clientOf(authority)
      .gambaProgram.methods.gambaInitialize()
      .accountsPartial({
        initializer: authority.publicKey,
        gambaState: getGambaStateAddress(),
        systemProgram: SystemProgram.programId,
      })
      .instruction()
    expect(casino.send([initialize], [authority]).logs.join("\n")).toContain("already in use")
  })

  test("are the authority's alone, who can hand that over", async () => {
    const casino = await openCasino()
    const heir = await casino.newcomer("heir")
    expect(casino.send([await configInstruction(defaultConfig, heir)], [heir]).error).toBe("ConstraintHasOne")
    expect(casino.send([await setAuthority(heir, heir.publicKey)], [heir]).error).toBe("ConstraintHasOne")
    must(casino.send([await setAuthority(authority, heir.publicKey)], [authority]))
    must(casino.send([await configInstruction(defaultConfig, heir)], [heir]))
    expect(casino.send([await configInstruction(defaultConfig)], [authority]).error).toBe("ConstraintHasOne")
  })

  test.each([
    { gambaFee: 10_001 },
    { defaultPoolFee: 10_001 },
    { bonusToJackpotRatioBps: 10_001 },
    { poolWithdrawFeeBps: 10_001 },
    { jackpotPayoutToUserBps: 9_000 }, // with the other three shares more than the whole pot
  ])("refuse %o, which would pay out more than there is", async (change) => {
    const casino = await openCasino()
    const refused = casino.send([await configInstruction({ ...defaultConfig, ...change })], [authority])
    expect(refused.error).toBe("GenericError")
    expect(casino.state().gambaFeeBps.toNumber()).toBe(defaultConfig.gambaFee)
  })
})

describe("A pool's own settings", () => {
  async function privatePool() {
    const casino = await openCasino()
    const owner = await casino.newcomer("owner")
    const table = poolOf(usdcMint.publicKey, owner.publicKey)
    must(casino.send([await createPoolInstruction(owner, table.mint, owner.publicKey)], [owner]))
    return { casino, owner, table }
  }

  test("are set by its authority or the protocol's, and by no other wallet", async () => {
    const { casino, owner, table } = await privatePool()
    must(casino.send([await poolConfig(owner, table, { minWager: 5 })], [owner]))
    must(casino.send([await poolConfig(authority, table, { minWager: 6 })], [authority]))
    expect(casino.poolState(table).minWager.toNumber()).toBe(6)
    expect(casino.send([await poolConfig(owner, usdcPool, {})], [owner]).error).toBe("Unauthorized")
  })

  test("hold a fee of at most 100 % and a payout of at most 50 %", async () => {
    const { casino, owner, table } = await privatePool()
    const set = async (changes: Partial<typeof poolDefaults>) =>
      casino.send([await poolConfig(owner, table, changes)], [owner]).error
    expect(await set({ customPoolFee: true, customPoolFeeBps: 10_001 })).toBe("CustomPoolFeeExceedsLimit")
    expect(await set({ customMaxPayout: true, customMaxPayoutBps: 5_001 })).toBe("CustomMaxPayoutExceedsLimit")
    expect(await set({ customPoolFeeBps: 10_000, customMaxPayoutBps: 5_000 })).toBeNull()
  })

  test("limit deposits by amount and by name", async () => {
    const { casino, owner, table } = await privatePool()
    must(casino.send([await poolConfig(owner, table, { depositLimit: true, depositLimitAmount: 50 * USDC })], [owner]))
    must(await casino.deposit(owner, table, 50 * USDC))
    expect((await casino.deposit(owner, table, 1)).error).toBe("DepositLimitExceeded")
    const listed = { depositWhitelistRequired: true, depositWhitelistAddress: keypairOf("friend").publicKey }
    must(casino.send([await poolConfig(owner, table, listed)], [owner]))
    expect((await casino.deposit(owner, table, 1)).error).toBe("DepositWhitelistRequired")
    must(await casino.deposit(await casino.newcomer("friend"), table, USDC))
  })

  test("replace the smallest wager, the pool fee and the largest payout", async () => {
    const { casino, owner, table } = await privatePool()
    must(await casino.deposit(owner, table, 1_000 * USDC))
    const custom = { customPoolFee: true, customPoolFeeBps: 300, customMaxPayout: true, customMaxPayoutBps: 100 }
    must(casino.send([await poolConfig(owner, table, { minWager: USDC, ...custom })], [owner]))
    const user = await casino.ready("alice")
    expect((await casino.play(user, { in: table, wager: USDC - 1 })).error).toBe("WagerTooSmall")
    expect((await casino.play(user, { in: table, wager: 5 * USDC + 1 })).error).toBe("MaxPayoutExceeded")
    must(await casino.play(user, { in: table, wager: 5 * USDC }))
    expect(casino.game(user).poolFee.toNumber()).toBe(150_000)
  })
})

describe("What the protocol grants a pool", () => {
  test("is set by the protocol's authority alone: its fee, and freedom from the anti-spam fee", async () => {
    const { casino, user } = await aliceAtCasino()
    expect(casino.send([await gambaConfig(user, true, true, 0)], [user]).error).toBe("Unauthorized")
    expect(casino.send([await gambaConfig(authority, true, true, 10_001)], [authority]).error).toBe("GenericError")
    must(casino.send([await gambaConfig(authority, true, true, 25)], [authority]))
    const before = casino.lamports(getGambaStateAddress())
    must(await casino.play(user, { in: usdcPool, wager: 4 * USDC }))
    expect(casino.game(user).gambaFee.toNumber()).toBe(10_000)
    expect(casino.lamports(getGambaStateAddress())).toBe(before)
  })
})

describe("Distributing the protocol's fees", () => {
  async function earned(table: PoolAddresses, wager: number) {
    const { casino, user } = await aliceAtCasino(losingSeed)
    must(await casino.play(user, { in: table, wager }))
    must(await casino.settle(user, { in: table }))
    return { casino, user }
  }

  test("sends tokens to the recipient, at the request of any wallet", async () => {
    const { casino, user } = await earned(usdcPool, 100 * USDC)
    must(await casino.distribute(user, usdcPool, false))
    expect(casino.tokens(ataOf(recipient.publicKey, usdcMint.publicKey))).toBe(1_000_000n)
    expect(casino.tokens(usdcPool.stateAta)).toBe(0n)
  })

  test("sends SOL unwrapped, with everything above the state's rent, and costs the caller nothing", async () => {
    const { casino, user } = await earned(solPool, 10 * SOL)
    const [wallet, before] = [casino.lamports(user.publicKey), casino.lamports(recipient.publicKey)]
    const state = getGambaStateAddress()
    const rent = casino.svm.minimumBalanceForRentExemption(BigInt(casino.account(state)?.data.length ?? 0))
    const surplus = casino.lamports(state) - rent
    must(await casino.distribute(user, solPool, true))
    expect(casino.lamports(recipient.publicKey)).toBe(before + 100_000_000n + surplus)
    expect(casino.lamports(user.publicKey)).toBe(wallet)
    expect(casino.lamports(state)).toBe(rent)
    must(await casino.play(user))
    must(await casino.settle(user)) // the protocol's token account is there again
  })

  test("to any other recipient is refused", async () => {
    const { casino, user } = await earned(usdcPool, USDC)
    expect((await casino.distribute(user, usdcPool, false, user.publicKey)).error).toBe("ConstraintAddress")
  })
})
