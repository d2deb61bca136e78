import { ed25519 } from "@noble/curves/ed25519.js"
import { sha256 } from "../model/seeds"
import { decodeBase58, encodeBase58 } from "./base58"
import { GAMBA_PROGRAM } from "./gamba-data"
import { MULTIPLAYER_PROGRAM } from "./race-data"

const text = new TextEncoder()
const marker = text.encode("ProgramDerivedAddress")

function isOnCurve(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    // The library says by throwing that the bytes are no point, which is what is asked here.
    return false
  }
}

/** The address that a program derives from seeds: the first hash, counted down from 255, that is no point of the curve. */
async function derivedAddress(seeds: readonly Uint8Array[], program: string): Promise<string> {
  for (let bump = 255; bump >= 0; bump--) {
    const parts = [...seeds, Uint8Array.of(bump), decodeBase58(program), marker]
    const hash = new Uint8Array(await sha256(Uint8Array.from(parts.flatMap((part) => [...part]))))
    if (!isOnCurve(hash)) return encodeBase58(hash)
  }
  throw new RangeError("No address can be derived from these seeds")
}

/** Where the program holds a player's bets. */
export const gameAddressOf = (user: string): Promise<string> =>
  derivedAddress([text.encode("GAME"), decodeBase58(user)], GAMBA_PROGRAM)

/** Where the multiplayer program holds the race that was created with this seed, eight bytes. */
export const raceAddressOf = (seed: Uint8Array): Promise<string> =>
  derivedAddress([text.encode("GAME"), seed], MULTIPLAYER_PROGRAM)
