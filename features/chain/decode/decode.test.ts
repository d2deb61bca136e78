import { BN, BorshAccountsCoder } from "@coral-xyz/anchor"
import { PublicKey } from "@solana/web3.js"
import { IDL } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import { readGambaState, readGameAccount, readPool, readPoolTerms, readTokenAccount, settledEvents } from "../decode"
import { GAMBA_PROGRAM } from "./gamba-program"

// Written by the published interface of the program, read by ours.
const coder = new BorshAccountsCoder(IDL)
const account = async (name: string, value: object) => ({ lamports: 1, data: await coder.encode(name, value) })

const key = (byte: number) => new PublicKey(new Uint8Array(32).fill(byte))
const n = (value: number | string) => new BN(value)

const state = {
  ...{ authority: key(1), rngAddress: key(2), rngAddress2: key(3), antiSpamFee: n(11), gambaFeeBps: n(50) },
  ...{ poolCreationFee: n(12), defaultPoolFee: n(100), jackpotPayoutToUserBps: n(1), jackpotPayoutToCreatorBps: n(2) },
  ...{ jackpotPayoutToPoolBps: n(3), jackpotPayoutToGambaBps: n(4), bonusToJackpotRatioBps: n(5) },
  ...{ maxHouseEdgeBps: n(3_000), maxCreatorFeeBps: n(500), maxPayoutBps: n(5_000), poolWithdrawFeeBps: n(6) },
  ...{ poolCreationAllowed: false, poolDepositAllowed: false, poolWithdrawAllowed: false, playingAllowed: true },
  ...{ distributionRecipient: key(4), bump: [255] },
}
const pool = {
  ...{ bump: [254], lookupAddress: key(5), poolAuthority: key(6), underlyingTokenMint: key(7) },
  ...{ antiSpamFeeExempt: false, minWager: n(1_000), plays: n(9), liquidityCheckpoint: n("18446744073709551615") },
  ...{ depositLimit: false, depositLimitAmount: n(8), customPoolFee: false, customPoolFeeBps: n(70) },
  ...{ customGambaFee: false, customGambaFeeBps: n(80), customMaxPayout: false, customMaxPayoutBps: n(90) },
  ...{ customBonusTokenMint: key(8), customBonusToken: false, customMaxCreatorFee: false },
  ...{ customMaxCreatorFeeBps: n(60), depositWhitelistRequired: false, depositWhitelistAddress: key(9) },
}
const game = {
  ...{ bump: [253], nonce: n(7), user: key(1), tokenMint: key(2), pool: key(3), status: { Ready: {} } },
  ...{ nextRngSeedHashed: "ab", rngSeed: "", timestamp: n(5), creator: key(4), creatorMeta: "\ufeffä", wager: n(600) },
  ...{ underlyingUsed: n(1), bonusUsed: n(2), creatorFee: n(3), gambaFee: n(4), poolFee: n(5), jackpotFee: n(6) },
  ...{
    jackpotResult: n(7),
    jackpotProbabilityUbps: n(8),
    jackpotPayout: n(9),
    clientSeed: "\ufeff🎲",
    bet: [20_000, 0],
  },
  ...{ result: n(1), points: true, pointsAuthority: key(5), metadata: "0:flip" },
}

describe("the terms of a pool", () => {
  const termsOf = async (own: object) =>
    readPoolTerms([await account("GambaState", state), await account("Pool", { ...pool, ...own }), null, null])

  test("are the state's where the pool sets none", async () => {
    expect(await termsOf({})).toEqual({
      ...{ playsAllowed: true, minWager: 1_000n, maxPayout: 9_223_372_036_854_775_807n, jackpotBalance: 0n },
      ...{ gambaFeeBps: 50, poolFeeBps: 100, maxCreatorFeeBps: 500, maxHouseEdgeBps: 3_000, playFeeLamports: 11n },
      creatorAccountOpen: false,
    })
  })

  test.each([
    [{ customPoolFee: true }, { poolFeeBps: 70 }],
    [{ customGambaFee: true }, { gambaFeeBps: 80 }],
    [{ customMaxPayout: true }, { maxPayout: 166_020_696_663_385_964n }],
    [{ customMaxCreatorFee: true }, { maxCreatorFeeBps: 60 }],
    [{ antiSpamFeeExempt: true }, { playFeeLamports: 0n }],
  ])("are the pool's own where it says %o", async (own, terms) => {
    expect(await termsOf(own)).toEqual({ ...(await termsOf({})), ...terms })
  })

  test("are null without a pool, without a state, and where another account stands in the place of one", async () => {
    const [aState, aPool] = [await account("GambaState", state), await account("Pool", pool)]
    expect(readPoolTerms([aState, null])).toBeNull()
    expect(readPoolTerms([null, aPool])).toBeNull()
    expect(readPoolTerms([aPool, aState])).toBeNull()
  })
})

test("the state names its providers and the shares of a jackpot, and a pool its lookup table", async () => {
  expect(readGambaState(await account("GambaState", state))).toMatchObject({
    providers: [key(2).toBase58(), key(3).toBase58()],
    jackpotPayoutBps: { winner: 1n, creator: 2n, pool: 3n, gamba: 4n },
  })
  expect(readPool(await account("Pool", pool))?.lookupTable).toBe(key(5).toBase58())
})

describe("a game account", () => {
  test("is read with every character of its texts", async () => {
    expect(readGameAccount(await account("Game", game))).toEqual({
      ...{ nonce: 7, status: "ready", nextRngSeedHashed: "ab", rngSeed: "", clientSeed: "\ufeff🎲", bet: [20_000, 0] },
      ...{ wager: 600n, resultIndex: 1, jackpotPayout: 9n, jackpotProbabilityUbps: 8n, metadata: "0:flip" },
      tokenMint: key(2).toBase58(),
    })
  })

  test("is null when it is closed, not open, or another account", async () => {
    const open = await account("Game", game)
    expect(readGameAccount(null)).toBeNull()
    expect(readGameAccount({ ...open, lamports: 0 })).toBeNull()
    expect(readGameAccount({ lamports: 1, data: new Uint8Array() })).toBeNull()
    expect(readGameAccount(await account("Pool", pool))).toBeNull()
  })

  test("is refused wherever a node cuts it off", async () => {
    const { data } = await account("Game", game)
    const whole = data.subarray(0, data.lastIndexOf("0:flip") + 6)
    for (let length = 8; length < whole.length; length++)
      expect(() => readGameAccount({ lamports: 1, data: whole.subarray(0, length) })).toThrow(RangeError)
  })
})

test("a token account is null without data, and frozen when its issuer has frozen it", () => {
  expect(readTokenAccount({ lamports: 1, data: new Uint8Array() })).toBeNull()
  const data = new Uint8Array(165)
  new DataView(data.buffer).setBigUint64(64, 5n, true)
  data[108] = 1
  expect(readTokenAccount({ lamports: 1, data })).toEqual({ amount: 5n, frozen: false })
  data[108] = 2
  expect(readTokenAccount({ lamports: 1, data })).toEqual({ amount: 5n, frozen: true })
})

test("a settled event that another program quotes is not believed, and one that is cut off is refused", () => {
  const mark = "P22AVeU/p7AB" // the event's first eight bytes, and one of the player's
  const from = (program: string) => [`Program ${program} invoke [1]`, `Program data: ${mark}`]
  expect(settledEvents(from("11111111111111111111111111111111"))).toEqual([])
  expect(() => settledEvents(from(GAMBA_PROGRAM))).toThrow(RangeError)
})
