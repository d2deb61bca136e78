import { borshReader } from "./borsh-reader"

/** The program of games that several wallets play together. */
export const MULTIPLAYER_PROGRAM = "GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM"

/** First eight bytes of an event or of an instruction, by the published interface of the program. */
const starts = {
  created: [218, 25, 150, 94, 177, 112, 96, 2],
  joined: [39, 144, 49, 106, 108, 210, 183, 38],
  left: [7, 106, 62, 150, 175, 170, 96, 84],
  drawn: [28, 151, 185, 12, 70, 199, 73, 58],
  paid: [208, 36, 152, 148, 220, 252, 60, 89],
} as const
const joinGame = [107, 112, 18, 38, 56, 173, 60, 128]

/** What the program says of a race. Amounts in the token's smallest unit. */
export type RaceEvent = { gameId: bigint; game: string } & (
  | { kind: "created"; maker: string; maxPlayers: number }
  | { kind: "joined"; player: string; wager: bigint; creatorFee: bigint; mint: string }
  | { kind: "left"; player: string }
  | {
      kind: "drawn"
      maker: string
      maxPlayers: number
      winnerIndexes: number[]
      winnerWagers: bigint[]
      payouts: bigint[]
      totalWager: bigint
      firstPlayers: string[]
    }
  /** Part of the payouts, or all of them: `left` says how many recipients are still waiting. */
  | { kind: "paid"; left: number; amount: bigint }
)

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte)

/** Decodes an event; null when the bytes are another event. Throws a RangeError where one of a race is cut off. */
export function decodeRaceEvent(bytes: Uint8Array): RaceEvent | null {
  const kind = (Object.keys(starts) as (keyof typeof starts)[]).find((one) => startsWith(bytes, starts[one]))
  if (kind === undefined) return null
  const read = borshReader(bytes.subarray(8))
  const race = { gameId: read.u64(), game: read.address() }
  switch (kind) {
    case "created":
      return { ...race, kind, maker: read.address(), maxPlayers: read.u16() }
    case "joined":
      return {
        ...{ ...race, kind },
        ...{ player: read.address(), wager: read.u64(), creatorFee: read.u64(), mint: read.address() },
      }
    case "left":
      return { ...race, kind, player: read.address() }
    case "drawn": {
      const [maker, maxPlayers, winnerIndexes] = [read.address(), read.u16(), read.list(read.u16, 2)]
      const [winnerWagers, payouts, totalWager] = [read.list(read.u64, 8), read.list(read.u64, 8), read.u64()]
      const draw = { maker, maxPlayers, winnerIndexes, winnerWagers, payouts, totalWager }
      return { ...race, kind, ...draw, firstPlayers: read.list(read.address, 32) }
    }
    case "paid": {
      const left = read.u32() + read.u32()
      read.take(8) // how many this transaction paid
      return { ...race, kind, left, amount: read.u64() }
    }
  }
}

/** A bet as its player signed it. */
export interface RaceJoin {
  game: string
  mint: string
  player: string
  creator: string
  creatorFeeBps: number
  wager: bigint
  /** Chosen by the player; empty for none. */
  name: string
}

/** Players choose their names freely: control characters and text that changes its direction are left out. */
const readableName = (bytes: Uint8Array) =>
  new TextDecoder()
    .decode(bytes)
    .replaceAll(/[\p{C}\p{Z}\ufffd]+/gu, " ")
    .trim()

/** Decodes a bet from an instruction's data and accounts; null when it is another instruction. */
export function decodeRaceJoin(data: Uint8Array, accounts: readonly string[]): RaceJoin | null {
  if (!startsWith(data, joinGame)) return null
  const read = borshReader(data.subarray(8))
  const [creatorFeeBps, wager] = [read.u32(), read.u64()]
  read.u8() // the team
  const [game = "", , , mint = "", player = "", , creator = ""] = accounts
  return { game, mint, player, creator, creatorFeeBps, wager, name: readableName(read.take(32)) }
}

/** What an instruction of a race does, with the accounts that its event must repeat. */
export type RaceInstruction = { game: string } & (
  | { kind: "created"; maker: string; mint: string; maxPlayers: number; seed: Uint8Array }
  | { kind: "left"; player: string }
  | { kind: "drawn" }
  /** `rentTo` and `names` of a payment in lamports, which may return rent to the race's maker. */
  | { kind: "paid"; rentTo: { maker: string; names: string } | null }
)

const instructionStarts = {
  createNative: [14, 237, 122, 202, 102, 88, 48, 75],
  createToken: [80, 235, 44, 243, 14, 15, 248, 207],
  leave: [218, 226, 6, 0, 243, 34, 125, 201],
  draw: [80, 100, 28, 131, 83, 199, 222, 80],
  payNative: [32, 200, 172, 49, 57, 234, 137, 89],
  payToken: [93, 24, 158, 238, 198, 173, 215, 228],
} as const

/** Decodes every instruction of a race but the bet; null when it is another one. */
export function decodeRaceInstruction(data: Uint8Array, accounts: readonly string[]): RaceInstruction | null {
  const names = Object.keys(instructionStarts) as (keyof typeof instructionStarts)[]
  const name = names.find((one) => startsWith(data, instructionStarts[one]))
  const [first = "", , third = "", fourth = "", fifth = "", sixth = ""] = accounts
  switch (name) {
    case undefined:
      return null
    case "createNative":
    case "createToken": {
      const read = borshReader(data.subarray(8))
      read.u16() // places that are reserved at once
      const maxPlayers = read.u16()
      read.take(1 + 2 + 1 + 1 + 8 + 8 + 8) // teams, winners, two kinds, wager, two durations
      const maker = name === "createNative" ? fourth : fifth
      return { kind: "created", game: first, mint: third, maker, maxPlayers, seed: read.take(8) }
    }
    case "leave":
      return { kind: "left", game: first, player: third }
    case "draw":
      return { kind: "drawn", game: third }
    case "payNative":
      return { kind: "paid", game: third, rentTo: { maker: fourth, names: sixth } }
    case "payToken":
      return { kind: "paid", game: third, rentTo: null }
  }
}
