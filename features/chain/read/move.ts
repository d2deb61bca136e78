import type { Move } from "../model/chain"
import type { FoundTransaction } from "./replies"

/** What a transaction did to an account; null for one that the node did not give whole. */
export function readMove(
  found: FoundTransaction,
  { account, isNative, ours }: { account: string; isNative: boolean; ours: readonly string[] },
): Move | null {
  const meta = found?.meta
  const signature = found?.transaction.signatures[0]
  if (!found || !meta || signature === undefined) return null
  const keys = found.transaction.message.accountKeys.map(({ pubkey }) => pubkey)
  const at = keys.indexOf(account)
  const units = (lamports: readonly number[], tokens: typeof meta.preTokenBalances) =>
    BigInt(
      isNative ? (lamports[at] ?? 0) : (tokens?.find((each) => each.accountIndex === at)?.uiTokenAmount.amount ?? 0),
    )
  return {
    signature,
    before: units(meta.preBalances, meta.preTokenBalances),
    after: units(meta.postBalances, meta.postTokenBalances),
    isOurs: keys.some((key) => ours.includes(key)),
  }
}
