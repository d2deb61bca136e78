import { type Keypair, PublicKey } from "@solana/web3.js"
import { describe, expect, test } from "vitest"
import { keypairOf, must } from "../../../sbf/tests/chain"
import { creator, currencies, feeVault, maker, SOL } from "./addresses"
import { hard, type Lobby, openLobby, soft, start, type Table } from "./lobby"

const names = ["ann", "ben", "cem", "dia", "eve", "fay"]

async function seated(count: number) {
  const lobby = await openLobby()
  const players = names.slice(0, count).map(lobby.newcomer)
  lobby.giveTokens(creator.publicKey, 1n)
  return { lobby, players }
}

const balances = (lobby: Lobby, players: Keypair[], table: { mint: PublicKey }) =>
  players.map(({ publicKey }) => lobby.holds(publicKey, table))

/** From the first join to the last payout; what each player gained and lost. */
async function played(lobby: Lobby, players: Keypair[], table: Table, at = soft) {
  lobby.setTime(start + at)
  must(await lobby.select(table))
  const { players: rows, winnerIndexes } = lobby.game(table)
  const payouts = rows.map(({ pendingPayout }) => BigInt(pendingPayout.toString()))
  const before = balances(lobby, players, table)
  const receipt = must(await lobby.distributeAll(table))
  expect(balances(lobby, players, table)).toEqual(before.map((balance, index) => balance + (payouts[index] ?? 0n)))
  expect(lobby.account(table.address)).toBeNull()
  return { payouts, winnerIndexes, receipt }
}

