import { BN } from "@coral-xyz/anchor"
import { PublicKey } from "@solana/web3.js"
import type { GambaEvent, GambaEventType } from "gamba-core-v2"
import type { Receipt } from "./chain"

type Plain<T> = { [K in keyof T]: T[K] extends BN ? bigint : T[K] extends PublicKey ? string : T[K] }

/** The data of the one event of that name, with amounts as bigint and keys as text. */
export function eventIn<Name extends GambaEventType>(receipt: Receipt, name: Name): Plain<GambaEvent<Name>["data"]> {
  const [event, second] = receipt.events.filter((candidate) => candidate.name === name)
  if (event === undefined || second !== undefined)
    throw new Error(`Not exactly one ${name} in\n${receipt.logs.join("\n")}`)
  const plain = Object.entries(event.data).map(([key, value]) => {
    if (value instanceof PublicKey) return [key, value.toBase58()]
    return [key, BN.isBN(value) ? BigInt(value.toString()) : value]
  })
  return Object.fromEntries(plain)
}
