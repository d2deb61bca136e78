import { ComputeBudgetProgram, type Keypair, type PublicKey, type TransactionInstruction } from "@solana/web3.js"
import { describe, expect, test } from "vitest"
import { must } from "../../../sbf/tests/chain"
import { creator, currencies, maker, rng, SOL } from "./addresses"
import { type Lobby, openLobby, soft, start, type Table } from "./lobby"

/** What a provider asks for when a game is large. */
const widest = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_400_000 })

async function crowd(lobby: Lobby, table: Table, count: number, creatorOf: (index: number) => PublicKey) {
  const players: Keypair[] = []
  for (let index = 0; index < count; index++) {
    const player = lobby.newcomer(`player ${index}`)
    must(await lobby.join(player, table, { wager: 1_000_000n + BigInt(index), creator: creatorOf(index) }))
    players.push(player)
  }
  return players
}

const send = (lobby: Lobby, instruction: TransactionInstruction) => must(lobby.send([widest, instruction], [rng]))

describe.each(currencies)("in %s", (_, mint) => {
  test("sixty players, forty winners: batches as large as a transaction, no payout twice, resumed where they stopped", async () => {
    const lobby = await openLobby()
    lobby.giveTokens(creator.publicKey, 1n)
    const makerBefore = lobby.lamports(maker.publicKey)
    const table = await lobby.create({ mint, maxPlayers: 100, preAllocPlayers: 60, winnersTarget: 40 })
    const players = await crowd(lobby, table, 60, () => creator.publicKey)
    lobby.setTime(start + soft)
    send(lobby, await lobby.selectInstruction(table))
    const { players: rows, winnerIndexes } = lobby.game(table)
    const before = new Map(players.map(({ publicKey }) => [publicKey.toBase58(), lobby.holds(publicKey, table)]))
    const winners = winnerIndexes.flatMap((index) => rows[index]?.user ?? [])

    const left: number[] = []
    const [first, size] = mint.equals(currencies[0][1]) ? [23, 24] : [14, 14]
    for (let from = 0; from < winners.length; ) {
      const batch = winners.slice(from, from + (from === 0 ? first : size))
      const creators = from === 0 ? [creator.publicKey] : []
      const pay = await lobby.distributeInstruction(table, { creators, winners: batch })
      // A crash between two batches: the same one is sent again and pays nothing.
      for (const attempt of from === 0 ? [1, 2] : [1]) {
        const { events } = send(lobby, pay)
        const settled = events.find(({ name }) => name === "gameSettledPartial")
        if (settled?.name === "gameSettledPartial" && attempt === 1) left.push(settled.data.winnersLeft)
      }
      from += batch.length
    }
    expect(left).toEqual(mint.equals(currencies[0][1]) ? [17, 0] : [26, 12, 0])
    rows.forEach(({ user, pendingPayout }) => {
      const gained = lobby.holds(user, table) - (before.get(user.toBase58()) ?? 0n)
      expect(gained).toBe(BigInt(pendingPayout.toString()))
    })
    expect(lobby.account(table.address)).toBeNull()
    expect(lobby.lamports(maker.publicKey)).toBe(makerBefore)
  })
})

test("a table grows with its players beyond what was prepared, and stays readable", async () => {
  const lobby = await openLobby()
  const table = await lobby.create({ maxPlayers: 200, preAllocPlayers: 3 })
  const bytes = (address: PublicKey) => lobby.account(address)?.data.length ?? 0
  for (let index = 0; index < 200; index++) {
    const player = lobby.newcomer(`player ${index}`)
    const before = lobby.lamports(player.publicKey)
    const wager = BigInt(index) + 1n
    must(await lobby.join(player, table, { wager, name: `Player ${index}`, creator: player.publicKey }))
    const { players } = lobby.game(table)
    expect(players.map(({ wager }) => wager.toNumber()).at(-1)).toBe(index + 1)
    const grown = index < 3 ? 0n : 1_398_960n
    expect(before - lobby.lamports(player.publicKey)).toBe(wager + grown)
  }
  expect(bytes(table.address)).toBe(170 + 137 * 200)
  expect(Object.values(await lobby.names(table))).toEqual(Array.from({ length: 200 }, (_, index) => `Player ${index}`))
  expect(lobby.game(table).state).toHaveProperty("playing")
  const { units } = send(lobby, await lobby.selectInstruction(table))
  expect(lobby.game(table).creatorsPending.length).toBeGreaterThan(100)
  expect(units).toBeLessThan(200_000)
})

test("the longest draw a game may ask for fits into one transaction", async () => {
  const lobby = await openLobby()
  const table = await lobby.create({ maxPlayers: 1000, winnersTarget: 100, preAllocPlayers: 70 })
  for (let index = 0; index < 1000; index++) {
    const player = lobby.newcomer(`player ${index}`)
    must(await lobby.join(player, table, { wager: SOL / 100n, creator: player.publicKey }))
  }
  const { units } = send(lobby, await lobby.selectInstruction(table))
  expect(units).toBeLessThan(1_400_000)
  expect(new Set(lobby.game(table).winnerIndexes).size).toBe(100)
}, 120_000)
