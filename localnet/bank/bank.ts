import { createHash } from "node:crypto"
import { type AccountState, Accounts, stateOf } from "./accounts"
import { fromAddress, systemProgram, toAddress } from "./address"
import { readBalances, readBalancesAfter } from "./balances"
import { type Commitment, type CommitmentSlots, commitmentOf, finalAtOnce, slotWith } from "./commitment"
import { entersBlock, nameError, type TransactionError } from "./errors"
import { feeLamports } from "./fees"
import { History, type InnerInstruction, type TransactionRecord } from "./history"
import { type LoadedKeys, loadKeys } from "./keys"
import { shareLines } from "./log-lines"
import { Slots } from "./slots"
import { Account, FailedTransactionMetadata, LiteSvm, type TransactionMetadata } from "./svm"
import { UnfinalWrites } from "./unfinal-writes"
import { parseWire, type WireTransaction, withBlockhash } from "./wire"

export interface BankOptions {
  /** Milliseconds since 1970. */
  now: () => number
  /** Makes this chain's blockhashes its own. */
  genesisHash: Uint8Array
  /** How many transactions the history holds; 20,000 by default. */
  historyLimit?: number
  /** Where a new chain begins; 1 by default. */
  firstSlot?: number
  /** A chain saved by `save`, to go on from. */
  saved?: SavedBank
}

export interface SavedBank {
  machine: Uint8Array
  slot: number
}

export type Sent =
  | { entered: true; record: TransactionRecord }
  | { entered: false; error: TransactionError; logs: string[] }

export interface Simulated {
  error: TransactionError | null
  logs: string[]
  computeUnits: number
  inner: InnerInstruction[][]
  returnData: TransactionRecord["returnData"]
  /** The blockhash the run used. */
  blockhash: string
  keys: LoadedKeys
  /** Accounts as the transaction would leave them. */
  accountAfter: (address: string) => AccountState | null
}

export interface SimulateOptions {
  verifySignatures: boolean
  replaceBlockhash: boolean
}

/** The chain as far as a commitment reaches. */
export interface ChainView {
  slot: number
  accounts: Accounts
}

type Listener = (record: TransactionRecord) => void

/** The ledger: runs signed transactions one after the other and records their effects. */
export class Bank {
  readonly accounts: Accounts
  readonly slots: Slots
  readonly history: History
  readonly genesisHash: string
  private readonly svm: LiteSvm
  private commitmentSlots = finalAtOnce
  private readonly unfinal = new UnfinalWrites()
  private readonly listeners: Readonly<Record<Commitment, Set<Listener>>> = {
    processed: new Set(),
    confirmed: new Set(),
    finalized: new Set(),
  }
  private readonly rollbackListeners = new Set<Listener>()
  /** Not announced yet to those who wait for the commitment, oldest first. */
  private readonly unannounced: Record<Exclude<Commitment, "processed">, TransactionRecord[]> = {
    confirmed: [],
    finalized: [],
  }

  constructor(options: BankOptions) {
    this.svm = options.saved ? LiteSvm.fromBytes(options.saved.machine) : new LiteSvm()
    if (!options.saved) this.svm.withNativeMints()
    // LiteSVM knows one blockhash and compares signatures only; this bank keeps both tables itself.
    this.svm.setBlockhashCheck(false)
    this.svm.setTransactionHistory(0n)
    this.accounts = new Accounts(this.svm)
    this.slots = new Slots({
      genesisHash: options.genesisHash,
      slot: options.saved?.slot ?? options.firstSlot ?? 1,
      now: options.now,
    })
    this.history = new History(options.historyLimit ?? 20_000)
    this.genesisHash = toAddress(createHash("sha256").update(options.genesisHash).digest())
  }

  addProgram(address: string, bytes: Uint8Array) {
    this.svm.addProgram(fromAddress(address), bytes)
  }

  rentLamports(dataLength: number): bigint {
    return this.svm.minimumBalanceForRentExemption(BigInt(dataLength))
  }

