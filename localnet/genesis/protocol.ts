import type { Connection } from "@solana/web3.js"
import { GambaProvider, getGambaStateAddress } from "gamba-core-v2"
import { localKeypair } from "./keys"
import { wholeNumber } from "./whole-number"

const bps = wholeNumber

/** The protocol's settings. The program has one switch for plays, which closes every pool at once. */
export function protocolSettings(connection: Connection, playingAllowed: boolean) {
  const authority = localKeypair("authority")
  return new GambaProvider(connection, authority).gambaProgram.methods
    .gambaSetConfig(
      localKeypair("rng").publicKey,
      bps(100), // protocol fee
      bps(700), // the highest creator fee
      wholeNumber(0), // opening a pool costs nothing
      wholeNumber(0), // nor does a play, beyond its fees
      bps(3_000), // the highest house edge
      bps(100), // pool fee
      bps(8_000), // jackpot to the player
      bps(500), // to the creator
      bps(1_000), // to the pool
      bps(500), // to the protocol
      bps(1_000), // share of bonus money that feeds the jackpot
      bps(5_000), // the largest payout, of the pool's liquidity
      bps(50), // leaving a pool
      true,
      true,
      true,
      playingAllowed,
      authority.publicKey,
    )
    .accountsPartial({ authority: authority.publicKey, gambaState: getGambaStateAddress() })
    .instruction()
}