describe.each(currencies)("in %s", (_, mint) => {
  test("three players: the drawn one takes the pot, creator and protocol their fees, the maker the rent", async () => {
    const { lobby, players } = await seated(3)
    const makerBefore = lobby.lamports(maker.publicKey)
    const table = await lobby.create({ mint, preAllocPlayers: 3 })
    const before = balances(lobby, players, table)
    const creatorBefore = lobby.holds(creator.publicKey, table)
    const vaultBefore = lobby.holds(feeVault.publicKey, table)
    for (const player of players) must(await lobby.join(player, table))
    expect(balances(lobby, players, table)).toEqual(before.map((balance) => balance - SOL))

    const { payouts, winnerIndexes, receipt } = await played(lobby, players, table)
    expect(payouts.map((payout) => payout > 0n).lastIndexOf(true)).toBe(winnerIndexes[0])
    expect(payouts.reduce((sum, payout) => sum + payout)).toBe(2_925_000_000n)
    expect(lobby.holds(creator.publicKey, table) - creatorBefore).toBe(45_000_000n)
    expect(lobby.holds(feeVault.publicKey, table) - vaultBefore).toBe(30_000_000n)
    expect(lobby.lamports(maker.publicKey)).toBe(makerBefore)
    for (const address of [lobby.metadataOf(table), lobby.escrowOf(table)]) expect(lobby.account(address)).toBeNull()
    expect(receipt.events.map(({ name }) => name)).toEqual(["gameSettledPartial"])
  })

  test("a full game plays at once, before its soft end", async () => {
    const { lobby, players } = await seated(2)
    const table = await lobby.create({ mint, maxPlayers: 2 })
    for (const player of players) must(await lobby.join(player, table))
    expect(lobby.game(table).state).toHaveProperty("playing")
    await played(lobby, players, table, 1)
  })

  test.each([
    ["one wager for all", { wagerType: 0, wager: 7, minBet: 7, maxBet: 7 }, [7n], [6n, 8n, 0n]],
    ["any wager, created with zeroes", { wagerType: 1 }, [1n, 5n * SOL], [0n]],
    ["a range, both ends included", { wagerType: 2, minBet: 5, maxBet: 9 }, [5n, 9n], [4n, 10n]],
  ])("%s", async (_, plan, allowed, refused) => {
    const { lobby, players } = await seated(4)
    const table = await lobby.create({ mint, ...plan })
    const [stranger, ...others] = players
    if (stranger === undefined) throw new Error("Nobody came")
    for (const wager of refused) expect((await lobby.join(stranger, table, { wager })).error).toBe("InvalidInput")
    for (const [index, wager] of allowed.entries()) {
      const player = others[index]
      if (player) must(await lobby.join(player, table, { wager }))
    }
    expect(lobby.game(table).players.map(({ wager }) => BigInt(wager.toString()))).toEqual(allowed)
  })

  test("a bet is edited by leaving and joining in one transaction", async () => {
    const { lobby, players } = await seated(2)
    const [ann, ben] = players as [Keypair, Keypair]
    const table = await lobby.create({ mint })
    const before = lobby.holds(ann.publicKey, table)
    must(await lobby.join(ann, table, { name: "Ann" }))
    must(await lobby.join(ben, table, { name: "Ben" }))
    const edit = [
      await lobby.leaveInstruction(ann.publicKey, table),
      await lobby.joinInstruction(ann.publicKey, table, { wager: 3n * SOL, name: "Ann again" }),
    ]
    must(lobby.send(edit, [ann]))
    expect(before - lobby.holds(ann.publicKey, table)).toBe(3n * SOL)
    expect(lobby.game(table).players.map(({ user }) => user.toBase58())).toEqual(
      [ben, ann].map(({ publicKey }) => publicKey.toBase58()),
    )
    expect(await lobby.names(table)).toEqual({
      [ben.publicKey.toBase58()]: "Ben",
      [ann.publicKey.toBase58()]: "Ann again",
    })
  })

  test("who leaves gets the whole wager and may come back", async () => {
    const { lobby, players } = await seated(3)
    const [ann, ...others] = players as [Keypair, ...Keypair[]]
    const table = await lobby.create({ mint })
    for (const player of players) must(await lobby.join(player, table))
    const before = lobby.holds(ann.publicKey, table)
    expect(must(await lobby.leave(ann, table)).events.map(({ name }) => name)).toEqual(["playerLeft"])
    expect(lobby.holds(ann.publicKey, table) - before).toBe(SOL)
    expect(lobby.game(table).players).toHaveLength(2)
    must(await lobby.join(ann, table))
    await played(lobby, [...others, ann], table)
  })

  test("two creators: the one who brought two players gets both fees in one sum", async () => {
    const { lobby, players } = await seated(3)
    const second = lobby.newcomer("second creator").publicKey
    const table = await lobby.create({ mint })
    for (const [index, player] of players.entries()) {
      must(await lobby.join(player, table, { creator: index === 1 ? second : creator.publicKey, wager: 1_000n }))
    }
    lobby.setTime(start + soft)
    must(await lobby.select(table))
    const due = lobby.game(table).creatorsPending.map(({ address, amount }) => [address.toBase58(), amount.toNumber()])
    expect(due).toEqual([
      [creator.publicKey.toBase58(), 30],
      [second.toBase58(), 15],
    ])
    must(await lobby.distributeAll(table))
    expect(lobby.account(table.address)).toBeNull()
  })

  test("a player who is also creator and winner is paid all of it, listed once", async () => {
    const { lobby, players } = await seated(2)
    const table = await lobby.create({ mint })
    const before = balances(lobby, players, table)
    for (const player of players) {
      must(await lobby.join(player, table, { creator: player.publicKey, creatorFeeBps: 500 }))
    }
    lobby.setTime(start + soft)
    must(await lobby.select(table))
    const winner = players[lobby.game(table).winnerIndexes[0] ?? 0]?.publicKey ?? PublicKey.default
    must(await lobby.distribute(table, { creators: players.map(({ publicKey }) => publicKey), winners: [winner] }))
    const gained = balances(lobby, players, table).map((balance, index) => balance - (before[index] ?? 0n))
    expect(gained.sort((one, other) => Number(other - one))).toEqual([930_000_000n, -950_000_000n])
  })

  test.each([
    [0, 100n, [34n, 33n, 33n]],
    [0, 101n, [35n, 33n, 33n]],
    [1, 101n, [51n, 25n, 25n]],
  ])("payout type %i divides a pot of %i exactly among three winners", async (payoutType, pot, shares) => {
    const lobby = await openLobby(0)
    const players = names.slice(0, 4).map(lobby.newcomer)
    const table = await lobby.create({ mint, winnersTarget: 3, payoutType })
    for (const [index, player] of players.entries()) {
      must(await lobby.join(player, table, { creatorFeeBps: 0, wager: index === 0 ? pot - 75n : 25n }))
    }
    const { payouts, winnerIndexes } = await played(lobby, players, table)
    expect(winnerIndexes.map((index) => payouts[index])).toEqual(shares)
    expect(new Set(winnerIndexes).size).toBe(3)
  })

  test.each([0, 1, 2])(
    "with %i players and two places to win everybody gets the wager back, without fees",
    async (count) => {
      const { lobby, players } = await seated(count)
      const makerBefore = lobby.lamports(maker.publicKey)
      const table = await lobby.create({ mint, winnersTarget: 2 })
      for (const player of players) must(await lobby.join(player, table))
      const { payouts } = await played(lobby, players, table, hard)
      expect(payouts).toEqual(players.map(() => SOL))
      expect(lobby.lamports(maker.publicKey)).toBe(makerBefore)
    },
  )

  test("a team is drawn as a whole and shares the pot by wager", async () => {
    const lobby = await openLobby(0)
    const players = names.slice(0, 4).map(lobby.newcomer)
    const table = await lobby.create({ mint, numTeams: 3 })
    const wagers = [10n, 20n, 30n, 41n]
    for (const [index, player] of players.entries()) {
      must(await lobby.join(player, table, { team: index % 2, wager: wagers[index] ?? 1n, creatorFeeBps: 0 }))
    }
    const { payouts, winnerIndexes } = await played(lobby, players, table)
    expect(winnerIndexes[0] === 0 ? [0, 2] : [1, 3]).toEqual(winnerIndexes)
    expect(payouts).toEqual(winnerIndexes[0] === 0 ? [26n, 0n, 75n, 0n] : [0n, 34n, 0n, 67n])
  })

  test("a team without opponents gets its wagers back", async () => {
    const { lobby, players } = await seated(3)
    const table = await lobby.create({ mint, numTeams: 2 })
    for (const player of players) must(await lobby.join(player, table, { team: 1 }))
    expect((await played(lobby, players, table)).payouts).toEqual([SOL, SOL, SOL])
  })

  test("fees may take everything, and no fee at all is a game too", async () => {
    for (const [feeBps, creatorFeeBps, pot] of [
      [100, 9_900, 0n],
      [0, 0, 2n * SOL],
    ] as const) {
      const lobby = await openLobby(feeBps)
      lobby.giveTokens(creator.publicKey, 1n)
      const players = names.slice(0, 2).map(lobby.newcomer)
      const table = await lobby.create({ mint })
      for (const player of players) must(await lobby.join(player, table, { creatorFeeBps }))
      const { payouts } = await played(lobby, players, table)
      expect(payouts.reduce((sum, payout) => sum + payout)).toBe(pot)
    }
  })

  test("wagers of one lamport are played, and each fee is rounded down", async () => {
    const { lobby, players } = await seated(2)
    const table = await lobby.create({ mint })
    for (const player of players) must(await lobby.join(player, table, { wager: 1n }))
    const { payouts } = await played(lobby, players, table)
    expect(payouts.reduce((sum, payout) => sum + payout)).toBe(2n)
  })

  test("wagers that no longer add up are refused before anything moves", async () => {
    const { lobby } = await seated(0)
    const table = await lobby.create({ mint })
    const rich = keypairOf("rich")
    const half = 2n ** 63n
    if (table.mint.equals(currencies[1][1])) {
      lobby.fund(rich.publicKey, SOL)
      lobby.giveTokens(rich.publicKey, half)
      must(await lobby.join(rich, table, { wager: half }))
      expect((await lobby.join(lobby.newcomer("ann"), table, { wager: half })).error).toBe("NumericalOverflow")
    } else {
      must(await lobby.join(lobby.newcomer("ann"), table, { wager: SOL }))
      const receipt = await lobby.join(lobby.newcomer("ben"), table, { wager: 2n ** 64n - 1n })
      expect(receipt.error).toBe("NumericalOverflow")
    }
  })
})