  /**
   * Runs after each transaction that entered a block, failed ones included, once its block has this commitment. A listener must
   * not throw.
   */
  onTransaction(listener: Listener, commitment: Commitment = "processed"): () => void {
    this.listeners[commitment].add(listener)
    return () => this.listeners[commitment].delete(listener)
  }

  /** Runs for each transaction that was rolled back, after all of them were. A listener must not throw. */
  onRollback(listener: Listener): () => void {
    this.rollbackListeners.add(listener)
    return () => this.rollbackListeners.delete(listener)
  }

  /** From now on a block is confirmed and finalized so many slots after its own. What there is already counts as final. */
  delayCommitment(slots: CommitmentSlots) {
    this.commitmentSlots = slots
    this.slots.skip(slots.finalized)
  }

  at(commitment: Commitment): ChainView {
    const slot = slotWith(commitment, this.slots.current(), this.commitmentSlots)
    if (commitment === "processed") return { slot, accounts: this.accounts }
    const earlier = this.unfinal.asOf(slot)
    return { slot, accounts: earlier.size === 0 ? this.accounts : new Accounts(this.svm, earlier) }
  }

  commitmentOf({ slot }: TransactionRecord): Commitment {
    return commitmentOf(slot, this.slots.current(), this.commitmentSlots)
  }

  /** Tells those who wait for a commitment of what has it now. A network without delays needs no call. */
  advance() {
    for (const commitment of ["confirmed", "finalized"] as const) {
      const { slot } = this.at(commitment)
      const waiting = this.unannounced[commitment]
      while (waiting[0] && waiting[0].slot <= slot) {
        const record = waiting.shift()
        if (record) for (const listener of this.listeners[commitment]) listener(record)
      }
    }
    this.unfinal.forgetUntil(this.at("finalized").slot)
  }

  /**
   * Takes the blocks of the last slots back, as a cluster does whose leaders chose another fork: their accounts are as before, and
   * a transaction that named one of their blockhashes can never land. With `again`, the transactions land once more in their
   * order, those that still can. Returns what was taken back, the oldest first.
   *
   * @throws RangeError when one of the slots is final.
   */
  rollBack(slots: number, again: boolean): TransactionRecord[] {
    this.advance()
    const last = this.slots.current() - slots
    if (last < this.at("finalized").slot)
      throw new RangeError(`The last ${slots} slots are not all open: some are final`)
    const taken = this.unfinal.takeAfter(last)
    const records = taken.flatMap(({ signature }) => this.history.find(signature) ?? [])
    for (const { signature, before } of [...taken].reverse()) {
      this.history.remove(signature)
      for (const [address, account] of before) this.svm.setAccount(fromAddress(address), account ?? nothing())
    }
    const gone = new Set(records)
    for (const commitment of ["confirmed", "finalized"] as const) {
      this.unannounced[commitment] = this.unannounced[commitment].filter((record) => !gone.has(record))
    }
    this.slots.abandonAfter(last)
    for (const record of records) for (const listener of this.rollbackListeners) listener(record)
    if (again) for (const { bytes } of records) this.send(parseWire(bytes))
    return records
  }

