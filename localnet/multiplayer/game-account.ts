import { toAddress } from "../bank/address"

/** The part of a multiplayer Game account that the provider needs. */
export interface MultiplayerGame {
  maker: string
  mint: string
  state: "waiting" | "playing" | "settled"
  softExpiration: number
  hardExpiration: number
  playerCount: number
  /** Who still has something due, once the game is settled. */
  winners: Due[]
  creators: Due[]
}

export interface Due {
  address: string
  amount: bigint
}

const discriminator = Buffer.from([27, 90, 166, 125, 74, 100, 121, 18])
const states = ["waiting", "playing", "settled"] as const
const playersAt = 160
const playerBytes = 97
const creatorBytes = 40

/** Null when the data is not a Game account. Written out by offsets, because the published decoder reads everything. */
export function readGame(data: Uint8Array): MultiplayerGame | null {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  if (bytes.length < playersAt + 8 || !bytes.subarray(0, 8).equals(discriminator)) return null
  const addressAt = (offset: number) => toAddress(bytes.subarray(offset, offset + 32))
  const state = states[bytes.readUInt8(114)] ?? "waiting"
  const playerCount = bytes.readUInt32LE(playersAt - 4)
  const game: MultiplayerGame = {
    maker: addressAt(8),
    mint: addressAt(40),
    state,
    softExpiration: Number(bytes.readBigInt64LE(90)),
    hardExpiration: Number(bytes.readBigInt64LE(98)),
    playerCount,
    winners: [],
    creators: [],
  }
  if (state !== "settled") return game
  const winnersAt = playersAt + playerCount * playerBytes
  const winnerCount = bytes.readUInt32LE(winnersAt)
  const creatorsAt = winnersAt + 4 + 2 * winnerCount
  const creatorCount = bytes.readUInt32LE(creatorsAt)
  const isDue = ({ amount }: Due) => amount > 0n
  const winners = Array.from({ length: winnerCount }, (_, k) => {
    const player = playersAt + bytes.readUInt16LE(winnersAt + 4 + 2 * k) * playerBytes
    return { address: addressAt(player + 32), amount: bytes.readBigUInt64LE(player + 88) }
  })
  const creators = Array.from({ length: creatorCount }, (_, k) => {
    const creator = creatorsAt + 4 + k * creatorBytes
    return { address: addressAt(creator), amount: bytes.readBigUInt64LE(creator + 32) }
  })
  return { ...game, winners: winners.filter(isDue), creators: creators.filter(isDue) }
}
