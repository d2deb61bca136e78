import { PublicKey, type TransactionInstruction } from "@solana/web3.js"
import { must } from "../../../sbf/tests/chain"
import { creator } from "./addresses"
import { openLobby, soft, start } from "./lobby"

/** A table at which so many players sit, and how to draw it; the draw gives the winner. */
export async function openedTable(mint: PublicKey, count = 2) {
  const lobby = await openLobby()
  lobby.giveTokens(creator.publicKey, 1n)
  const players = ["ann", "ben", "cem"].slice(0, count).map(lobby.newcomer)
  const table = await lobby.create({ mint })
  for (const player of players) must(await lobby.join(player, table))
  const drawn = async () => {
    lobby.setTime(start + soft)
    must(await lobby.select(table))
    return lobby.game(table).players[lobby.game(table).winnerIndexes[0] ?? 0]?.user ?? PublicKey.default
  }
  return { lobby, players, table, drawn }
}

/** The instruction with another account in one place. */
export function withKey(instruction: TransactionInstruction, place: number, pubkey: PublicKey): TransactionInstruction {
  const keys = instruction.keys.map((key, index) => (index === place ? { ...key, pubkey, isWritable: true } : key))
  return Object.assign(Object.create(Object.getPrototypeOf(instruction)), instruction, { keys })
}
