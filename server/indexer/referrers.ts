import { type AccountInfo, type Connection, PublicKey } from "@solana/web3.js"

const program = new PublicKey("RefwFk2PPNd9bPehSyAkrkrehSHkvz6mTAHTNe8v9vH")
/** What the program writes in front of its accounts: the hash of "account:ReferAccount". */
const mark = Buffer.from([60, 125, 244, 175, 131, 109, 101, 246])
/** The mark and the referrer's address. */
const accountBytes = 40
/** As many accounts as a node gives in one answer. */
const atOnce = 100

/**
 * Who referred these players, for those who were.
 * @throws whatever the node's connection throws.
 */
export type ReferrerSource = (players: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Reads the referral program's records, one of which each player may have at each casino. */
export function referrersOf(connection: Pick<Connection, "getMultipleAccountsInfo">, creator: string): ReferrerSource {
  const casino = new PublicKey(creator).toBuffer()
  const recordOf = (player: string) =>
    PublicKey.findProgramAddressSync([casino, new PublicKey(player).toBuffer()], program)[0]

  return async (players) => {
    const found = new Map<string, string>()
    for (let start = 0; start < players.length; start += atOnce) {
      const some = players.slice(start, start + atOnce)
      const accounts = await connection.getMultipleAccountsInfo(some.map(recordOf))
      for (const [index, player] of some.entries()) {
        const referrer = referrerIn(accounts[index] ?? null)
        if (referrer) found.set(player, referrer)
      }
    }
    return found
  }
}

function referrerIn(account: AccountInfo<Buffer> | null): string | null {
  if (!account?.owner.equals(program) || account.data.length < accountBytes) return null
  if (!account.data.subarray(0, mark.length).equals(mark)) return null
  return new PublicKey(account.data.subarray(mark.length, accountBytes)).toBase58()
}
