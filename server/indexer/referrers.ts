import { REFERRAL_PROGRAM, readReferrer } from "@dghrt/gamba/decode"
import { type Connection, PublicKey } from "@solana/web3.js"

const program = new PublicKey(REFERRAL_PROGRAM)
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
        const account = accounts[index]
        const referrer = account?.owner.equals(program) ? readReferrer(account.data) : null
        if (referrer) found.set(player, referrer)
      }
    }
    return found
  }
}
