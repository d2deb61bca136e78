import { toBase58 } from "../contract/base58"
import { ourPrograms } from "./methods"
import type { TransactionParts } from "./transaction-parts"

/** As long as the network takes a transaction; each time it is sent again begins anew. */
const underWayMs = 3 * 60_000
const windowMs = 60_000
/** A bet that is held reads its account every 400 ms, which is 150 a minute, and its history once. */
const perWallet = 400
/** Three times 300 players. Validly signed rubbish opens one, too, and pushes no other one out. */
const perAddress = 900
/** Accounts of all addresses. */
const mostAccounts = 200_000

interface Bucket {
  endsMs: number
  used: number
  untilMs: number
  accounts: readonly string[]
}

/** Reads of the accounts of a transaction that is under way, which neighbours of its network address cannot use up. */
export function readsUnderWay(nowMs: () => number) {
  const wallets = new Map<string, Map<string, Bucket>>()
  const byAccount = new Map<string, Bucket>()

  function open(address: string, wallet: string, own: Map<string, Bucket>): Bucket | null {
    for (const [each, { endsMs, accounts }] of own) {
      if (endsMs > nowMs()) continue
      own.delete(each)
      for (const account of accounts) byAccount.delete(`${address} ${account}`)
    }
    if (own.size >= perAddress) return null
    const bucket = { endsMs: 0, used: 0, untilMs: 0, accounts: [] }
    own.set(wallet, bucket)
    return bucket
  }

  return {
    /** A transaction that is validly signed was sent from here. */
    sent(address: string, { signers, instructions, keys }: TransactionParts): void {
      const wallet = toBase58(signers[0] ?? new Uint8Array())
      const own = wallets.get(address) ?? new Map<string, Bucket>()
      wallets.set(address, own)
      const bucket = own.get(wallet) ?? open(address, wallet, own)
      if (!bucket) return
      bucket.endsMs = nowMs() + underWayMs
      const ours = instructions.filter(({ program }) => ourPrograms.has(program))
      const places = new Set(ours.flatMap(({ accounts }) => [...accounts]))
      bucket.accounts = [...places].flatMap((place) => (keys[place] ? [toBase58(keys[place])] : []))
      for (const account of bucket.accounts) byAccount.set(`${address} ${account}`, bucket)
      for (const oldest of byAccount.keys()) {
        if (byAccount.size <= mostAccounts) break
        byAccount.delete(oldest)
      }
    },
    /** Whether a read of this account is one of a transaction under way, with room for it. */
    take(address: string, account: unknown, weight: number): boolean {
      const bucket = typeof account === "string" ? byAccount.get(`${address} ${account}`) : undefined
      if (!bucket || bucket.endsMs <= nowMs()) return false
      if (bucket.untilMs <= nowMs()) Object.assign(bucket, { used: 0, untilMs: nowMs() + windowMs })
      if (bucket.used + weight > perWallet) return false
      bucket.used += weight
      return true
    },
  }
}
