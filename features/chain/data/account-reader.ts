import { yieldToMain } from "@dghrt/kernel/yield-to-main"
import type { AccountInfo, Connection, PublicKey } from "@solana/web3.js"

export type ReadAccount = AccountInfo<Buffer> | null
/** The accounts in the order of their addresses; null for one that does not exist. */
export type AccountReader = (addresses: readonly PublicKey[]) => Promise<ReadAccount[]>

/** As many as a node takes in one call. */
const mostAccounts = 100

interface Waiting {
  addresses: readonly PublicKey[]
  resolve: (accounts: ReadAccount[]) => void
  reject: (error: unknown) => void
}

/**
 * Reads accounts with the connection's own commitment. What is asked for within one task goes to the node as one call: it costs
 * one request, and what is judged together is of one slot. Nothing is answered from memory.
 */
export function createAccountReader(connection: Pick<Connection, "getMultipleAccountsInfo">): AccountReader {
  let waiting: Waiting[] = []

  async function ask(asked: readonly Waiting[]) {
    const addresses = new Map<string, PublicKey>()
    for (const each of asked) for (const address of each.addresses) addresses.set(address.toBase58(), address)
    try {
      const accounts = await connection.getMultipleAccountsInfo([...addresses.values()])
      const found = new Map([...addresses.keys()].map((address, index) => [address, accounts[index] ?? null]))
      for (const { addresses: own, resolve } of asked)
        resolve(own.map((address) => found.get(address.toBase58()) ?? null))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  function flush() {
    const asked = waiting
    waiting = []
    for (const group of groupsOf(asked)) void ask(group)
  }

  return (addresses) =>
    new Promise((resolve, reject) => {
      waiting.push({ addresses, resolve, reject })
      if (waiting.length === 1) void yieldToMain().then(flush)
    })
}

/** Each small enough for one call; what was asked for together stays together. */
function groupsOf(asked: readonly Waiting[]): Waiting[][] {
  const groups: Waiting[][] = []
  let size = 0
  for (const each of asked) {
    if (groups.length === 0 || size + each.addresses.length > mostAccounts) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(each)
    size += each.addresses.length
  }
  return groups
}
