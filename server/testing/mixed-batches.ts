import { toBase58 } from "../contract/base58"
import { deepNestJson } from "./deep-nest"

/** Stands for a deep nest in what is sent. */
export const deep = "DEEP"
export const bodyOf = (sent: unknown): string => JSON.stringify(sent).replaceAll(`"${deep}"`, deepNestJson)

export const wallet = (index: number) =>
  toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at < 2 ? index >> (8 * at) : 7)))
export const call = (id: unknown, method: string, params: unknown = []) => ({ jsonrpc: "2.0", id, method, params })

const noText = { toString: 1 }
export const good = (id: string, wallets: number) => [
  call(id, "getAccountInfo", [wallet(wallets), { encoding: "base64" }]),
  call(id, "getMultipleAccounts", [[wallet(wallets), wallet(wallets + 1)], { encoding: "base64" }]),
  call(id, "getLatestBlockhash", [{ commitment: "confirmed" }]),
  call(id, "getBlockTime", [7]),
  call(id, "getSignatureStatuses", [[wallet(wallets).repeat(2)]]),
]
export const bad = (id: string) => [
  call(id, "getProgramAccounts", [noText]),
  call(id, "getAccountInfo", [wallet(1), deep]),
  call(id, "getMultipleAccounts", [[noText]]),
  call(id, "sendTransaction", [noText, noText]),
  call(id, "getSignatureStatuses", [{ length: 3 }]),
  call(id, "toString", [noText]),
]
const nth = <T>(list: readonly T[], n: number) => list.slice(n % list.length).slice(0, 1)

/** The batch of this number: two to five calls, a third of them bad. */
export function mixedBatch(batch: number) {
  const isGood = (index: number) => (batch + index * index) % 3 !== 0
  const calls = Array.from({ length: 2 + (batch % 4) }, (_, index) => {
    const id = `${batch}-${index}`
    return isGood(index) ? nth(good(id, batch), batch * 7 + index) : nth(bad(id), batch * 7 + index)
  }).flat()
  return { calls, isGood }
}
