import type { Connection } from "@solana/web3.js"
import { GambaProvider, getGambaStateAddress } from "gamba-core-v2"
import { localKeypair } from "./keys"
import { wholeNumber } from "./whole-number"

const bps = wholeNumber

/** The protocol's settings that a test may change while the network runs. */
export interface ProtocolSettings {
  /** The program has one switch for plays, which closes every pool at once. */
  playing: boolean
  /** Of pools without a fee of their own. */
  poolFeeBps: number
  /** What the program takes for each play beyond its fees. */
  playFeeLamports: number
  /** The largest payout, of a pool's liquidity. */
  maxPayoutBps: number
}

export const usualSettings: ProtocolSettings = {
  playing: true,
  poolFeeBps: 100,
  playFeeLamports: 0,
  maxPayoutBps: 5_000,
}

export function protocolSettings(
  connection: Connection,
  { playing, poolFeeBps, playFeeLamports, maxPayoutBps }: ProtocolSettings = usualSettings,
) {
  const authority = localKeypair("authority")
  return new GambaProvider(connection, authority).gambaProgram.methods
    .gambaSetConfig(
      localKeypair("rng").publicKey,
      bps(100), // protocol fee
      bps(700), // the highest creator fee
      wholeNumber(0), // opening a pool costs nothing
      wholeNumber(playFeeLamports),
      bps(3_000), // the highest house edge
      bps(poolFeeBps),
      bps(8_000), // jackpot to the player
      bps(500), // to the creator
      bps(1_000), // to the pool
      bps(500), // to the protocol
      bps(1_000), // share of bonus money that feeds the jackpot
      bps(maxPayoutBps),
      bps(50), // leaving a pool
      true,
      true,
      true,
      playing,
      authority.publicKey,
    )
    .accountsPartial({ authority: authority.publicKey, gambaState: getGambaStateAddress() })
    .instruction()
}
