import { appendFileSync, mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Keypair } from "@solana/web3.js"
import { afterEach, beforeEach, expect, test } from "vitest"
import { systemProgram } from "../bank/address"
import { Bank } from "../bank/bank"
import { SingleSigner } from "../bank/single-signer"
import { SeedChain } from "../rng/seed-chain"
import { SnapshotDamaged, Storage } from "./storage"

const historyLimit = 4
const genesisHash = new Uint8Array(32).fill(7)
const seeds = SeedChain.begin("storage").save()
const now = () => 1_700_000_000_000

let folder: string
let bank: Bank
let signer: SingleSigner

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "localnet-storage-"))
  bank = new Bank({ now, genesisHash, historyLimit })
  signer = new SingleSigner(Keypair.generate().secretKey)
  bank.accounts.setLamports(signer.address, 1_000_000_000_000n)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Makes a transaction and returns its signature. */
function pay(): string {
  const to = Keypair.generate().publicKey.toBase58()
  const data = Buffer.alloc(12)
  data.writeUInt32LE(2)
  data.writeBigUInt64LE(1_000_000_000n, 4)
  const accounts = [signer.address, to].map((address) => ({ address, writable: true }))
  const wire = signer.sign([{ program: systemProgram, accounts, data }], bank.slots.blockhash())
  bank.send(wire)
  return wire.signature
}

const open = () => new Storage(folder, historyLimit)
const restoredSignatures = () =>
  open()
    .restore()
    ?.records.map((record) => record.signature)
const journal = () => join(folder, readdirSync(folder).find((name) => name.endsWith(".journal")) ?? "")

test("an empty folder holds no chain", () => expect(open().restore()).toBeNull())

test("what was saved comes back: money, transactions and seeds", async () => {
  const storage = open()
  const first = pay()
  await storage.save(bank, { genesisHash, seeds })
  const second = pay()
  await storage.save(bank, { genesisHash, seeds })
  const restored = open().restore()
  expect(restored?.records).toEqual(bank.history.since(0))
  expect(restoredSignatures()).toEqual([first, second])
  expect(restored?.chain.seeds).toEqual(seeds)
  const again = restored && new Bank({ now, genesisHash, saved: restored.chain.bank })
  expect(again?.accounts.lamports(signer.address)).toBe(bank.accounts.lamports(signer.address))
})

test("a process killed between journal and snapshot loses only what was not saved", async () => {
  const kept = pay()
  await open().save(bank, { genesisHash, seeds })
  appendFileSync(journal(), "half a transaction")
  expect(restoredSignatures()).toEqual([kept])
})

test("the journal does not grow without limit", async () => {
  const storage = open()
  const signatures: string[] = []
  for (let round = 0; round < 30; round++) {
    signatures.push(pay())
    await storage.save(bank, { genesisHash, seeds })
  }
  expect(restoredSignatures()).toEqual(signatures.slice(-historyLimit))
  expect(readdirSync(folder)).toHaveLength(2)
})

test("missing transactions are noticed", async () => {
  pay()
  await open().save(bank, { genesisHash, seeds })
  truncateSync(journal(), 10)
  expect(() => open().restore()).toThrow(SnapshotDamaged)
})

test("reset deletes the chain and leaves other files alone", async () => {
  pay()
  const storage = open()
  await storage.save(bank, { genesisHash, seeds })
  appendFileSync(join(folder, "notes.txt"), "mine")
  storage.reset()
  expect(open().restore()).toBeNull()
  expect(readdirSync(folder)).toEqual(["notes.txt"])
})
