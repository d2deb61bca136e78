import {
  type AddressLookupTableAccount,
  ComputeBudgetProgram,
  type TransactionInstruction,
  TransactionMessage,
  type VersionedMessage,
} from "@solana/web3.js"

/**
 * Programs whose instructions a wallet may add to a transaction: the compute budget (a priority fee of the wallet's), and
 * Lighthouse, whose assertions make the transaction fail when the wallet's balances change otherwise than simulated.
 */
const addable = new Set([ComputeBudgetProgram.programId.toBase58(), "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95"])

/**
 * Whether a wallet may return `signed` where it was asked to sign `asked`: the same payer, blockhash and instructions in
 * the same order, and beside them only instructions that wallets add for the player's safety.
 */
export function mayReplace(
  asked: VersionedMessage,
  signed: VersionedMessage,
  tables: AddressLookupTableAccount[],
): boolean {
  if (sameBytes(asked.serialize(), signed.serialize())) return true
  try {
    const before = TransactionMessage.decompile(asked, { addressLookupTableAccounts: tables })
    const after = TransactionMessage.decompile(signed, { addressLookupTableAccounts: tables })
    return (
      before.payerKey.equals(after.payerKey) &&
      before.recentBlockhash === after.recentBlockhash &&
      sameList(essential(before.instructions), essential(after.instructions))
    )
  } catch {
    // The wallet names a lookup table that is not ours: its accounts cannot be read here.
    return false
  }
}

const essential = (instructions: readonly TransactionInstruction[]) =>
  instructions.filter(({ programId }) => !addable.has(programId.toBase58()))

const sameList = (before: readonly TransactionInstruction[], after: readonly TransactionInstruction[]) =>
  before.length === after.length && before.every((instruction, place) => same(instruction, after[place]))

function same(before: TransactionInstruction, after: TransactionInstruction | undefined): boolean {
  return (
    after !== undefined &&
    before.programId.equals(after.programId) &&
    sameBytes(before.data, after.data) &&
    before.keys.length === after.keys.length &&
    before.keys.every((key, place) => key.pubkey.equals(after.keys[place]?.pubkey ?? ComputeBudgetProgram.programId))
  )
}

const sameBytes = (before: Uint8Array, after: Uint8Array) =>
  before.length === after.length && before.every((byte, place) => byte === after[place])
