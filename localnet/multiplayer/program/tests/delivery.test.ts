import { createFreezeAccountInstruction, createThawAccountInstruction, NATIVE_MINT } from "@solana/spl-token"
import { type PublicKey, SystemProgram } from "@solana/web3.js"
import { expect, test } from "vitest"
import { keypairOf, must } from "../../../sbf/tests/chain"
import { ataOf, authority, creator, currencies, feeVault, rng, tokenMint } from "./addresses"
import { hard, openLobby, soft, start } from "./lobby"
import { openedTable } from "./opened-table"

test("a creator without a wallet does not hold up the winner: the small fee goes to the protocol", async () => {
  const lobby = await openLobby()
  const fresh = keypairOf("fresh creator").publicKey
  const players = ["ann", "ben"].map(lobby.newcomer)
  const table = await lobby.create()
  for (const player of players) must(await lobby.join(player, table, { creator: fresh, wager: 1_000_000n }))
  lobby.setTime(start + soft)
  must(await lobby.select(table))
  const before = lobby.lamports(feeVault.publicKey)
  must(await lobby.distributeAll(table))
  expect(lobby.lamports(feeVault.publicKey) - before).toBe(50_000n)
  expect(lobby.lamports(fresh)).toBe(0n)
  expect(lobby.account(table.address)).toBeNull()
})

test("a winner whose wallet is empty keeps the claim until it can receive", async () => {
  const lobby = await openLobby()
  const players = ["ann", "ben"].map(lobby.newcomer)
  const table = await lobby.create()
  for (const player of players) must(await lobby.join(player, table, { wager: 1_000n, creatorFeeBps: 0 }))
  lobby.setTime(start + soft)
  must(await lobby.select(table))
  const winner = players[lobby.game(table).winnerIndexes[0] ?? 0] ?? rng
  const everything = Number(lobby.lamports(winner.publicKey)) - 5_000
  must(
    lobby.send(
      [SystemProgram.transfer({ fromPubkey: winner.publicKey, toPubkey: rng.publicKey, lamports: everything })],
      [],
      { payer: winner },
    ),
  )
  expect(lobby.lamports(winner.publicKey)).toBe(0n)
  const waiting = must(await lobby.distributeAll(table))
  expect(waiting.events).toMatchObject([{ data: { winnersLeft: 1, paidWinnersThisTx: 0 } }])
  lobby.fund(winner.publicKey, 890_880n)
  must(await lobby.distributeAll(table))
  expect(lobby.lamports(winner.publicKey)).toBe(890_880n + 1_980n)
  expect(lobby.account(table.address)).toBeNull()
})

test("after the hard end and five minutes of silence the players take their wagers back themselves", async () => {
  const lobby = await openLobby()
  const players = ["ann", "ben"].map(lobby.newcomer)
  const before = players.map(({ publicKey }) => lobby.lamports(publicKey))
  const table = await lobby.create({ maxPlayers: 2 })
  for (const player of players) must(await lobby.join(player, table))
  lobby.setTime(start + hard + 300)
  for (const player of players) must(await lobby.leave(player, table))
  expect(players.map(({ publicKey }) => lobby.lamports(publicKey))).toEqual(before)
})

test("frozen accounts delay no other payout: a winner can still claim, a creator's fee goes to the protocol", async () => {
  const { lobby, players, table, drawn } = await openedTable(tokenMint.publicKey)
  const winner = await drawn()
  const freezing = (owner: PublicKey) =>
    createFreezeAccountInstruction(ataOf(owner, table.mint), table.mint, authority.publicKey)
  must(lobby.send([freezing(winner), freezing(creator.publicKey)], [authority]))
  const vaultBefore = lobby.holds(feeVault.publicKey, table)
  const waiting = must(await lobby.distributeAll(table))
  expect(waiting.events).toMatchObject([{ data: { winnersLeft: 1, creatorsLeft: 0, paidCreatorsThisTx: 0 } }])
  expect(lobby.holds(feeVault.publicKey, table) - vaultBefore).toBe(50_000_000n)

  const thawing = createThawAccountInstruction(ataOf(winner, table.mint), table.mint, authority.publicKey)
  must(lobby.send([thawing], [authority]))
  const before = lobby.holds(winner, table)
  must(await lobby.distribute(table, { winners: [winner] }))
  expect(lobby.holds(winner, table) - before).toBe(1_950_000_000n)
  expect(lobby.account(table.address)).toBeNull()
  expect(players).toHaveLength(2)
})

test("of two providers that draw one game, the second is refused", async () => {
  const { lobby, table } = await openedTable(NATIVE_MINT)
  lobby.setTime(start + soft)
  const draw = await lobby.selectInstruction(table)
  expect(lobby.send([draw, draw], [rng]).error).toBe("AlreadySettled")
  must(await lobby.select(table))
  expect((await lobby.select(table)).error).toBe("AlreadySettled")
})

test.each(currencies)(
  "in %s, who joins in the slot of the draw is drawn with the others; who comes after it is not",
  async (_, mint) => {
    const { lobby, table, players } = await openedTable(mint, 1)
    const [last, late] = ["last", "late"].map(lobby.newcomer)
    if (!last || !late) throw new Error("Nobody came")
    const full = await lobby.create({ mint, maxPlayers: 2 })
    must(await lobby.join(players[0] ?? rng, full))
    const join = await lobby.joinInstruction(last.publicKey, full)
    const draw = await lobby.selectInstruction(full)
    expect(lobby.send([draw, join], [rng, last]).error).toBe("CannotSettleYet")
    expect(lobby.game(full).players).toHaveLength(1)
    must(lobby.send([join, draw], [last, rng]))
    expect((await lobby.join(late, full)).error).toBe("AlreadySettled")
    expect((await lobby.leave(last, full)).error).toBe("AlreadySettled")
    const due = lobby.game(full).players.map(({ pendingPayout }) => BigInt(pendingPayout.toString()))
    expect(due.toSorted()).toEqual([0n, 1_950_000_000n])
    expect(lobby.game(table).players).toHaveLength(1)
  },
)
