import type { TokenHolding } from "./accounts"
import type { TransactionError } from "./errors"

export interface InnerInstruction {
  programIndex: number
  accounts: Uint8Array
  data: Uint8Array
  stackHeight: number
}

export interface HoldingAt extends TokenHolding {
  accountIndex: number
}

/** What the history holds of one transaction that entered a block. */
export interface TransactionRecord {
  signature: string
  slot: number
  /** Unix seconds. */
  blockTime: number
  bytes: Uint8Array
  /** Static keys, then the writable and the read-only ones from lookup tables: the order of every index below. */
  keys: string[]
  writable: boolean[]
  staticCount: number
  error: TransactionError | null
  logs: string[]
  feeLamports: bigint
  computeUnits: number
  preLamports: bigint[]
  postLamports: bigint[]
  preHoldings: HoldingAt[]
  postHoldings: HoldingAt[]
  inner: InnerInstruction[][]
  returnData: { programId: string; data: Uint8Array } | null
}

export interface SignatureRange {
  limit: number
  /** Nothing of later slots. */
  lastSlot?: number
  before?: string
  until?: string
}

/** The last transactions, by signature and by every address they name. Older ones are forgotten, as a node prunes its ledger. */
export class History {
  private readonly records = new Map<number, TransactionRecord>()
  private readonly sequenceOf = new Map<string, number>()
  private readonly byAddress = new Map<string, number[]>()
  private next = 0

  constructor(private readonly limit: number) {}

  /** Transactions ever recorded, forgotten ones included. */
  get count(): number {
    return this.next
  }

  add(record: TransactionRecord) {
    const sequence = this.next++
    this.records.set(sequence, record)
    this.sequenceOf.set(record.signature, sequence)
    for (const key of record.keys) {
      const sequences = this.byAddress.get(key)
      if (sequences) sequences.push(sequence)
      else this.byAddress.set(key, [sequence])
    }
    if (this.records.size > this.limit) this.forget(sequence - this.limit)
  }

  /** Takes out a transaction whose block was rolled back. */
  remove(signature: string) {
    const sequence = this.sequenceOf.get(signature)
    if (sequence !== undefined) this.forget(sequence)
  }

  find(signature: string): TransactionRecord | null {
    const sequence = this.sequenceOf.get(signature)
    return sequence === undefined ? null : (this.records.get(sequence) ?? null)
  }

  /** Newest first, `before` and `until` excluded. */
  about(address: string, range: SignatureRange): TransactionRecord[] {
    const { limit, lastSlot = Number.POSITIVE_INFINITY, before, until } = range
    const below = before === undefined ? this.next : this.sequenceOf.get(before)
    if (below === undefined) return []
    const above = until === undefined ? -1 : (this.sequenceOf.get(until) ?? -1)
    const sequences = this.byAddress.get(address) ?? []
    const found: TransactionRecord[] = []
    for (let index = sequences.length - 1; index >= 0 && found.length < limit; index--) {
      const sequence = sequences[index] ?? -1
      if (sequence <= above) break
      const record = sequence < below ? this.records.get(sequence) : undefined
      if (record && record.slot <= lastSlot) found.push(record)
    }
    return found
  }

  /** Oldest first, from the given count on. */
  since(count: number): TransactionRecord[] {
    const found: TransactionRecord[] = []
    for (let sequence = count; sequence < this.next; sequence++) {
      const record = this.records.get(sequence)
      if (record) found.push(record)
    }
    return found
  }

  private forget(sequence: number) {
    const record = this.records.get(sequence)
    if (!record) return
    this.records.delete(sequence)
    this.sequenceOf.delete(record.signature)
    for (const key of record.keys) {
      const sequences = this.byAddress.get(key)
      if (sequences?.[0] === sequence) sequences.shift()
      else if (sequences?.at(-1) === sequence) sequences.pop()
      if (sequences?.length === 0) this.byAddress.delete(key)
    }
  }
}
