import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs"
import { appendFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { deserialize, serialize } from "node:v8"
import type { Bank, SavedBank } from "../bank/bank"
import type { TransactionRecord } from "../bank/history"
import type { SavedSeeds } from "../rng/seed-chain"

const format = 1
const snapshotName = "chain.snapshot"
const checksumBytes = 32

export interface SavedChain {
  bank: SavedBank
  genesisHash: Uint8Array
  seeds: SavedSeeds
}

interface Snapshot extends SavedChain {
  format: number
  journal: string
  /** What follows in the journal was written for a snapshot that never came to be. */
  journalBytes: number
  journalRecords: number
}

/** The saved chain cannot be read back whole. */
export class SnapshotDamaged extends Error {
  constructor(folder: string, reason: string) {
    super(`The chain saved in ${folder} cannot be used: ${reason}. Start once with --reset to begin a new one.`)
  }
}

/**
 * A chain on disk: a snapshot, replaced as a whole, and a journal of transactions that only grows, so that a save costs
 * what is new and not what is old. A process killed at any moment leaves the last complete save.
 */
export class Storage {
  private journal = "transactions-0.journal"
  private journalBytes = 0
  private journalRecords = 0
  /** How much of the bank's history the journal holds. */
  private savedCount = 0

  constructor(
    private readonly folder: string,
    private readonly historyLimit: number,
  ) {
    mkdirSync(folder, { recursive: true })
  }

  reset() {
    for (const name of readdirSync(this.folder)) {
      if (name === snapshotName || name.endsWith(".journal")) rmSync(join(this.folder, name))
    }
  }

  /** Null when nothing was saved yet. */
  restore(): { chain: SavedChain; records: TransactionRecord[] } | null {
    const file = join(this.folder, snapshotName)
    if (!existsSync(file)) return null
    const snapshot = this.readSnapshot(readFileSync(file))
    const records = this.readJournal(snapshot)
    this.journal = snapshot.journal
    this.journalBytes = snapshot.journalBytes
    this.journalRecords = snapshot.journalRecords
    this.savedCount = records.length
    return { chain: snapshot, records }
  }

  /** Calls must not overlap. */
  async save(bank: Bank, rest: Omit<SavedChain, "bank">) {
    const chain = { bank: bank.save(), ...rest }
    const outgrown = this.journalRecords > 2 * this.historyLimit
    const previous = this.journal
    if (outgrown) this.beginJournal()
    const records = bank.history.since(outgrown ? 0 : this.savedCount)
    const frames = encodeFrames(records)
    this.savedCount = bank.history.count
    this.journalBytes += frames.length
    this.journalRecords += records.length
    const { journal, journalBytes, journalRecords } = this
    await appendFile(join(this.folder, journal), frames)
    await this.writeSnapshot({ format, ...chain, journal, journalBytes, journalRecords })
    if (outgrown) rmSync(join(this.folder, previous), { force: true })
  }

  private beginJournal() {
    const number = Number(/\d+/.exec(this.journal)?.[0] ?? 0) + 1
    this.journal = `transactions-${number}.journal`
    this.journalBytes = 0
    this.journalRecords = 0
  }

  private async writeSnapshot(snapshot: Snapshot) {
    const content = serialize(snapshot)
    const file = join(this.folder, snapshotName)
    await writeFile(`${file}.new`, Buffer.concat([checksum(content), content]))
    await rename(`${file}.new`, file)
  }

  private readSnapshot(bytes: Buffer): Snapshot {
    const content = bytes.subarray(checksumBytes)
    if (!checksum(content).equals(bytes.subarray(0, checksumBytes))) {
      throw new SnapshotDamaged(this.folder, "its checksum does not match")
    }
    const snapshot: Snapshot = deserialize(content)
    if (snapshot.format !== format) {
      throw new SnapshotDamaged(this.folder, `it is of format ${snapshot.format}, this version reads ${format}`)
    }
    return snapshot
  }

  private readJournal({ journal, journalBytes }: Snapshot): TransactionRecord[] {
    const file = join(this.folder, journal)
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    if (bytes.length < journalBytes) throw new SnapshotDamaged(this.folder, "transactions are missing")
    if (bytes.length > journalBytes) truncateSync(file, journalBytes)
    try {
      return decodeFrames(bytes.subarray(0, journalBytes)).slice(-this.historyLimit)
    } catch {
      throw new SnapshotDamaged(this.folder, "its transactions cannot be read")
    }
  }
}

const checksum = (content: Buffer) => createHash("sha256").update(content).digest()

/** Each record behind its length. */
function encodeFrames(records: readonly TransactionRecord[]): Buffer {
  return Buffer.concat(
    records.flatMap((record) => {
      const frame = serialize(record)
      const length = Buffer.alloc(4)
      length.writeUInt32LE(frame.length)
      return [length, frame]
    }),
  )
}

function decodeFrames(bytes: Buffer): TransactionRecord[] {
  const records: TransactionRecord[] = []
  for (let offset = 0; offset < bytes.length; ) {
    const start = offset + 4
    offset = start + bytes.readUInt32LE(offset)
    records.push(deserialize(bytes.subarray(start, offset)))
  }
  return records
}
