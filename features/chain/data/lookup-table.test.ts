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

/** A node with one pool, whose table is as it is given. */
function node(state: { deactivationSlot: bigint } | null) {
  const data = Buffer.alloc(600)
  data.set(poolMark)
  const context = { slot: 1 }
  const rest = { lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0, addresses: [] }
  return {
    rpcEndpoint: "http://node.test",
    getAccountInfoAndContext: async () => ({
      context,
      value: { data, lamports: 1, owner: key(), executable: false },
    }),
    getAddressLookupTable: async (table: PublicKey) => ({
      context,
      value: state && new AddressLookupTableAccount({ key: table, state: { ...state, ...rest } }),
    }),
  }
}

test.each([
  ["a table in use", { deactivationSlot: endless }, true],
  ["a table that its owner has taken out of use", { deactivationSlot: 5n }, false],
  ["a table that is closed", null, false],
])("a bet names %s or does without", async (_, state, named) => {
  expect((await loadLookupTable(node(state), key())) !== null).toBe(named)
})
