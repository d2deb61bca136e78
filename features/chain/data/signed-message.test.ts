import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
} from "@solana/web3.js"
import { describe, expect, test } from "vitest"
import { mayReplace } from "./signed-message"

const payer = Keypair.generate().publicKey
const program = Keypair.generate().publicKey
const lighthouse = new PublicKey("L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95")
const memo = new PublicKey("MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr")
const recentBlockhash = Keypair.generate().publicKey.toBase58()

const bet = (data: number[], account = payer) =>
  new TransactionInstruction({
    programId: program,
    keys: [{ pubkey: account, isSigner: account.equals(payer), isWritable: true }],
    data: Buffer.from(data),
  })
const other = (programId: PublicKey) => new TransactionInstruction({ programId, keys: [], data: Buffer.from([9]) })
const priority = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5n })
const units = (count: number) => ComputeBudgetProgram.setComputeUnitLimit({ units: count })
/** In lamports for each unit. */
const price = (lamports: bigint) => ComputeBudgetProgram.setComputeUnitPrice({ microLamports: lamports * 1_000_000n })
const flagged = (flags: { isSigner: boolean; isWritable: boolean }) =>
  new TransactionInstruction({ programId: program, keys: [{ pubkey: seat, ...flags }], data: Buffer.from([1]) })
const seat = Keypair.generate().publicKey
const seated = flagged({ isSigner: false, isWritable: true })
const cutPrice = new TransactionInstruction({
  programId: ComputeBudgetProgram.programId,
  keys: [],
  data: Buffer.from([3, 1]),
})
const drain = SystemProgram.transfer({ fromPubkey: payer, toPubkey: program, lamports: 1n })

const guard = (isSigner: boolean) =>
  new TransactionInstruction({
    programId: lighthouse,
    keys: [{ pubkey: Keypair.generate().publicKey, isSigner, isWritable: false }],
    data: Buffer.from([9]),
  })

const nonce = SystemProgram.nonceAdvance({ noncePubkey: program, authorizedPubkey: payer })
const compiled = (
  instructions: TransactionInstruction[],
  changes: { payerKey?: PublicKey; recentBlockhash?: string } = {},
) => new TransactionMessage({ payerKey: payer, recentBlockhash, instructions, ...changes })
const message = (...given: Parameters<typeof compiled>) => compiled(...given).compileToV0Message()
const asked = message([bet([1, 2])])

describe("a wallet may return", () => {
  test.each([
    ["what it was asked to sign", message([bet([1, 2])])],
    ["the same with a priority fee", message([priority, bet([1, 2])])],
    ["the same with Lighthouse's assertions", message([bet([1, 2]), other(lighthouse)])],
    ["the same with a memo", message([other(memo), bet([1, 2])])],
    [
      "the same with the highest fee of which wallets do not warn",
      message([units(50_000), price(1_000n), bet([1, 2])]),
    ],
  ])("%s", (_, signed) => expect(mayReplace(asked, signed, [])).toBe(true))
})

describe("a wallet may not return", () => {
  test.each([
    ["another bet", message([bet([1, 3])])],
    ["the bet for another account", message([bet([1, 2], program)])],
    ["a transfer beside the bet", message([bet([1, 2]), drain])],
    ["an instruction of an unknown program beside the bet", message([other(program), bet([1, 2])])],
    ["the bet behind a durable nonce, with which it would never expire", message([nonce, bet([1, 2])])],
    ["the bet twice", message([bet([1, 2]), bet([1, 2])])],
    ["only a priority fee", message([priority])],
    ["a priority fee of which wallets warn", message([units(50_001), price(1_000n), bet([1, 2])])],
    ["a high price of each unit without a limit of them", message([price(1_000n), bet([1, 2])])],
    ["a budget that ends early", message([other(ComputeBudgetProgram.programId), cutPrice, bet([1, 2])])],
    ["another payer", message([bet([1, 2])], { payerKey: program })],
    [
      "another blockhash, because the bet would expire at another height",
      message([bet([1, 2])], { recentBlockhash: program.toBase58() }),
    ],
  ])("%s", (_, signed) => expect(mayReplace(asked, signed, [])).toBe(false))
})

test.each([
  ["with another account that has to sign", [flagged({ isSigner: true, isWritable: true })], [seated], false],
  ["with one that need not sign any more", [seated], [flagged({ isSigner: true, isWritable: true })], false],
  ["with a guard that somebody else has to sign", [seated, guard(true)], [seated], false],
  ["with a guard that reads another account", [seated, guard(false)], [seated], true],
  [
    "with an account that may not be written any more",
    [flagged({ isSigner: false, isWritable: false })],
    [seated],
    false,
  ],
])("a wallet that returns the bet %s is judged", (_, signed, before, allowed) => {
  expect(mayReplace(message(before), message(signed), [])).toBe(allowed)
})

test("a wallet may take an account out of a table that this page has read, and out of no other", () => {
  const state = {
    deactivationSlot: 2n ** 64n - 1n,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: [seat],
  }
  const table = new AddressLookupTableAccount({ key: program, state })
  const shortened = compiled([seated]).compileToV0Message([table])
  expect(shortened.addressTableLookups).toHaveLength(1)
  expect(mayReplace(message([seated]), shortened, [])).toBe(false)
  expect(mayReplace(message([seated]), shortened, [table])).toBe(true)
})

test("a higher fee that this page asked for is left as it is", () => {
  const own = message([units(100_000), price(1_000n), bet([1, 2])])
  const guarded = message([units(100_000), price(1_000n), bet([1, 2]), other(lighthouse)])
  expect(mayReplace(own, guarded, [])).toBe(true)
})
