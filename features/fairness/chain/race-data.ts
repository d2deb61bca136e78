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
  const [game = "", , , , player = "", , creator = ""] = accounts
  return { game, player, creator, creatorFeeBps, wager, name: readableName(read.take(32)) }
}

export interface PaymentAccounts {
  game: string
  maker: string
  names: string
}

const distributeNative = [32, 200, 172, 49, 57, 234, 137, 89]

/** The accounts of a payment in lamports, which may return rent to the race's maker; null when it is another instruction. */
export function decodePaymentAccounts(data: Uint8Array, accounts: readonly string[]): PaymentAccounts | null {
  if (!startsWith(data, distributeNative)) return null
  const [, , game = "", maker = "", , names = ""] = accounts
  return { game, maker, names }
}
