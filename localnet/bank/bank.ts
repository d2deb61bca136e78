import { createHash } from "node:crypto"
import { type AccountState, Accounts, stateOf } from "./accounts"
import { fromAddress, toAddress } from "./address"
import { readBalances, readBalancesAfter } from "./balances"
import { entersBlock, nameError, type TransactionError } from "./errors"
import { feeLamports } from "./fees"
import { History, type InnerInstruction, type TransactionRecord } from "./history"
import { type LoadedKeys, loadKeys } from "./keys"
import { shareLines } from "./log-lines"
import { Slots } from "./slots"
import { FailedTransactionMetadata, LiteSvm, type TransactionMetadata } from "./svm"
import { type WireTransaction, withBlockhash } from "./wire"

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

/** The ledger: runs signed transactions one after the other and records their effects. */
export class Bank {
  readonly accounts: Accounts
  readonly slots: Slots
  readonly history: History
  readonly genesisHash: string
  private readonly svm: LiteSvm
  private readonly listeners = new Set<(record: TransactionRecord) => void>()

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

  /** Runs after each transaction that entered a block, failed ones included. A listener must not throw. */
  onTransaction(listener: (record: TransactionRecord) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  send(wire: WireTransaction): Sent {
    const refused = this.refusal(wire)
    if (refused) return { entered: false, error: refused, logs: [] }
    const loaded = loadKeys(wire, this.accounts)
    if (!loaded) return { entered: false, error: "AddressLookupTableNotFound", logs: [] }
    const slot = this.slots.writeSysvars(this.svm)
    const before = readBalances(loaded, this.accounts)
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
    for (const listener of this.listeners) listener(record)
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

  private refusal(wire: WireTransaction): TransactionError | null {
    if (!this.slots.isLive(wire.blockhash)) return "BlockhashNotFound"
    return this.history.find(wire.signature) ? "AlreadyProcessed" : null
  }
}

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
