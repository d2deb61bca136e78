import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
} from "@solana/web3.js"
import { expect, test } from "vitest"
import { loadLookupTable, withoutPaid } from "./gamba"

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

const poolMark = [241, 154, 109, 4, 17, 177, 109, 188]
const endless = 2n ** 64n - 1n

/** Reads one pool, whose table is as it is given, from a node. */
function accountsOf(state: { deactivationSlot: bigint } | null) {
  const account = (data: Buffer) => ({ data, lamports: 1, owner: key().toBase58(), executable: false })
  const pool = Buffer.alloc(600)
  pool.set(poolMark)
  const table = Buffer.alloc(56)
  table.writeUInt32LE(1)
  if (state) table.writeBigUInt64LE(state.deactivationSlot, 4)
  const address = key().toBase58()
  const readAccounts = async (addresses: readonly string[]) =>
    addresses.map((each) => (each === address ? account(pool) : state && account(table)))
  return { readAccounts, address }
}

test.each([
  ["a table in use", { deactivationSlot: endless }, true],
  ["a table that its owner has taken out of use", { deactivationSlot: 5n }, false],
  ["a table that is closed", null, false],
])("a bet names %s or does without", async (_, state, named) => {
  const { readAccounts, address } = accountsOf(state)
  expect((await loadLookupTable(readAccounts, address)) !== null).toBe(named)
})
