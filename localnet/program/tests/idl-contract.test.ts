import { readFileSync } from "node:fs"
import { BorshAccountsCoder } from "@coral-xyz/anchor"
import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import { type PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js"
import { getGambaStateAddress, getGameAddress, getPlayerAddress, IDL, PROGRAM_ID } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import { idlHeader } from "../../sbf/idl-header"
import { creator, solPool } from "./addresses"
import { createChain, keypairOf } from "./chain"
import { eventIn } from "./events"
import { aliceAtCasino, must } from "./harness"
import { drawOf, losingSeed, sha256Hex, winningSeed } from "./seeds"

const programs: Record<string, PublicKey> = {
  systemProgram: SystemProgram.programId,
  tokenProgram: TOKEN_PROGRAM_ID,
  associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
}
type IdlAccount = { name: string; writable?: boolean; signer?: boolean; optional?: boolean }
const logName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const instructions = IDL.instructions.map(({ name, discriminator, accounts }) => ({
  name,
  data: Buffer.from(discriminator),
  accounts: accounts as readonly IdlAccount[],
}))

/** The instruction with a random account in every place, one of them wrong. */
function spoilt(
  { data, accounts }: (typeof instructions)[number],
  place: number,
  spoil: { isWritable?: false; isSigner?: false; pubkey?: PublicKey },
) {
  const strangers = accounts.map((account, index) => keypairOf(`stranger ${index} ${account.name}`))
  const keys = accounts.map((account, index) => ({
    pubkey: programs[account.name] ?? (strangers[index] ?? keypairOf("nobody")).publicKey,
    isWritable: account.writable ?? false,
    isSigner: account.signer ?? false,
    ...(index === place && spoil),
  }))
  const signers = strangers.filter((_, index) => keys[index]?.isSigner)
  return { instruction: new TransactionInstruction({ programId: PROGRAM_ID, keys, data }), signers }
}

test("the header the program is compiled with is the published IDL", () => {
  expect(readFileSync(new URL("../src/idl.gen.h", import.meta.url), "utf8")).toBe(idlHeader(IDL, "gamba-core-v2"))
})

describe.each(instructions)("$name", (instruction) => {
  const chain = createChain()
  const places = instruction.accounts.map((account, place) => ({ ...account, place }))

  test("is known by its discriminator and logs its name", () => {
    const { instruction: built, signers } = spoilt(instruction, -1, {})
    const { logs } = chain.send([built], signers)
    expect(logs.join("\n")).toContain(`Program log: Instruction: ${instruction.name[0]?.toUpperCase()}`)
    expect(logs.join("\n")).not.toContain("InstructionFallbackNotFound")
  })

  test("needs every account of the IDL", () => {
    const { instruction: built, signers } = spoilt(instruction, -1, {})
    const last = built.keys.pop()
    const remaining = signers.filter(({ publicKey }) => !last?.isSigner || !publicKey.equals(last.pubkey))
    expect(chain.send([built], remaining).error).toBe("AccountNotEnoughKeys")
  })

  test.each(places.filter(({ writable }) => writable))("$name must be writable in its place", ({ name, place }) => {
    const { instruction: built, signers } = spoilt(instruction, place, { isWritable: false })
    const { logs } = chain.send([built], signers)
    expect(logs.join("\n")).toContain(`caused by account: ${logName(name)}. Error Code: ConstraintMut.`)
  })

  test.each(places.filter(({ signer }) => signer))("$name must sign in its place", ({ name, place }) => {
    const { instruction: built, signers } = spoilt(instruction, place, { isSigner: false })
    const { logs } = chain.send([built], signers)
    expect(logs.join("\n")).toContain(`caused by account: ${logName(name)}. Error Code: AccountNotSigner.`)
  })

  test.each(places.filter(({ name }) => name in programs))("$name must be that program", ({ name, place }) => {
    const { instruction: built, signers } = spoilt(instruction, place, { pubkey: keypairOf("impostor").publicKey })
    const { logs } = chain.send([built], signers)
    expect(logs.join("\n")).toContain(`caused by account: ${logName(name)}. Error Code: InvalidProgramId.`)
  })
})

test("an instruction that the IDL lacks is refused", () => {
  const data = Buffer.from("unknown!")
  const receipt = createChain().send([new TransactionInstruction({ programId: PROGRAM_ID, keys: [], data })], [])
  expect(receipt.error).toBe("InstructionFallbackNotFound")
})

/** Encodes a decoded account or event again, by the published layout. */
const encode = (name: string, kinds: "accounts" | "events", value: unknown) =>
  new BorshAccountsCoder({ ...IDL, accounts: [...IDL[kinds]] }).encode(name, value)

/** The bytes of each `Program data:` line. */
const loggedBytes = (logs: readonly string[]) =>
  logs.filter((line) => line.startsWith("Program data: ")).map((line) => Buffer.from(line.slice(14), "base64"))

describe("layouts", () => {
  test("each account on chain is, byte for byte, what the client's decoder read encoded again", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user, { bet: [1.5, 0.5, 0.25, 1.75], metadata: "0:layout:{}" }))
    must(await casino.settle(user))
    const accounts = [
      ["GambaState", getGambaStateAddress(), casino.state()],
      ["Pool", solPool.pool, casino.poolState()],
      ["Player", getPlayerAddress(user.publicKey), casino.player(user)],
      ["Game", getGameAddress(user.publicKey), casino.game(user)],
    ] as const
    for (const [name, address, decoded] of accounts) {
      const image = await encode(name, "accounts", decoded)
      const onChain = casino.account(address)?.data ?? Buffer.alloc(0)
      expect(onChain.subarray(0, image.length).equals(image), name).toBe(true)
      expect(
        onChain.subarray(image.length).every((byte) => byte === 0),
        `${name} ends there`,
      ).toBe(true)
    }
  })

  test("each event in the log is, byte for byte, what the client's parser read encoded again", async () => {
    const { casino, user } = await aliceAtCasino()
    must(await casino.play(user))
    const { logs, events } = must(await casino.settle(user))
    expect(events.map(({ name }) => name)).toEqual(["GameSettled"])
    expect(await encode("GameSettled", "events", events[0]?.data)).toEqual(loggedBytes(logs)[0])
  })

  test("the settled event carries every field of the bet", async () => {
    const { casino, user } = await aliceAtCasino(winningSeed)
    const liquidity = casino.tokens(solPool.underlying)
    must(await casino.play(user, { wager: 300_000_000, metadata: "0:dice:{}" }))
    expect(eventIn(must(await casino.settle(user)), "GameSettled")).toEqual({
      user: user.publicKey.toBase58(),
      pool: solPool.pool.toBase58(),
      tokenMint: solPool.mint.toBase58(),
      creator: creator.publicKey.toBase58(),
      creatorFee: 3_000_000n,
      gambaFee: 3_000_000n,
      poolFee: 3_000_000n,
      jackpotFee: 300_000n,
      underlyingUsed: 300_000_000n,
      bonusUsed: 0n,
      wager: 300_000_000n,
      payout: 600_000_000n,
      multiplierBps: 20_000,
      payoutFromBonusPool: 0n,
      payoutFromNormalPool: 600_000_000n,
      jackpotProbabilityUbps: 100_000_000n,
      jackpotResult: BigInt(drawOf(winningSeed).jackpot),
      nonce: 0n, // the nonce that was played; the account already holds the next one
      clientSeed: "client seed",
      resultIndex: 0n,
      bet: [20_000, 0],
      jackpotPayoutToUser: 0n,
      poolLiquidity: liquidity + 3_000_000n - 300_000_000n,
      rngSeed: winningSeed,
      nextRngSeedHashed: sha256Hex(losingSeed),
      metadata: "0:dice:{}",
    })
  })
})
