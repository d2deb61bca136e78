import type { Accounts } from "./accounts"
import type { WireTransaction } from "./wire"

export interface LoadedKeys {
  keys: string[]
  writable: boolean[]
  staticCount: number
}

/** Every account a transaction names, lookup tables resolved; null when a table or an entry is missing. */
export function loadKeys(wire: WireTransaction, accounts: Accounts): LoadedKeys | null {
  const { numRequiredSignatures, numReadonlySignedAccounts, numReadonlyUnsignedAccounts } = wire.header
  const staticCount = wire.staticKeys.length
  const writable = wire.staticKeys.map((_, index) =>
    index < numRequiredSignatures
      ? index < numRequiredSignatures - numReadonlySignedAccounts
      : index < staticCount - numReadonlyUnsignedAccounts,
  )
  const writableLoaded: string[] = []
  const readonlyLoaded: string[] = []
  for (const lookup of wire.lookups) {
    const addresses = accounts.lookupTable(lookup.table)
    if (!addresses) return null
    for (const [indexes, into] of [
      [lookup.writable, writableLoaded],
      [lookup.readonly, readonlyLoaded],
    ] as const) {
      for (const index of indexes) {
        const address = addresses[index]
        if (address === undefined) return null
        into.push(address)
      }
    }
  }
  return {
    keys: [...wire.staticKeys, ...writableLoaded, ...readonlyLoaded],
    writable: [...writable, ...writableLoaded.map(() => true), ...readonlyLoaded.map(() => false)],
    staticCount,
  }
}
