import {
  type AddressLookupTableAccount,
  ComputeBudgetProgram,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  type VersionedMessage,
} from "@solana/web3.js"
import { priorityFee } from "../model/priority-price"
import { LIGHTHOUSE } from "../read/commitment-assertion"

/** Wallets set a compute budget of their own. */
const isBudget = ({ programId }: TransactionInstruction) => programId.equals(ComputeBudgetProgram.programId)
const lighthouse = new PublicKey(LIGHTHOUSE)
const memo = new PublicKey("MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr")
/** Wallets assert that their balances change as they were simulated, and sign with a note. */
const isAddable = ({ programId }: TransactionInstruction) => programId.equals(lighthouse) || programId.equals(memo)

/**
 * In lamports. Wallets choose the fee by themselves and show it. Phantom warns of more (help.phantom.com, "What is a priority fee"), and
 * this page has shown a fraction of it.
 */
const mostPriorityFee = 50_000_000n
/** What a transaction gets that names no limit gets at most. */
const mostUnits = 1_400_000
const [setLimit, setPrice] = [2, 3]

/**
 * Whether a wallet may return `signed` where it was asked to sign `asked`: the same payer, signers and blockhash; each instruction but
 * the compute budget's unchanged and in order; beside them only instructions that wallets add and that move nothing; and no
 * priority fee beyond what wallets themselves warn of. A transaction that returns the player's own funds may have any priority fee.
 */
export function mayReplace(
  asked: VersionedMessage,
  signed: VersionedMessage,
  tables: AddressLookupTableAccount[],
  returnsFunds = false,
): boolean {
  if (sameBytes(asked.serialize(), signed.serialize())) return true
  try {
    const before = TransactionMessage.decompile(asked, { addressLookupTableAccounts: tables })
    const after = TransactionMessage.decompile(signed, { addressLookupTableAccounts: tables })
    return (
      before.payerKey.equals(after.payerKey) &&
      before.recentBlockhash === after.recentBlockhash &&
      // Each signature costs, and one that is missing would leave the bet to its signer.
      asked.header.numRequiredSignatures === signed.header.numRequiredSignatures &&
      (returnsFunds || feeOf(after) <= larger(mostPriorityFee, feeOf(before))) &&
      containsInOrder(withoutBudget(before), withoutBudget(after))
    )
  } catch {
    // The wallet names a lookup table that is not ours, whose accounts cannot be read here, or a budget that ends early.
    return false
  }
}

const withoutBudget = ({ instructions }: TransactionMessage) => instructions.filter((each) => !isBudget(each))

const larger = (one: bigint, other: bigint) => (one > other ? one : other)

/** The priority fee, in lamports, that the network takes at most. */
function feeOf({ instructions }: TransactionMessage): bigint {
  const budget = instructions.filter(isBudget).map(({ data }) => data)
  const price = budget.find(([kind]) => kind === setPrice)?.readBigUInt64LE(1) ?? 0n
  return priorityFee(price, budget.find(([kind]) => kind === setLimit)?.readUInt32LE(1) ?? mostUnits)
}

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
  before.keys.every((key, place) => {
    const own = after.keys[place]
    return own?.pubkey.equals(key.pubkey) && own.isSigner === key.isSigner && (own.isWritable || !key.isWritable)
  })

const sameBytes = (before: Uint8Array, after: Uint8Array) =>
  before.length === after.length && before.every((byte, place) => byte === after[place])
