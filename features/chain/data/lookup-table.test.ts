import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
} from "@solana/web3.js"
import { expect, test } from "vitest"
import { withoutPaid } from "./gamba"

const key = () => Keypair.generate().publicKey

test("a table that a node makes up replaces no account that is paid", () => {
  const [payer, program, pool, creator] = [key(), key(), key(), key()]
  const state = { deactivationSlot: 2n ** 64n - 1n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0 }
  const table = new AddressLookupTableAccount({
    key: key(),
    state: { ...state, addresses: [pool, creator, SystemProgram.programId] },
  })
  const keys = [pool, creator, SystemProgram.programId].map((pubkey) => ({ pubkey, isSigner: false, isWritable: true }))
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: PublicKey.default.toBase58(),
    instructions: [new TransactionInstruction({ programId: program, keys, data: Buffer.alloc(0) })],
  }).compileToV0Message([withoutPaid(table, [creator.toBase58()])])
  expect(message.staticAccountKeys.map(String)).toEqual([payer, creator, program].map(String))
  expect(message.addressTableLookups).toMatchObject([{ writableIndexes: [0, 2] }])
})
