import {
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
const recentBlockhash = Keypair.generate().publicKey.toBase58()

const bet = (data: number[], account = payer) =>
  new TransactionInstruction({
    programId: program,
    keys: [{ pubkey: account, isSigner: account.equals(payer), isWritable: true }],
    data: Buffer.from(data),
  })
const other = (programId: PublicKey) => new TransactionInstruction({ programId, keys: [], data: Buffer.from([9]) })
const priority = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5n })
const drain = SystemProgram.transfer({ fromPubkey: payer, toPubkey: program, lamports: 1n })

const message = (
  instructions: TransactionInstruction[],
  changes: { payerKey?: PublicKey; recentBlockhash?: string } = {},
) => new TransactionMessage({ payerKey: payer, recentBlockhash, instructions, ...changes }).compileToV0Message()
const asked = message([bet([1, 2])])

describe("a wallet may return", () => {
  test.each([
    ["what it was asked to sign", message([bet([1, 2])])],
    ["the same with a priority fee", message([priority, bet([1, 2])])],
    ["the same with Lighthouse's assertions", message([bet([1, 2]), other(lighthouse)])],
  ])("%s", (_, signed) => expect(mayReplace(asked, signed, [])).toBe(true))
})

describe("a wallet may not return", () => {
  test.each([
    ["another bet", message([bet([1, 3])])],
    ["the bet for another account", message([bet([1, 2], program)])],
    ["a transfer beside the bet", message([bet([1, 2]), drain])],
    ["an instruction of an unknown program beside the bet", message([other(program), bet([1, 2])])],
    ["the bet twice", message([bet([1, 2]), bet([1, 2])])],
    ["only a priority fee", message([priority])],
    ["another payer", message([bet([1, 2])], { payerKey: program })],
    [
      "another blockhash, because the bet would expire at another height",
      message([bet([1, 2])], { recentBlockhash: program.toBase58() }),
    ],
  ])("%s", (_, signed) => expect(mayReplace(asked, signed, [])).toBe(false))
})
