import { yieldToMain } from "@dghrt/kernel/yield-to-main"
import type { AccountReader, ChainNode } from "./chain-node"
import { type Account, accountsReply } from "./replies"

/** As many as a node takes in one call. */
const mostAccounts = 100

interface Waiting {
  addresses: readonly string[]
  resolve: (accounts: Account[]) => void
  reject: (error: unknown) => void
}

/**
 * Reads accounts with one commitment. What is asked for within one task goes to the node as one call: it costs
 * one request, and what is judged together is of one slot. Nothing is answered from memory.
 */
export function createAccountReader(call: ChainNode["call"], commitment: string | undefined): AccountReader {
  let waiting: Waiting[] = []

  async function ask(asked: readonly Waiting[]) {
    const addresses = [...new Set(asked.flatMap((each) => each.addresses))]
    try {
      const { value } = await call(
        "getMultipleAccounts",
        [addresses, { encoding: "base64", commitment }],
        accountsReply,
      )
      const found = new Map(addresses.map((address, index) => [address, value[index] ?? null]))
      for (const { addresses: own, resolve } of asked) resolve(own.map((address) => found.get(address) ?? null))
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