  send(wire: WireTransaction): Sent {
    const refused = this.refusal(wire)
    if (refused) return { entered: false, error: refused, logs: [] }
    const loaded = loadKeys(wire, this.accounts)
    if (!loaded) return { entered: false, error: "AddressLookupTableNotFound", logs: [] }
    const slot = this.slots.writeSysvars(this.svm)
    const before = readBalances(loaded, this.accounts)
    const written = this.readWritable(loaded)
    const outcome = this.svm.sendVersionedTransaction(wire.bytes)
    const failed = outcome instanceof FailedTransactionMetadata
    const meta = failed ? outcome.meta() : outcome
    const error = failed ? nameError(outcome) : null
    if (error !== null && !entersBlock(error)) return { entered: false, error, logs: meta.logs() }
    const after = readBalancesAfter(loaded, before, this.accounts)
    const record: TransactionRecord = {
      signature: wire.signature,
      slot,
      blockTime: this.slots.unixSeconds(),
      bytes: wire.bytes,
      ...loaded,
      error,
      logs: shareLines(meta.logs()),
      feeLamports: feeLamports(wire),
      computeUnits: Number(meta.computeUnitsConsumed()),
      preLamports: before.lamports,
      postLamports: after.lamports,
      preHoldings: before.holdings,
      postHoldings: after.holdings,
      inner: readInner(meta),
      returnData: readReturnData(meta),
    }
    this.history.add(record)
    if (written) this.unfinal.add({ slot, signature: wire.signature, before: written })
    for (const listener of this.listeners.processed) listener(record)
    for (const waiting of Object.values(this.unannounced)) waiting.push(record)
    this.advance()
    return { entered: true, record }
  }

  simulate(original: WireTransaction, options: SimulateOptions): Simulated {
    const wire = options.replaceBlockhash ? withBlockhash(original, fromAddress(this.slots.blockhash())) : original
    const keys = loadKeys(wire, this.accounts) ?? {
      keys: wire.staticKeys,
      writable: [],
      staticCount: wire.staticKeys.length,
    }
    const refused = this.refusal(wire)
    const nothing = { logs: [], computeUnits: 0, inner: [], returnData: null, blockhash: wire.blockhash, keys }
    if (refused) return { ...nothing, error: refused, accountAfter: () => null }
    this.slots.writeSysvars(this.svm)
    this.svm.setSigverify(options.verifySignatures)
    const outcome = this.svm.simulateVersionedTransaction(wire.bytes)
    this.svm.setSigverify(true)
    const meta = outcome.meta()
    const failed = outcome instanceof FailedTransactionMetadata
    return {
      error: failed ? nameError(outcome) : null,
      logs: meta.logs(),
      computeUnits: Number(meta.computeUnitsConsumed()),
      inner: readInner(meta),
      returnData: readReturnData(meta),
      blockhash: wire.blockhash,
      keys,
      accountAfter: (address) => {
        const changed = failed
          ? undefined
          : outcome.postAccounts().find((entry) => toAddress(entry.address) === address)
        const account = changed ? stateOf(changed.account()) : this.accounts.get(address)
        return account?.lamports === 0n ? null : account
      },
    }
  }

  save(): SavedBank {
    return { machine: this.svm.toBytes(), slot: this.slots.current() }
  }

  /** Null where everything is final at once, and nothing has to be restored. */
  private readWritable({ keys, writable }: LoadedKeys): Map<string, Account | null> | null {
    if (this.commitmentSlots.finalized === 0) return null
    return new Map(keys.filter((_, index) => writable[index]).map((key) => [key, this.accounts.load(key)]))
  }

  private refusal(wire: WireTransaction): TransactionError | null {
    if (!this.slots.isLive(wire.blockhash)) return "BlockhashNotFound"
    return this.history.find(wire.signature) ? "AlreadyProcessed" : null
  }
}

/** An account that is not there. */
const nothing = () => new Account(0n, new Uint8Array(), fromAddress(systemProgram), false, 0n)

function readInner(meta: TransactionMetadata): InnerInstruction[][] {
  return meta.innerInstructions().map((list) =>
    list.map((inner) => {
      const instruction = inner.instruction()
      return {
        programIndex: instruction.programIdIndex(),
        // Copied out of the binding: a buffer of its own for each of these fills the memory.
        accounts: Buffer.from(instruction.accounts()),
        data: Buffer.from(instruction.data()),
        stackHeight: inner.stackHeight(),
      }
    }),
  )
}

function readReturnData(meta: TransactionMetadata): TransactionRecord["returnData"] {
  const returned = meta.returnData()
  const data = returned.data()
  return data.length === 0 ? null : { programId: toAddress(returned.programId()), data }
}
