import {
  type AddressLookupTableAccount,
  ComputeBudgetProgram,
  type TransactionInstruction,
  TransactionMessage,
  type VersionedMessage,
} from "@solana/web3.js"
import { lighthouse } from "./commitment-assertion"

/** Wallets set a compute budget of their own. */
const isBudget = ({ programId }: TransactionInstruction) => programId.equals(ComputeBudgetProgram.programId)
/** Wallets assert that their balances change as they were simulated. */
const isAddable = ({ programId }: TransactionInstruction) => programId.equals(lighthouse)

/**
 * Whether a wallet may return `signed` where it was asked to sign `asked`: the same payer and blockhash; each instruction but
 * the compute budget's unchanged and in order; and beside them only instructions that wallets add for the player's safety.
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
      containsInOrder(withoutBudget(before), withoutBudget(after))
    )
  } catch {
    // The wallet names a lookup table that is not ours: its accounts cannot be read here.
    return false
  }
}

const withoutBudget = ({ instructions }: TransactionMessage) => instructions.filter((each) => !isBudget(each))

/** `signed` contains `asked` in its order, and a wallet may add whatever is between. */
function containsInOrder(asked: readonly TransactionInstruction[], signed: readonly TransactionInstruction[]): boolean {
  let found = 0
  for (const each of signed) {
    const wanted = asked[found]
    if (wanted && same(wanted, each)) found += 1
    else if (!isAddable(each)) return false
  }
  return found === asked.length
}

const same = (before: TransactionInstruction, after: TransactionInstruction): boolean =>
  before.programId.equals(after.programId) &&
  sameBytes(before.data, after.data) &&
  before.keys.length === after.keys.length &&
  before.keys.every((key, place) => after.keys[place]?.pubkey.equals(key.pubkey))

const sameBytes = (before: Uint8Array, after: Uint8Array) =>
  before.length === after.length && before.every((byte, place) => byte === after[place])
