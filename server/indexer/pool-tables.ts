import { readPool } from "@dghrt/gamba/decode"
import { AddressLookupTableAccount, type Connection, PublicKey } from "@solana/web3.js"
import type { AppConfig } from "../contract/config"
import { sharedAnswer } from "../routes/shared-answer"
import type { PoolTables } from "../rpc/asked-plays"
import { poolAddresses } from "./pools"

/** A table may get longer, and nothing in it changes. */
const freshMs = 60_000

/** The lookup tables of this casino's pools, without which a bet of many outcomes fits into no transaction. */
export function poolTables(config: Pick<AppConfig, "tokens">, connection: Connection): () => Promise<PoolTables> {
  const pools = poolAddresses(config).map(({ address }) => new PublicKey(address))
  const read = async (): Promise<PoolTables> => {
    const accounts = await connection.getMultipleAccountsInfo(pools, "confirmed")
    const tables = accounts.flatMap((account) => readPool(account)?.lookupTable ?? [])
    const found = await connection.getMultipleAccountsInfo(
      tables.map((table) => new PublicKey(table)),
      "confirmed",
    )
    return new Map(
      found.flatMap((account, index) => {
        const table = tables[index]
        if (!account || table === undefined) return []
        const { addresses } = AddressLookupTableAccount.deserialize(account.data)
        return [[table, addresses.map((address) => address.toBase58())] as const]
      }),
    )
  }
  return sharedAnswer(read, freshMs)
}
