import type { Holdings } from "@dghrt/betting"
import type { AccountBytes } from "./account-bytes"
import { readTokenAccount } from "./token-account"

const exists = (account: AccountBytes) => (account?.lamports ?? 0) > 0

/**
 * A wallet's accounts for one token: wallet, token account, bonus account, and at the program the player's own, the one of
 * wagers and the one of bonus wagers. A missing account holds nothing.
 */
export function readHoldings(accounts: readonly AccountBytes[], native: boolean): Holdings {
  const [wallet, tokenAccount, bonusAccount, player, wagerAccount, bonusWagerAccount] = accounts
  const lamports = BigInt(wallet?.lamports ?? 0)
  const token = native ? null : readTokenAccount(tokenAccount)
  return {
    balance: native ? lamports : (token?.amount ?? 0n),
    lamports,
    bonus: readTokenAccount(bonusAccount)?.amount ?? 0n,
    frozen: token?.frozen ?? false,
    playerOpen: exists(player),
    wagerAccountOpen: exists(wagerAccount),
    bonusAccountOpen: exists(bonusWagerAccount),
  }
}
