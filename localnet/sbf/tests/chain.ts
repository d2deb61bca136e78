import { AccountLayout, MintLayout } from "@solana/spl-token"
import {
  type AccountInfo,
  AddressLookupTableAccount,
  AddressLookupTableProgram,
  Keypair,
  type MessageV0,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { Account, FailedTransactionMetadata, LiteSvm } from "litesvm/dist/internal.js"
import { signOversize } from "./wire"

/** The program under test. */
export interface Tested<Event> {
  programId: PublicKey
  bytes: Uint8Array
  /** The events in a transaction's log, by the published parser. */
  readEvents: (logs: string[]) => Event[]
}

/** What became of one transaction. */
export interface Receipt<Event> {
  /** The name Anchor's log gives the refusal, the runtime's words when it gives none, and null for success. */
  error: string | null
  logs: string[]
  events: Event[]
  units: number
  bytes: number
  /** Burnt from the fee payer, 5,000 lamports for each signature. */
  feeLamports: bigint
}

export interface SendOptions {
  /** Pays the fee; another wallet unless named, so that balances show only what the program did. */
  payer?: Keypair
  lookupTable?: AddressLookupTableAccount
  /** Larger than a network packet: shows what the program does, whatever a client can send. */
  oversize?: boolean
}

/** A Solana chain in memory that runs the built program. Signatures are verified, nothing is mocked. */
export function createChain<Event>(tested: Tested<Event>, snapshot?: Uint8Array) {
  const svm = snapshot === undefined ? newSvm(tested) : LiteSvm.fromBytes(snapshot)
  const feePayer = keypairOf("fee payer")
  const fund = (address: PublicKey, lamports: bigint) => void svm.airdrop(address.toBytes(), lamports)
  if (snapshot === undefined) fund(feePayer.publicKey, 1_000_000_000_000n)

  function send(instructions: TransactionInstruction[], signers: Keypair[], options: SendOptions = {}): Receipt<Event> {
    const payer = options.payer ?? feePayer
    svm.expireBlockhash() // so that a repeated transaction is a new one
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: svm.latestBlockhash(),
      instructions,
    }).compileToV0Message(options.lookupTable && [options.lookupTable])
    const bytes = options.oversize ? signOversize(message, [payer, ...signers]) : sign(message, [payer, ...signers])
    const outcome = svm.sendVersionedTransaction(bytes)
    const failed = outcome instanceof FailedTransactionMetadata
    const meta = failed ? outcome.meta() : outcome
    const logs = meta.logs()
    return {
      error: failed ? errorName(logs, outcome) : null,
      logs,
      events: tested.readEvents(logs),
      units: Number(meta.computeUnitsConsumed()),
      bytes: bytes.length,
      feeLamports: BigInt(message.header.numRequiredSignatures) * 5_000n,
    }
  }

  function account(address: PublicKey): AccountInfo<Buffer> | null {
    const found = svm.getAccount(address.toBytes())
    if (found === null || found.lamports() === 0n) return null
    return {
      data: Buffer.from(found.data()),
      lamports: Number(found.lamports()),
      owner: new PublicKey(found.owner()),
      executable: found.executable(),
    }
  }

  /** Puts a frozen lookup table of these addresses where it can be used at once. */
  function createLookupTable(key: PublicKey, addresses: PublicKey[]) {
    const neverDeactivated = 2n ** 64n - 1n
    const data = Buffer.concat([Buffer.alloc(56), ...addresses.map((address) => address.toBytes())])
    data.writeUInt32LE(1, 0)
    data.writeBigUInt64LE(neverDeactivated, 4)
    data.writeUInt8(addresses.length, 20)
    const owner = AddressLookupTableProgram.programId.toBytes()
    svm.setAccount(key.toBytes(), new Account(1_000_000_000n, data, owner, false, 0n))
    return new AddressLookupTableAccount({ key, state: AddressLookupTableAccount.deserialize(data) })
  }

  return {
    svm,
    createLookupTable,
    feePayer,
    fund,
    send,
    account,
    lamports: (address: PublicKey) => svm.getBalance(address.toBytes()) ?? 0n,
    /** Tokens of one token account, 0n while it does not exist. */
    tokens: (address: PublicKey) => {
      const found = account(address)
      return found === null ? 0n : AccountLayout.decode(found.data).amount
    },
    supply: (mint: PublicKey) => {
      const found = account(mint)
      return found === null ? 0n : MintLayout.decode(found.data).supply
    },
  }
}

function newSvm({ programId, bytes }: Tested<unknown>) {
  const svm = new LiteSvm()
  for (const set of [svm.setBuiltins, svm.setPrecompiles, svm.setSysvars, svm.setDefaultPrograms]) set.call(svm)
  svm.setSigverify(true)
  svm.setBlockhashCheck(true)
  svm.setLamports(1_000_000_000_000_000_000n)
  svm.withNativeMints()
  svm.addProgram(programId.toBytes(), bytes)
  return svm
}

function sign(message: MessageV0, signers: Keypair[]) {
  const transaction = new VersionedTransaction(message)
  transaction.sign([...new Set(signers)])
  return transaction.serialize()
}

function errorName(logs: readonly string[], outcome: FailedTransactionMetadata) {
  const named = logs.map((line) => /Error Code: (\w+)\./.exec(line)?.[1]).find((name) => name !== undefined)
  const last = / failed: (.+)$/.exec(logs.at(-1) ?? "")?.[1]
  return named ?? last ?? outcome.toString()
}

/** The same keypair for the same name, so that every run sees the same addresses. */
export function keypairOf(name: string) {
  return Keypair.fromSeed(Buffer.alloc(32, name))
}

/** An account that has to exist for the test. */
export function found<T>(account: T | null): T {
  if (account === null) throw new Error("The account a test reads does not exist")
  return account
}

/** For steps that a test needs but is not about. */
export function must<T extends { error: string | null; logs: string[] }>(receipt: T): T {
  if (receipt.error !== null) throw new Error(`${receipt.error}\n${receipt.logs.join("\n")}`)
  return receipt
}
