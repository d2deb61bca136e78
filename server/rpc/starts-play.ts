import { createHash } from "node:crypto"
import { startsBet } from "../contract/starts-bet"
import { gamba, multiplayer } from "./methods"
import { transactionOf } from "./transaction-parts"
import type { RpcCall } from "./upstream"

/** An Anchor instruction begins with the first eight bytes of a hash of its name. */
const nameHash = (name: string) => createHash("sha256").update(`global:${name}`).digest().subarray(0, 8).toString("hex")
const playGame = nameHash("play_game")
const joinGame = nameHash("join_game")
const hashBytes = 8

/**
 * Whether a call prepares or sends something that a closed gate refuses: a bet that starts, or the joining of a race. Later steps of
 * an open run, leaving, claiming, closing and everything else pass.
 */
export function startsPlay(call: RpcCall): boolean {
  return (
    transactionOf(call)?.instructions.some(({ program, data }) => {
      const name = Buffer.from(data.subarray(0, hashBytes)).toString("hex")
      if (program === multiplayer) return name === joinGame
      return program === gamba && name === playGame && startsBet(metadataOf(data))
    }) ?? false
  )
}

const u64Bytes = 8
const u32Bytes = 4

/** The last argument of `play_game`; empty for data that ends early, which then counts as a start. */
function metadataOf(data: Uint8Array): string {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  let at = hashBytes + u64Bytes
  const length = () => {
    at += u32Bytes
    return view.getUint32(at - u32Bytes, true)
  }
  const skip = (bytes: number) => {
    at += bytes
  }
  try {
    const outcomes = length()
    skip(outcomes * u32Bytes)
    const seed = length()
    // Behind the client seed, the two rates.
    skip(seed + 2 * u32Bytes)
    const bytes = length()
    return Buffer.from(data.subarray(at, at + bytes)).toString("utf8")
  } catch (error) {
    if (error instanceof RangeError) return ""
    throw error
  }
}
