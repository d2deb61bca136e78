import { createTransferInstruction } from "@solana/spl-token"
import {
  TransactionInstruction as Instruction,
  Keypair,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  type VersionedTransactionResponse,
} from "@solana/web3.js"
import { PROGRAM_ID } from "gamba-core-v2"
import { expect, test } from "vitest"
import { solMint } from "../contract/config"
import { betCallsIn } from "./bet-calls"
import { sharesIn } from "./referral-shares"

const key = () => Keypair.generate().publicKey
const [creator, player, referrer, other, usdc] = [key(), key(), key(), key(), key()]
const [playerTokens, referrerTokens, otherTokens] = [key(), key(), key()]
const sol = new PublicKey(solMint)

function betOf(user: PublicKey, wager: bigint, mint = sol, casino = creator): TransactionInstruction {
  const data = Buffer.alloc(16)
  Buffer.from([37, 88, 207, 85, 42, 144, 122, 197]).copy(data)
  data.writeBigUInt64LE(wager, 8)
  const accounts = [user, key(), key(), key(), mint, key(), playerTokens, casino]
  return new Instruction({
    programId: PROGRAM_ID,
    keys: accounts.map((pubkey) => ({ pubkey, isSigner: pubkey === user, isWritable: true })),
    data,
  })
}
const lamports = (from: PublicKey, to: PublicKey, amount: bigint) =>
  SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: amount })
const tokens = (to: PublicKey, amount: bigint, from = playerTokens, owner = player) =>
  createTransferInstruction(from, to, owner, amount)

/** A transaction as a node answers it. */
function transactionOf(...instructions: TransactionInstruction[]): VersionedTransactionResponse {
  const message = new TransactionMessage({
    payerKey: player,
    recentBlockhash: PublicKey.default.toBase58(),
    instructions,
  }).compileToV0Message()
  const owned = [
    [playerTokens, player],
    [referrerTokens, referrer],
    [otherTokens, other],
  ] as const
  const postTokenBalances = owned.flatMap(([account, owner]) => {
    const accountIndex = message.staticAccountKeys.findIndex((one) => one.equals(account))
    const uiTokenAmount = { amount: "1", decimals: 6, uiAmount: null }
    return accountIndex < 0 ? [] : [{ accountIndex, mint: usdc.toBase58(), owner: owner.toBase58(), uiTokenAmount }]
  })
  const meta = { err: null, fee: 5_000, preBalances: [], postBalances: [], postTokenBalances }
  return { slot: 1, blockTime: 1, meta, transaction: { message, signatures: ["bet"] } } as VersionedTransactionResponse
}
const sharesOf = (...instructions: TransactionInstruction[]) => {
  const transaction = transactionOf(...instructions)
  return sharesIn("bet", transaction, betCallsIn(transaction, creator.toBase58()))
}

const wager = 100_000_000n
const inSol = {
  ...{ signature: "bet", player: player.toBase58(), token: sol.toBase58() },
  ...{ referrer: referrer.toBase58(), amount: 250_000n },
}

test("a bet that pays its share has it, before or after the bet", () => {
  expect(sharesOf(betOf(player, wager), lamports(player, referrer, 250_000n))).toEqual([inSol])
  expect(sharesOf(lamports(player, referrer, 250_000n), betOf(player, wager))).toEqual([inSol])
})

test("a share in tokens has the owner of the account that received it", () => {
  const share = { ...inSol, token: usdc.toBase58(), amount: 2_500n }
  expect(sharesOf(betOf(player, 1_000_000n, usdc), tokens(referrerTokens, 2_500n))).toEqual([share])
})

test.each([
  ["of another amount", [betOf(player, wager), lamports(player, referrer, 250_001n)]],
  ["of nothing, for a wager too small", [betOf(player, 399n), lamports(player, referrer, 0n)]],
  ["of another wallet", [betOf(player, wager), lamports(other, referrer, 250_000n)]],
  ["to the player's own wallet", [betOf(player, wager), lamports(player, player, 250_000n)]],
  ["without a bet", [lamports(player, referrer, 250_000n)]],
  ["beside a bet at another casino", [betOf(player, wager, sol, other), lamports(player, referrer, 250_000n)]],
  ["in SOL beside a bet in tokens", [betOf(player, wager, usdc), lamports(player, referrer, 250_000n)]],
  ["in tokens beside a bet in SOL", [betOf(player, wager), tokens(referrerTokens, 250_000n)]],
  [
    "from another wallet's token account",
    [betOf(player, wager, usdc), tokens(referrerTokens, 250_000n, otherTokens, other)],
  ],
  ["to an account whose owner no node names", [betOf(player, wager, usdc), tokens(key(), 250_000n)]],
])("a transfer %s is no share", (_, instructions) => expect(sharesOf(...instructions)).toEqual([]))

test("of two players who bet in one transaction each has the share that it paid", () => {
  const shares = sharesOf(
    betOf(player, wager),
    betOf(other, wager),
    lamports(other, referrer, 250_000n),
    lamports(player, referrer, 250_000n),
  )
  expect(shares).toEqual([inSol, { ...inSol, player: other.toBase58() }])
})

test("data of any length is skipped", () => {
  for (let length = 0; length < 20; length++) {
    const cut = betOf(player, wager)
    cut.data = cut.data.subarray(0, length)
    const transfer = lamports(player, referrer, 250_000n)
    transfer.data = transfer.data.subarray(0, length)
    expect(sharesOf(cut, transfer).length).toBeLessThanOrEqual(1)
    expect(sharesOf(betOf(player, wager), transfer)).toHaveLength(length >= 12 ? 1 : 0)
  }
})
