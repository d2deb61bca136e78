import { ByteReader, startsWith } from "./byte-reader"

/** The hash of "global:play_game", with which the program's instruction begins. */
const mark = [37, 88, 207, 85, 42, 144, 122, 197]
/** Positions of accounts in that instruction. */
const positions = { user: 0, tokenMint: 4, userTokenAccount: 6, creator: 7 }

/** A bet as the program was asked to accept it. */
export interface PlayInstruction {
  user: string
  tokenMint: string
  /** The player's own account of that token. */
  userTokenAccount: string
  creator: string
  wager: bigint
}

/** A bet in an instruction of the program, from its data and its accounts in their order; null for another instruction. */
export function readPlayInstruction(data: Uint8Array, accounts: readonly string[]): PlayInstruction | null {
  if (!startsWith(data, mark) || data.length < mark.length + 8) return null
  const user = accounts[positions.user]
  const tokenMint = accounts[positions.tokenMint]
  const userTokenAccount = accounts[positions.userTokenAccount]
  const creator = accounts[positions.creator]
  if (!user || !tokenMint || !userTokenAccount || !creator) return null
  return { user, tokenMint, userTokenAccount, creator, wager: new ByteReader(data, mark.length).u64() }
}
