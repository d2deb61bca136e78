import { createHash } from "node:crypto"
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { gamba, multiplayer } from "../../rpc/methods"

const player = Keypair.generate()
const blockhash = "EETubP5AKHgjPAhzPAFcb8BAY1hMH639CWCFTqi3hq1k"
export const wallet = player.publicKey.toBase58()
export const pool = Keypair.generate().publicKey.toBase58()
export const mint = "So11111111111111111111111111111111111111112"
export const casino = Keypair.generate().publicKey.toBase58()

/** A call of any program that names these accounts. */
export const foreignCall = (program: string, accounts: readonly string[] = [], data = Buffer.from([1])) =>
  new TransactionInstruction({
    programId: new PublicKey(program),
    keys: accounts.map((address) => ({ pubkey: new PublicKey(address), isSigner: false, isWritable: false })),
    data,
  })

interface Around {
  /** Added by a wallet, or by somebody else. */
  extra?: readonly TransactionInstruction[]
  tables?: AddressLookupTableAccount[]
}

function signed(own: TransactionInstruction, { extra = [], tables }: Around): string {
  const instructions = [own, ...extra]
  const message = new TransactionMessage({ payerKey: player.publicKey, recentBlockhash: blockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message(tables))
  transaction.sign([player])
  return Buffer.from(transaction.serialize()).toString("base64")
}

const named = (name: string) => createHash("sha256").update(`global:${name}`).digest().subarray(0, 8)
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u64 = (value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}
const text = (value: string) => Buffer.concat([u32(Buffer.byteLength(value)), Buffer.from(value)])

interface Bet extends Around {
  betArray?: readonly number[]
  wager?: bigint
  creator?: string
}

/** A signed bet in base64, as a page sends it; on one of two outcomes unless others are given. */
export function betCall(metadata: string, bet: Bet = {}): string {
  const { betArray = [20_000, 0], wager = 1_000n, creator = casino } = bet
  const unused = PublicKey.default.toBase58()
  const accounts = [wallet, unused, unused, pool, mint, unused, unused, creator]
  const data = Buffer.concat([
    named("play_game"),
    u64(wager),
    ...[u32(betArray.length), ...betArray.map(u32)],
    text("seed"),
    ...[u32(35), u32(10)],
    text(metadata),
  ])
  return signed(foreignCall(gamba, accounts, data), bet)
}
/** A signed call of Gamba's program that is no bet. */
export const playCall = (name: string, around: Around = {}): string =>
  signed(foreignCall(gamba, [], named(name)), around)
/** A signed call of the program of races. */
export const raceCall = (name: string, around: Around = {}): string =>
  signed(foreignCall(multiplayer, [], named(name)), around)

/** A table at this address. */
export const lookupTable = (key: string, addresses: readonly string[]) =>
  new AddressLookupTableAccount({
    key: new PublicKey(key),
    state: {
      deactivationSlot: 2n ** 64n - 1n,
      lastExtendedSlot: 1,
      lastExtendedSlotStartIndex: 0,
      addresses: addresses.map((address) => new PublicKey(address)),
    },
  })
