import { ByteReader, startsWith } from "../decode/byte-reader"
import { programData } from "../decode/program-data"
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

/** Null for whatever is not one of these; foreign bytes must not break a list. */
function reading<T>(
  bytes: Uint8Array,
  discriminator: readonly number[],
  read: (reader: ByteReader) => T | null,
): T | null {
  if (!startsWith(bytes, discriminator)) return null
  try {
    return read(new ByteReader(bytes, discriminator.length))
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

function readPlayer(at: ByteReader): MultiplayerPlayer {
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

/** The draws in one transaction's log. */
export const readDraws = (logs: readonly string[], program: string, signature: string): DrawResult[] =>
  programData(logs, program).flatMap((bytes) => readDraw(bytes, signature) ?? [])

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
