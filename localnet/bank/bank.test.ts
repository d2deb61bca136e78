import {
  AddressLookupTableAccount,
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { Bank } from "./bank"
import { encodeBase58 } from "./base58"
import { MalformedTransaction, parseWire } from "./wire"

const sol = 1_000_000_000

/** A bank whose clock a test moves by hand. */
function newBank(historyLimit?: number) {
  const clock = { ms: 1_700_000_000_000 }
  const genesisHash = new Uint8Array(32)
  const bank = new Bank({ now: () => clock.ms, genesisHash, firstSlot: 1_000, ...(historyLimit && { historyLimit }) })
  const payer = Keypair.generate()
  bank.accounts.setLamports(payer.publicKey.toBase58(), BigInt(100 * sol))
  const sign = (instructions: TransactionInstruction[], tables: AddressLookupTableAccount[] = []) => {
    const recentBlockhash = bank.slots.blockhash()
    const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message(tables))
    transaction.sign([payer])
    return parseWire(transaction.serialize())
  }
  const pay = (toPubkey: PublicKey, lamports = sol) =>
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey, lamports })
  return { bank, clock, payer, sign, pay }
}

const stranger = () => Keypair.generate().publicKey

describe("time", () => {
  test("a slot is 400 ms, and the clock never goes back", () => {
    const { bank, clock } = newBank()
    clock.ms += 4_000
    expect(bank.slots.current()).toBe(1_010)
    clock.ms -= 4_000
    expect(bank.slots.current()).toBe(1_010)
  })

  test("a blockhash is good for 150 slots and not one more", () => {
    const { bank, clock, sign, pay } = newBank()
    const [first, second] = [sign([pay(stranger())]), sign([pay(stranger())])]
    clock.ms += 150 * 400
    expect(bank.send(first)).toMatchObject({ entered: true })
    clock.ms += 400
    expect(bank.send(second)).toEqual({ entered: false, error: "BlockhashNotFound", logs: [] })
  })

  test("a restored chain accepts the blockhashes that it issued, and continues after its last slot", () => {
    const { bank, clock, sign, pay } = newBank()
    clock.ms += 40_000
    const wire = sign([pay(stranger())])
    const restored = new Bank({ now: () => clock.ms, genesisHash: new Uint8Array(32), saved: bank.save() })
    expect(restored.slots.current()).toBe(bank.slots.current())
    expect(restored.send(wire)).toMatchObject({ entered: true })
  })
})

describe("a transaction", () => {
  test("moves money once, however often it is sent", () => {
    const { bank, sign, pay } = newBank()
    const to = stranger()
    const wire = sign([pay(to)])
    bank.send(wire)
    expect(bank.send(wire)).toEqual({ entered: false, error: "AlreadyProcessed", logs: [] })
    expect(bank.accounts.lamports(to.toBase58())).toBe(BigInt(sol))
  })

  test("with a signature of someone else leaves no trace", () => {
    const { bank, sign, pay, payer } = newBank()
    const wire = sign([pay(stranger())])
    const bytes = Uint8Array.from(wire.bytes)
    bytes[5] = (bytes[5] ?? 0) ^ 1
    expect(bank.send(parseWire(bytes))).toMatchObject({ entered: false, error: "SignatureFailure" })
    expect(bank.accounts.lamports(payer.publicKey.toBase58())).toBe(BigInt(100 * sol))
  })

  test("that fails in a program pays its fee and enters the history", () => {
    const { bank, sign, pay, payer } = newBank()
    const sent = bank.send(sign([pay(stranger(), 500 * sol)]))
    expect(sent).toMatchObject({ entered: true, record: { error: { InstructionError: [0, { Custom: 1 }] } } })
    expect(bank.accounts.lamports(payer.publicKey.toBase58())).toBe(BigInt(100 * sol - 5_000))
  })

  test("reports the fee it was charged, priority fee included", () => {
    const { bank, sign, pay, payer } = newBank()
    const priority = [
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_001 }),
      ComputeBudgetProgram.setComputeUnitLimit({ units: 3_333 }),
    ]
    const sent = bank.send(sign([...priority, pay(stranger())]))
    const charged = BigInt(99 * sol) - bank.accounts.lamports(payer.publicKey.toBase58())
    expect(sent).toMatchObject({ record: { feeLamports: charged } })
  })

  test("is found by an address it took from a lookup table", () => {
    const { bank, clock, sign, pay, payer } = newBank()
    const to = stranger()
    const authority = payer.publicKey
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority,
      payer: authority,
      recentSlot: 999,
    })
    const extend = AddressLookupTableProgram.extendLookupTable({
      authority,
      payer: authority,
      lookupTable: table,
      addresses: [to],
    })
    bank.send(sign([create, extend]))
    clock.ms += 400
    const data = bank.accounts.get(table.toBase58())?.data ?? new Uint8Array()
    const account = new AddressLookupTableAccount({ key: table, state: AddressLookupTableAccount.deserialize(data) })
    const wire = sign([pay(to)], [account])
    expect(wire.staticKeys).not.toContain(to.toBase58())
    bank.send(wire)
    const found = bank.history.about(to.toBase58(), { limit: 10 })
    expect(found.map((record) => record.signature)).toEqual([wire.signature])
  })
})

