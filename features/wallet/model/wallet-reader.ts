import { fromBase58, toBase58 } from "@dghrt/kernel/base58"
import type { Logger } from "@dghrt/kernel/logger"
import type { Wallet } from "@wallet-standard/base"
import * as v from "valibot"

/** A wallet that was parsed. Its features and accounts are read again at each use; reading the accounts can throw. */
export interface ReadWallet extends Wallet {
  /** The object that the extension registered; a wallet that is read again has the same one. */
  readonly registered: unknown
}

const shape = v.object({
  name: v.string(),
  // The list shows a letter instead. A missing picture must not lock a player out.
  icon: v.fallback(v.string(), ""),
  chains: v.array(v.string()),
  features: v.record(v.string(), v.unknown()),
  accounts: v.array(v.unknown()),
})

const accountShape = v.object({
  address: v.string(),
  publicKey: v.pipe(
    v.unknown(),
    v.check((value) => bytesOf(value)?.length === 32),
  ),
  chains: v.array(v.string()),
})

/** Bytes of this window or of an extension's own; null for anything else. */
export const bytesOf = (value: unknown): Uint8Array | null =>
  ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : null

/** Whether an account can be used. Its parts are not copied: the wallet gets the very object back. */
function isAccount(account: unknown): boolean {
  try {
    const { success, output } = v.safeParse(accountShape, account)
    if (!success) return false
    const key = bytesOf(output.publicKey)
    // Money would be shown at one address and taken from another.
    return key !== null && (fromBase58(output.address)?.length !== 32 || toBase58(key) === output.address)
  } catch {
    return false
  }
}

/** Reads each wallet for itself: one that does not fit, or throws, is left out, and named in the log the first time. */
export function createWalletReader(log: Logger): (registered: readonly Wallet[]) => ReadWallet[] {
  const logged = new Set<unknown>()
  return (all) =>
    all.flatMap((registered) => {
      try {
        return [read(registered)]
      } catch (error) {
        const named = nameOf(registered)
        if (!logged.has(registered))
          log.warn(`A wallet was left out, because it does not fit the Wallet Standard: ${named}`, error)
        logged.add(registered)
        return []
      }
    })
}

function read(registered: Wallet): ReadWallet {
  // The standard's types say in which format icons and chains are written; nothing here relies on that.
  const known = v.parse(shape, registered) as v.InferOutput<typeof shape> & Pick<Wallet, "icon" | "chains">
  return {
    ...known,
    version: "1.0.0",
    registered,
    // Some wallets learn what they can do while they connect.
    get features() {
      try {
        return v.parse(shape.entries.features, registered.features)
      } catch {
        return known.features
      }
    },
    get accounts() {
      const usable = registered.accounts.filter(isAccount)
      if (usable.length === 0 && registered.accounts.length > 0)
        throw new Error(`No account of ${known.name} fits the Wallet Standard`)
      return usable
    },
  }
}

function nameOf(registered: unknown): string {
  try {
    return v.parse(shape.entries.name, (registered as Wallet).name)
  } catch {
    return "one without a name"
  }
}
