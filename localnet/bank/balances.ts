import type { Accounts } from "./accounts"
import type { HoldingAt } from "./history"
import type { LoadedKeys } from "./keys"

export interface Balances {
  lamports: bigint[]
  holdings: HoldingAt[]
}

/** Lamports and token amounts of every account of a transaction; whole account copies would fill the memory. */
export function readBalances({ keys }: LoadedKeys, accounts: Accounts): Balances {
  const lamports: bigint[] = []
  const holdings: HoldingAt[] = []
  keys.forEach((key, accountIndex) => {
    const { lamports: amount, holding } = accounts.balance(key)
    lamports.push(amount)
    if (holding) holdings.push({ accountIndex, ...holding })
  })
  return { lamports, holdings }
}

/** As `readBalances` after the run: what was not writable cannot have changed, so it is not read again. */
export function readBalancesAfter(loaded: LoadedKeys, before: Balances, accounts: Accounts): Balances {
  const touched = readBalances({ ...loaded, keys: loaded.keys.filter((_, index) => loaded.writable[index]) }, accounts)
  const indexes = loaded.keys.flatMap((_, index) => (loaded.writable[index] ? [index] : []))
  const lamports = [...before.lamports]
  touched.lamports.forEach((amount, position) => {
    lamports[indexes[position] ?? 0] = amount
  })
  const holdings = before.holdings.filter((holding) => !loaded.writable[holding.accountIndex])
  for (const holding of touched.holdings) {
    holdings.push({ ...holding, accountIndex: indexes[holding.accountIndex] ?? 0 })
  }
  return { lamports, holdings: holdings.sort((left, right) => left.accountIndex - right.accountIndex) }
}