describe("a block that is not final", () => {
  const slotMs = 400
  /** A block is confirmed after one slot and final after four. */
  function delayed() {
    const made = newBank()
    made.bank.delayCommitment({ confirmed: 1, finalized: 4 })
    const to = stranger()
    const wire = made.sign([made.pay(to)])
    const heard: string[] = []
    for (const level of ["processed", "confirmed", "finalized"] as const)
      made.bank.onTransaction(() => heard.push(level), level)
    made.bank.send(wire)
    const held = () =>
      (["processed", "confirmed", "finalized"] as const).map((level) =>
        Number(made.bank.at(level).accounts.lamports(to.toBase58())),
      )
    const pass = (slots: number) => {
      made.clock.ms += slots * slotMs
      made.bank.advance()
    }
    return { ...made, to, wire, heard, held, pass }
  }

  test("is seen by those who ask for its commitment, and heard to them once", () => {
    const { bank, wire, heard, held, pass } = delayed()
    const level = () => {
      const record = bank.history.find(wire.signature)
      return record && bank.commitmentOf(record)
    }
    expect([held(), level(), heard]).toEqual([[sol, 0, 0], "processed", ["processed"]])
    pass(1)
    expect([held(), level(), heard]).toEqual([[sol, sol, 0], "confirmed", ["processed", "confirmed"]])
    pass(3)
    expect([held(), level(), heard]).toEqual([[sol, sol, sol], "finalized", ["processed", "confirmed", "finalized"]])
    pass(10)
    expect(heard).toHaveLength(3)
  })

  test("takes its accounts, its history and its blockhash with it when it is rolled back", () => {
    const { bank, wire, heard, held, pass, payer, sign, pay } = delayed()
    const onlyHere = sign([pay(stranger())])
    const gone: string[] = []
    bank.onRollback(({ signature }) => gone.push(signature))
    expect(bank.rollBack(1, false).map(({ signature }) => signature)).toEqual([wire.signature])
    expect([held(), gone]).toEqual([[0, 0, 0], [wire.signature]])
    expect(bank.accounts.lamports(payer.publicKey.toBase58())).toBe(BigInt(100 * sol))
    expect(bank.history.about(payer.publicKey.toBase58(), { limit: 10 })).toEqual([])
    expect(bank.send(onlyHere)).toMatchObject({ entered: false, error: "BlockhashNotFound" })
    pass(10)
    expect(heard).toEqual(["processed"])
  })

  test("may land again after a rollback, with what was signed for an earlier block", () => {
    const { bank, clock, payer, sign, pay } = newBank()
    bank.delayCommitment({ confirmed: 1, finalized: 4 })
    const [first, second] = [stranger(), stranger()]
    const wires = [sign([pay(first)]), sign([pay(second)])]
    clock.ms += slotMs
    for (const wire of wires) bank.send(wire)
    const slots = () => bank.history.about(payer.publicKey.toBase58(), { limit: 10 }).map(({ slot }) => slot)
    const before = slots()
    bank.rollBack(1, true)
    expect([first, second].map((to) => bank.accounts.lamports(to.toBase58()))).toEqual([BigInt(sol), BigInt(sol)])
    expect(slots()).toHaveLength(2)
    expect(Math.min(...slots())).toBeGreaterThan(Math.max(...before))
  })

  test("is never rolled back once it is final", () => {
    const { bank, held, pass } = delayed()
    pass(4)
    expect(() => bank.rollBack(5, false)).toThrow(RangeError)
    expect(bank.rollBack(3, false)).toEqual([])
    expect(held()).toEqual([sol, sol, sol])
  })
})

test("history holds the newest transactions and drops the oldest", () => {
  const { bank, sign, pay, payer } = newBank(3)
  const signatures = Array.from({ length: 5 }, () => {
    const wire = sign([pay(stranger())])
    bank.send(wire)
    return wire.signature
  })
  const known = bank.history.about(payer.publicKey.toBase58(), { limit: 10 }).map((record) => record.signature)
  expect(known).toEqual(signatures.slice(2).reverse())
  expect(bank.history.find(signatures[0] ?? "")).toBeNull()
})

test("addresses are written as the rest of Solana writes them", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
      expect(encodeBase58(key)).toBe(new PublicKey(key).toBase58())
    }),
  )
})

test("no bytes end the process: they are refused or they run", () => {
  const { bank, sign, pay } = newBank()
  const { bytes } = sign([ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5 }), pay(stranger())])
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), fc.nat(bytes.length), (changes, cut) => {
      for (const damaged of [Uint8Array.from(bytes), bytes.slice(0, cut)]) {
        for (const [index, value] of changes) if (index < damaged.length) damaged[index] = value
        try {
          const run = bank.simulate(parseWire(damaged), { verifySignatures: false, replaceBlockhash: true })
          expect(run.logs).toBeInstanceOf(Array)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedTransaction)
        }
      }
    }),
    { numRuns: 2_000, seed: 1 },
  )
})
