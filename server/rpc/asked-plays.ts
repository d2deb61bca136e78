import { createHash } from "node:crypto"
import { fromBase58, toBase58 } from "../contract/base58"
import { gamba, multiplayer } from "./methods"
import type { Instruction, TransactionParts } from "./transaction-parts"

/** An Anchor instruction begins with the first eight bytes of a hash of its name. */
const nameHash = (name: string) => createHash("sha256").update(`global:${name}`).digest().subarray(0, 8).toString("hex")
const playGame = nameHash("play_game")
const joinGame = nameHash("join_game")
const hashBytes = 8

/** A bet that a transaction asks the program for. */
export interface AskedPlay {
  user: string
  pool: string
  token: string
  creator: string
  wager: bigint
  betArray: readonly number[]
  metadata: string
}

/** What the lookup tables of the pools hold, by their addresses. */
export type PoolTables = ReadonlyMap<string, readonly string[]>

/** Places in the accounts of `play_game`. */
const places = { user: 0, pool: 3, token: 4, creator: 7 }

const callOf = ({ program, data }: Instruction): "bet" | "race" | "foreign" | "free" => {
  const name = Buffer.from(data.subarray(0, hashBytes)).toString("hex")
  if (program === multiplayer) return name === joinGame ? "race" : "free"
  if (program === gamba) return name === playGame ? "bet" : "free"
  return "foreign"
}

const programKeys = [gamba, multiplayer].map((program) => Buffer.from(fromBase58(program) ?? []))
/** A program that calls another one has to name it among its accounts. */
const namesOurs = ({ accounts }: Instruction, { keys }: TransactionParts) =>
  Array.from(accounts, (place) => keys[place]).some((key) => key && programKeys.some((program) => program.equals(key)))
const namesTable = ({ accounts }: Instruction, { keys }: TransactionParts) =>
  accounts.some((place) => place >= keys.length)

/**
 * Whether a closed gate has to look at a transaction: it has a bet, joins a race, or a foreign program in it might do so. Claims, closing and
 * leaving are never looked at, whatever wallets add to them.
 */
export const mayStartPlay = (parts: TransactionParts): boolean =>
  parts.instructions.some((each) => {
    const call = callOf(each)
    return call === "foreign" ? namesOurs(each, parts) || namesTable(each, parts) : call !== "free"
  })

/**
 * The bets in a transaction; null where it joins a race, where a foreign program might bet or join inside of it, and where a bet cannot be
 * read: each counts as a start.
 */
export function askedPlays(parts: TransactionParts, tables: PoolTables): AskedPlay[] | null {
  const addressAt = (place: number | undefined): string | null => {
    const key = place === undefined ? undefined : parts.keys[place]
    if (key) return toBase58(key)
    const found = place === undefined ? undefined : parts.lookups[place - parts.keys.length]
    return (found && tables.get(found.table)?.[found.index]) ?? null
  }
  const plays: AskedPlay[] = []
  for (const each of parts.instructions) {
    const call = callOf(each)
    if (call === "race") return null
    if (call === "bet") {
      const address = (place: number) => addressAt(each.accounts[place])
      const accounts = { user: address(places.user), pool: address(places.pool) }
      const play = readPlay(each.data, { ...accounts, token: address(places.token), creator: address(places.creator) })
      if (play === null) return null
      plays.push(play)
    }
    if (call === "foreign" && (namesOurs(each, parts) || namesTable(each, parts))) {
      const named = Array.from(each.accounts, addressAt)
      if (named.some((address) => address === null || address === gamba || address === multiplayer)) return null
    }
  }
  return plays
}

type Accounts = Pick<AskedPlay, "user" | "pool" | "token" | "creator">

function readPlay(bytes: Uint8Array, { user, pool, token, creator }: Record<keyof Accounts, string | null>) {
  if (user === null || pool === null || token === null || creator === null) return null
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = hashBytes
  const take = (count: number) => {
    if (at + count > data.length) throw new RangeError("The instruction ends early.")
    at += count
    return data.subarray(at - count, at)
  }
  const u32 = () => take(4).readUInt32LE()
  try {
    const wager = take(8).readBigUInt64LE()
    const multipliers = take(u32() * 4)
    const betArray = Array.from({ length: multipliers.length / 4 }, (_, index) => multipliers.readUInt32LE(index * 4))
    // The client seed, and two rates behind it.
    take(u32())
    take(2 * 4)
    return { user, pool, token, creator, wager, betArray, metadata: take(u32()).toString("utf8") }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
