import { createHash } from "node:crypto"
import { PublicKey, SYSVAR_SLOT_HASHES_PUBKEY } from "@solana/web3.js"
import { expect, test } from "vitest"
import { must } from "../../../sbf/tests/chain"
import { type Lobby, openLobby, soft, start, type Table } from "./lobby"

const u64 = (value: { toString(): string }) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value.toString()))
  return bytes
}
const sha256 = (...parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest()

/** The documented formula, written a second time: the hash of the moment. */
function entropyOf(lobby: Lobby, table: Table) {
  const { gameSeed, gameId } = lobby.game(table)
  const { slot, unixTimestamp } = lobby.svm.getClock()
  const hashes = lobby.account(SYSVAR_SLOT_HASHES_PUBKEY)?.data ?? Buffer.alloc(0)
  const newest = hashes.length >= 48 && hashes.readBigUInt64LE(0) > 0n ? hashes.subarray(16, 48) : Buffer.alloc(32)
  const moment = [table.address.toBytes(), u64(gameSeed), u64(gameId), u64(slot), u64(unixTimestamp), newest]
  return sha256(Buffer.from("MP-SELECT-1"), ...moment)
}

/** The k-th number below the bound. */
function below(entropy: Buffer, k: number, bound: bigint) {
  const most = 2n ** 64n - 1n
  for (let attempt = 0; ; attempt++) {
    const place = Buffer.alloc(8)
    place.writeUInt32LE(k, 0)
    place.writeUInt32LE(attempt, 4)
    const number = sha256(entropy, place).readBigUInt64LE(0)
    if (number < most - (most % bound)) return number % bound
  }
}

/** Winners by wager, without putting back. */
function winnersOf(entropy: Buffer, wagers: readonly bigint[], count: number) {
  const left = [...wagers]
  return Array.from({ length: count }, (_, k) => {
    const total = left.reduce((sum, wager) => sum + wager, 0n)
    let number = below(entropy, k, total)
    const winner = left.findIndex((wager) => {
      if (number < wager) return true
      number -= wager
      return false
    })
    left[winner] = 0n
    return winner
  })
}

test("the program draws what the documented formula says, moment for moment", async () => {
  const lobby = await openLobby()
  const players = ["ann", "ben", "cem", "dia", "eve"].map(lobby.newcomer)
  const wagers = [1n, 10n, 1_000_003n, 999n, 5_000_000n]
  for (let round = 0; round < 40; round++) {
    lobby.setTime(start + round * 1_000)
    const hash = new PublicKey(sha256(u64(round))).toBase58()
    if (round > 0) lobby.svm.setSlotHashes([{ slot: BigInt(round), hash }])
    const table = await lobby.create({ winnersTarget: 3 })
    for (const [index, player] of players.entries()) {
      must(await lobby.join(player, table, { wager: wagers[index] ?? 1n }))
    }
    lobby.setTime(start + round * 1_000 + soft + (round % 7))
    const entropy = entropyOf(lobby, table)
    const { logs } = must(await lobby.select(table))
    expect(logs).toContain(`Program log: Entropy: ${entropy.toString("hex")}`)
    expect(lobby.game(table).winnerIndexes).toEqual(winnersOf(entropy, wagers, 3))
    must(await lobby.distributeAll(table))
  }
})

test("ten thousand draws fall by share of the pot", () => {
  const wagers = [1n, 2n, 3n, 4n]
  const draws = 10_000
  const wins = wagers.map(() => 0)
  for (let round = 0; round < draws; round++) {
    const winner = winnersOf(sha256(u64(round)), wagers, 1)[0] ?? 0
    wins[winner] = (wins[winner] ?? 0) + 1
  }
  wagers.forEach((wager, index) => {
    const share = Number(wager) / 10
    const sigma = Math.sqrt(draws * share * (1 - share))
    expect(Math.abs((wins[index] ?? 0) - draws * share)).toBeLessThan(4 * sigma)
  })
})
