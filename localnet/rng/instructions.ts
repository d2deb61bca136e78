import { ASSOCIATED_TOKEN_PROGRAM_ID, getAssociatedTokenAddressSync } from "@solana/spl-token"
import { PublicKey, SYSVAR_RENT_PUBKEY } from "@solana/web3.js"
import {
  getGambaStateAddress,
  getPlayerAddress,
  getPoolBonusAddress,
  getPoolBonusUnderlyingTokenAccountAddress,
  getPoolJackpotTokenAccountAddress,
  getPoolUnderlyingTokenAccountAddress,
  PROGRAM_ID,
} from "gamba-core-v2"
import { systemProgram, tokenProgram } from "../bank/address"
import type { SimpleInstruction } from "../bank/single-signer"
import type { GameState } from "./game-account"

export const gambaProgram = PROGRAM_ID.toBase58()
const gambaState = getGambaStateAddress().toBase58()
const provideHashedSeed = Buffer.from([238, 154, 25, 143, 191, 19, 25, 224])
const settle = Buffer.from([23, 35, 236, 185, 14, 171, 26, 222])
const mostRemembered = 10_000

const writes = (address: string) => ({ address, writable: true })
const reads = (address: string) => ({ address, writable: false })

export function provideInstruction(rng: string, game: string, hash: string): SimpleInstruction {
  return {
    program: gambaProgram,
    accounts: [writes(game), writes(rng), writes(gambaState)],
    data: Buffer.concat([provideHashedSeed, borshText(hash)]),
  }
}

export function settleInstruction(
  rng: string,
  address: string,
  game: GameState,
  seed: string,
  nextHash: string,
): SimpleInstruction {
  const derived = derive(game)
  return {
    program: gambaProgram,
    accounts: [
      writes(rng),
      writes(game.user),
      writes(derived.player),
      writes(address),
      writes(game.pool),
      reads(game.mint),
      writes(derived.poolTokens),
      writes(derived.poolBonusTokens),
      writes(derived.playerTokens),
      writes(derived.userTokens),
      reads(gambaState),
      writes(derived.gambaTokens),
      reads(game.creator),
      writes(derived.creatorTokens),
      writes(derived.bonusMint),
      // An optional account that is absent is written as the program's own address.
      game.bonusUsed > 0n ? writes(derived.playerBonusTokens) : reads(gambaProgram),
      writes(derived.poolJackpotTokens),
      writes(derived.escrow),
      reads(systemProgram),
      reads(tokenProgram),
      reads(ASSOCIATED_TOKEN_PROGRAM_ID.toBase58()),
      reads(SYSVAR_RENT_PUBKEY.toBase58()),
    ],
    data: Buffer.concat([settle, borshText(seed), borshText(nextHash)]),
  }
}

function borshText(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

type Derived = ReturnType<typeof deriveAddresses>
const remembered = new Map<string, Derived>()

/** Finding a derived address takes milliseconds of curve arithmetic, and the same players play again. */
function derive(game: GameState): Derived {
  const key = [game.user, game.mint, game.pool, game.creator].join()
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const derived = deriveAddresses(game)
  remembered.set(key, derived)
  return derived
}

function deriveAddresses({ user, mint, pool, creator }: GameState) {
  const mintKey = new PublicKey(mint)
  const poolKey = new PublicKey(pool)
  const userKey = new PublicKey(user)
  const player = getPlayerAddress(userKey)
  const bonusMint = getPoolBonusAddress(poolKey)
  const tokensOf = (owner: PublicKey, of = mintKey) => getAssociatedTokenAddressSync(of, owner, true).toBase58()
  const [escrow] = PublicKey.findProgramAddressSync([Buffer.from("ESCROW"), player.toBytes()], PROGRAM_ID)
  return {
    player: player.toBase58(),
    poolTokens: getPoolUnderlyingTokenAccountAddress(poolKey).toBase58(),
    poolBonusTokens: getPoolBonusUnderlyingTokenAccountAddress(poolKey).toBase58(),
    poolJackpotTokens: getPoolJackpotTokenAccountAddress(poolKey).toBase58(),
    bonusMint: bonusMint.toBase58(),
    escrow: escrow.toBase58(),
    playerTokens: tokensOf(player),
    playerBonusTokens: tokensOf(player, bonusMint),
    userTokens: tokensOf(userKey),
    gambaTokens: tokensOf(getGambaStateAddress()),
    creatorTokens: tokensOf(new PublicKey(creator)),
  }
}
