import type { GameAccount } from "@dghrt/betting"
import type { AccountBytes } from "./account-bytes"
import { ByteReader, startsWith } from "./byte-reader"

const mark = [27, 90, 166, 125, 74, 100, 121, 18]
const statuses = ["none", "not-initialized", "ready", "result-requested"] as const

/** A wallet's running or last bet; null where the account is not open. */
export function readGameAccount(account: AccountBytes): GameAccount | null {
  if (!account?.lamports || !startsWith(account.data, mark)) return null
  const at = new ByteReader(account.data, mark.length)
  at.u8() // bump
  const nonce = Number(at.u64())
  at.take(32) // user
  const tokenMint = at.address()
  at.take(32) // pool
  const status = statuses[at.u8()] ?? "none"
  const [nextRngSeedHashed, rngSeed] = [at.text(), at.text()]
  at.i64() // time
  at.take(32) // creator
  at.text() // what the creator wrote
  const wager = at.u64()
  at.take(6 * 8) // what was taken of the token and of the bonus, four fees
  at.u64() // the number that was drawn for the jackpot
  const [jackpotProbabilityUbps, jackpotPayout] = [at.u64(), at.u64()]
  const [clientSeed, bet, resultIndex] = [at.text(), at.list(at.u32, 4), Number(at.u64())]
  at.bool() // points
  at.take(32) // authority of the points
  const metadata = at.text()
  const seeds = { nextRngSeedHashed, rngSeed, clientSeed }
  const jackpot = { jackpotPayout, jackpotProbabilityUbps }
  return { nonce, status, ...seeds, bet, wager, resultIndex, ...jackpot, metadata, tokenMint }
}
