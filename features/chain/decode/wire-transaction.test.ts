import { Keypair, PublicKey, TransactionInstruction, TransactionMessage, VersionedTransaction } from "@solana/web3.js"
import { expect, test } from "vitest"
import { readWireTransaction } from "./wire-transaction"

const payerKey = Keypair.generate().publicKey
const key = () => ({ pubkey: Keypair.generate().publicKey, isSigner: false, isWritable: true })
const programs = [Keypair.generate().publicKey, Keypair.generate().publicKey]
// The second is longer than one byte of length counts.
const instructions = [3, 300].map(
  (length, index) =>
    new TransactionInstruction({
      programId: programs[index] ?? PublicKey.default,
      keys: [key(), key()],
      data: Buffer.alloc(length, index + 1),
    }),
)
const message = new TransactionMessage({ payerKey, recentBlockhash: key().pubkey.toBase58(), instructions })

test.each([
  ["of version 0", message.compileToV0Message()],
  ["without a version", message.compileToLegacyMessage()],
])("a transaction %s is read as web3.js has written it", (_, compiled) => {
  const read = readWireTransaction(new VersionedTransaction(compiled).serialize())
  expect(read.blockhash).toBe(compiled.recentBlockhash)
  expect(read.instructions.map(({ program, data }) => [program, data.length, data[0]])).toEqual([
    [String(programs[0]), 3, 1],
    [String(programs[1]), 300, 2],
  ])
})

test("bytes that end too early are refused", () => {
  const wire = new VersionedTransaction(message.compileToV0Message()).serialize()
  for (let length = 0; length < wire.length - 1; length += 7)
    expect(() => readWireTransaction(wire.subarray(0, length))).toThrow(RangeError)
})
