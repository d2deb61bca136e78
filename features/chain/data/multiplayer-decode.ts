import { toBase58 } from "#contract/base58"
import type { DrawResult, MultiplayerGame, MultiplayerPlayer, WagerRule } from "../model/multiplayer"
import { decodeName } from "../model/player-name"

// Offsets of the accounts and events as `@gamba-labs/multiplayer-sdk` publishes them. Read by hand, because one account
// its decoder cannot read takes the whole list with it.
const gameDiscriminator = [27, 90, 166, 125, 74, 100, 121, 18]
const playerBytes = 97
const namesDiscriminator = [204, 224, 199, 121, 70, 159, 53, 55]
const nameEntryBytes = 64
const winnersSelected = [28, 151, 185, 12, 70, 199, 73, 58]
const states = ["waiting", "playing", "settled"] as const

class Reader {
  private readonly view: DataView
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  private advance(length: number) {
    const start = this.at
    this.at += length
    return start
  }
  u8 = () => this.view.getUint8(this.advance(1))
  u16 = () => this.view.getUint16(this.advance(2), true)
  u32 = () => this.view.getUint32(this.advance(4), true)
  u64 = () => this.view.getBigUint64(this.advance(8), true)
  i64 = () => this.view.getBigInt64(this.advance(8), true)
  take(length: number): Uint8Array {
    const start = this.advance(length)
    if (this.at > this.bytes.length) throw new RangeError("The data ends too early")
    return this.bytes.subarray(start, this.at)
  }
  address = () => toBase58(this.take(32))
  list<T>(item: () => T, itemBytes: number): T[] {
    const count = this.u32()
    if (count * itemBytes > this.bytes.length) throw new RangeError("The list is longer than the data")
    return Array.from({ length: count }, item)
  }
}

/** Null for whatever is not one of these; foreign bytes must not break a list. */
function reading<T>(bytes: Uint8Array, discriminator: readonly number[], read: (reader: Reader) => T | null): T | null {
  if (!discriminator.every((byte, index) => bytes[index] === byte)) return null
  try {
    return read(new Reader(bytes, discriminator.length))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

export const readGame = (address: string, bytes: Uint8Array): MultiplayerGame | null =>
  reading(bytes, gameDiscriminator, (at) => {
    const maker = at.address()
    const mint = at.address()
    at.u8() // individuals or teams
    const wagerType = at.u8()
    at.u8() // how several winners share
    const maxPlayers = at.u16()
    at.take(3) // places prepared, teams
    const winnersTarget = at.u16()
    const amount = at.u64()
    const softEndSeconds = Number(at.i64())
    const hardEndSeconds = Number(at.i64())
    const createdAtSeconds = Number(at.i64())
    const state = states[at.u8()]
    at.u64() // fee still to be paid
    const gameId = at.u64()
    at.u64() // seed
    const wager = wagerRule(wagerType, amount, at.u64(), at.u64())
    at.u8() // bump
    const players = at.list(() => readPlayer(at), playerBytes)
    const winners = at.list(at.u16, 2)
    if (state === undefined || wager === null || winners.some((winner) => winner >= players.length)) return null
    const times = { softEndSeconds, hardEndSeconds, createdAtSeconds }
    return { address, gameId, maker, mint, state, wager, maxPlayers, winnersTarget, ...times, players, winners }
  })

function wagerRule(type: number, amount: bigint, min: bigint, max: bigint): WagerRule | null {
  if (type === 0) return { kind: "same", amount }
  if (type === 1) return { kind: "custom" }
  return type === 2 ? { kind: "range", min, max } : null
}

function readPlayer(at: Reader): MultiplayerPlayer {
  const creator = at.address()
  const address = at.address()
  const creatorFee = at.u64()
  const gambaFee = at.u64()
  const wager = at.u64()
  const pendingPayout = at.u64()
  return { address, creator, wager, creatorFee, gambaFee, pendingPayout, team: at.u8() }
}

export function readNames(bytes: Uint8Array): Map<string, string> {
  const entries = reading(bytes, namesDiscriminator, (at) => {
    at.take(5) // bump, most entries, places prepared
    return at.list(() => [at.address(), decodeName(at.take(32))] as const, nameEntryBytes)
  })
  return new Map(entries?.filter(([, name]) => name !== ""))
}

/** The draws in one transaction's log, said by this program itself and not by one that quotes it. */
export function readDraws(logs: readonly string[], program: string, signature: string): DrawResult[] {
  const running: string[] = []
  return logs.flatMap((line) => {
    const invoked = /^Program (\w+) invoke \[\d+\]$/.exec(line)?.[1]
    if (invoked !== undefined) running.push(invoked)
    if (/^Program \w+ (success|failed: .*)$/.test(line)) running.pop()
    const data = running.at(-1) === program ? /^Program data: ([A-Za-z0-9+/=]+)$/.exec(line)?.[1] : undefined
    const result =
      data === undefined
        ? null
        : readDraw(
            Uint8Array.from(atob(data), (c) => c.charCodeAt(0)),
            signature,
          )
    return result ? [result] : []
  })
}

const readDraw = (bytes: Uint8Array, signature: string) =>
  reading(bytes, winnersSelected, (at): DrawResult => {
    const gameId = at.u64()
    const game = at.address()
    const maker = at.address()
    const maxPlayers = at.u16()
    const winnerIndexes = at.list(at.u16, 2)
    const winnerWagers = at.list(at.u64, 8)
    const payouts = at.list(at.u64, 8)
    return { gameId, game, maker, maxPlayers, winnerIndexes, winnerWagers, payouts, totalWager: at.u64(), signature }
  })
