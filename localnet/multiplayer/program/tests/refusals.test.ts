import { BN } from "@coral-xyz/anchor"
import { NATIVE_MINT } from "@solana/spl-token"
import { Keypair, PublicKey, SYSVAR_CLOCK_PUBKEY, SystemProgram } from "@solana/web3.js"
import { describe, expect, test } from "vitest"
import { keypairOf, must } from "../../../sbf/tests/chain"
import { ataOf, authority, creator, currencies, maker, rng, SOL, tokenMint } from "./addresses"
import { emptyLobby, type GamePlan, openLobby, soft, start } from "./lobby"
import { openedTable, withKey } from "./opened-table"

const largest = new BN("7fffffffffffffff", 16)

describe.each<[string, GamePlan]>([
  ["one player", { maxPlayers: 1 }],
  ["no players", { maxPlayers: 0, preAllocPlayers: 0 }],
  ["more players than a draw can hold", { maxPlayers: 1001 }],
  ["no winner", { winnersTarget: 0 }],
  ["as many winners as players", { winnersTarget: 10 }],
  ["more winners than an event can name", { maxPlayers: 1000, winnersTarget: 256 }],
  ["a draw too long for one transaction", { maxPlayers: 1000, winnersTarget: 101 }],
  ["more places prepared than there are", { preAllocPlayers: 11 }],
  ["an unknown wager type", { wagerType: 3 }],
  ["an unknown wager type, the largest", { wagerType: 255 }],
  ["an unknown payout type", { payoutType: 2 }],
  ["an unknown payout type, the largest", { payoutType: 255 }],
  ["one wager for all, of nothing", { wagerType: 0, wager: 0 }],
  ["a range from nothing", { wagerType: 2, minBet: 0, maxBet: 5 }],
  ["a range upside down", { wagerType: 2, minBet: 6, maxBet: 5 }],
  ["no time", { softDuration: 0 }],
  ["time running backwards", { softDuration: -5 }],
  ["a hard end before the soft one", { softDuration: 60, hardDuration: 59 }],
  ["an end past the end of time", { softDuration: 60, hardDuration: largest }],
  ["several teams with several winners", { numTeams: 2, winnersTarget: 2 }],
  ["teams too large to name in an event", { numTeams: 2, maxPlayers: 256 }],
])("a game with %s", (_, plan) => {
  test.each(currencies)("is refused in %s", async (_, mint) => {
    const lobby = await openLobby()
    expect((await lobby.tryCreate({ seed: 1, mint, ...plan })).error).toBe("InvalidInput")
    expect(lobby.account(lobby.tableOf(1, mint).address)).toBeNull()
  })
})

test("wrapped SOL is played as lamports only, and lamports are wrapped SOL only", async () => {
  const lobby = await openLobby()
  const spl = await lobby.createInstruction({ seed: 1, mint: tokenMint.publicKey })
  const native = await lobby.createInstruction({ seed: 2 })
  expect(lobby.send([withKey(spl, 2, NATIVE_MINT)], [maker]).error).toBe("InvalidInput")
  expect(lobby.send([withKey(native, 2, tokenMint.publicKey)], [maker]).error).toBe("InvalidInput")
})

test("a seed that is taken is refused by the System program", async () => {
  const lobby = await openLobby()
  await lobby.create({ seed: 7 })
  const { error, logs } = await lobby.tryCreate({ seed: 7 })
  expect(error).toBe("custom program error: 0x0")
  expect(logs.join("\n")).toContain("already in use")
})

test("the settings are the first comer's, then their authority's alone", async () => {
  const lobby = emptyLobby()
  const stranger = keypairOf("stranger")
  for (const { publicKey } of [authority, stranger]) lobby.fund(publicKey, SOL)
  must(await lobby.configure(authority, 250))
  expect((await lobby.configure(stranger, 0)).error).toBe("AuthorityMismatch")
  expect((await lobby.configure(authority, 10_001)).error).toBe("InvalidInput")
  must(await lobby.configure(authority, 10_000, stranger.publicKey))
  expect((await lobby.configure(authority, 0)).error).toBe("AuthorityMismatch")
  must(await lobby.configure(stranger, 0))
})

describe.each(currencies)("in %s", (_, mint) => {
  const isNative = mint.equals(NATIVE_MINT)

  const opened = (count?: number) => openedTable(mint, count)

  test.each([10_001, 2 ** 32 - 1])("a creator fee of %i basis points is refused", async (creatorFeeBps) => {
    const { lobby, table } = await opened()
    expect((await lobby.join(lobby.newcomer("dia"), table, { creatorFeeBps })).error).toBe("InvalidInput")
  })

  test("fees above the whole wager are refused", async () => {
    const { lobby, table } = await opened()
    expect((await lobby.join(lobby.newcomer("dia"), table, { creatorFeeBps: 9_901 })).error).toBe("InvalidInput")
  })

  test("a team that is not there is refused", async () => {
    const { lobby, table } = await opened()
    expect((await lobby.join(lobby.newcomer("dia"), table, { team: 1 })).error).toBe("InvalidInput")
  })

  test.each([
    ["a program", SystemProgram.programId],
    ["an account of the cluster", SYSVAR_CLOCK_PUBKEY],
  ])("%s is no creator: it could never be paid", async (_, address) => {
    const { lobby, table } = await opened()
    expect((await lobby.join(lobby.newcomer("dia"), table, { creator: address })).error).toBe("InvalidInput")
  })

  test("a join without a name, as the docs have it, cannot be read", async () => {
    const { lobby, table } = await opened()
    expect((await lobby.join(lobby.newcomer("dia"), table, { name: null })).error).toBe("InstructionDidNotDeserialize")
  })

  test("a player sits at a table once", async () => {
    const { lobby, table } = await opened(1)
    const dia = lobby.newcomer("dia")
    const join = await lobby.joinInstruction(dia.publicKey, table)
    expect(lobby.send([join, join], [dia]).error).toBe("PlayerAlreadyInGame")
    expect(lobby.game(table).players).toHaveLength(1)
  })

  test("a player leaves once, and only by an own signature", async () => {
    const { lobby, table, players } = await opened(2)
    const ann = players[0] ?? rng
    const leave = await lobby.leaveInstruction(ann.publicKey, table)
    expect(lobby.send([leave, leave], [ann]).error).toBe("PlayerNotInGame")
    expect((await lobby.leave(lobby.newcomer("dia"), table)).error).toBe("PlayerNotInGame")
    const unsigned = Object.assign(leave, { keys: leave.keys.map((key) => ({ ...key, isSigner: false })) })
    expect(lobby.send([unsigned], []).error).toBe("AccountNotSigner")
    expect(lobby.game(table).players).toHaveLength(2)
  })

  test("an escrow belongs to tokens and to nothing else", async () => {
    const { lobby, table } = await opened()
    const dia = lobby.newcomer("dia")
    const { programId } = await lobby.selectInstruction(table)
    const join = await lobby.joinInstruction(dia.publicKey, table)
    const leave = await lobby.leaveInstruction(lobby.newcomer("ann").publicKey, table)
    const ann = keypairOf("ann")
    const [escrow, playerAta] = isNative
      ? [lobby.escrowOf(table), ataOf(dia.publicKey, tokenMint.publicKey)]
      : [programId, programId]
    expect(lobby.send([withKey(join, 2, escrow)], [dia]).error).toBe("InvalidInput")
    expect(lobby.send([withKey(join, 5, playerAta)], [dia]).error).toBe("InvalidInput")
    expect(lobby.send([withKey(leave, 4, escrow)], [ann]).error).toBe("InvalidInput")
    expect(lobby.send([withKey(leave, 3, playerAta)], [ann]).error).toBe("InvalidInput")
  })

  test("a payout goes to winners and creators only, and to each of them once", async () => {
    const { lobby, table, players, drawn } = await opened(3)
    const winner = await drawn()
    const loser = players.find(({ publicKey }) => !publicKey.equals(winner))?.publicKey ?? PublicKey.default
    const stranger = lobby.newcomer("stranger").publicKey
    for (const other of [loser, stranger]) {
      expect((await lobby.distribute(table, { winners: [other] })).error).toBe("PlayerMismatch")
      const asCreator = await lobby.distribute(table, { creators: [other] })
      expect(asCreator.error).toBe(isNative ? "PlayerMismatch" : "CreatorMismatch")
    }
    const before = lobby.holds(winner, table)
    must(await lobby.distribute(table, { winners: [winner, winner] }))
    expect(lobby.holds(winner, table) - before).toBe(2_925_000_000n)
    must(await lobby.distribute(table, { winners: [winner] }))
    expect(lobby.holds(winner, table) - before).toBe(2_925_000_000n)
    const last = must(await lobby.distribute(table, { creators: [creator.publicKey] }))
    expect(last.events).toMatchObject([{ data: { creatorsLeft: 0, winnersLeft: 0, paidCreatorsThisTx: 1 } }])
    expect(lobby.account(table.address)).toBeNull()
  })

  test("maker and fee vault cannot be replaced", async () => {
    const { lobby, table, drawn } = await opened()
    const winner = await drawn()
    const pay = await lobby.distributeInstruction(table, { winners: [winner] })
    const stranger = lobby.newcomer("stranger").publicKey
    const [makerAt, vaultAt] = isNative ? [3, 4] : [8, 7]
    expect(lobby.send([withKey(pay, makerAt, stranger)], [rng]).error).toBe("InvalidGameAccount")
    expect(lobby.send([withKey(pay, vaultAt, stranger)], [rng]).error).toBe("AuthorityMismatch")
    if (!isNative) {
      expect(lobby.send([withKey(pay, 6, ataOf(stranger, mint))], [rng]).error).toBe("ConstraintAssociated")
    }
  })

  test("a game cannot be paid out the other currency's way", async () => {
    const { lobby, table, drawn } = await opened()
    await drawn()
    const other = { ...table, mint: isNative ? tokenMint.publicKey : NATIVE_MINT }
    expect((await lobby.distribute(other, {})).error).toBe("InvalidGameAccount")
  })

  test("metadata, escrow or game account of another game is refused", async () => {
    const { lobby, table } = await opened()
    const second = await lobby.create({ mint })
    const dia = lobby.newcomer("dia")
    const join = await lobby.joinInstruction(dia.publicKey, table)
    expect(lobby.send([withKey(join, 8, lobby.metadataOf(second))], [dia]).error).toBe("ConstraintSeeds")
    expect(lobby.send([withKey(join, 0, lobby.metadataOf(table))], [dia]).error).toBe("AccountDidNotDeserialize")
    expect(lobby.send([withKey(join, 0, Keypair.generate().publicKey)], [dia]).error).toBe("AccountNotInitialized")
    expect(lobby.send([withKey(join, 1, table.address)], [dia]).error).toBe("AccountDiscriminatorMismatch")
    expect(lobby.send([withKey(join, 1, ataOf(dia.publicKey, tokenMint.publicKey))], [dia]).error).toBe(
      "AccountOwnedByWrongProgram",
    )
    if (!isNative) {
      expect(lobby.send([withKey(join, 2, lobby.escrowOf(second))], [dia]).error).toBe("ConstraintSeeds")
    }
    expect(lobby.send([withKey(join, 3, Keypair.generate().publicKey)], [dia]).error).toBe("InvalidInput")
  })

  test("accounts sent money in advance are opened all the same, and a donation goes to the maker or with the fees", async () => {
    const lobby = await openLobby()
    const table = lobby.tableOf(9, mint)
    lobby.fund(table.address, 1_000_000n)
    lobby.fund(lobby.metadataOf(table), 5_000_000n)
    if (!isNative) lobby.fund(lobby.escrowOf(table), 900_000n)
    await lobby.create({ mint, seed: 9 })
    const players = ["ann", "ben"].map(lobby.newcomer)
    for (const player of players) must(await lobby.join(player, table, { creatorFeeBps: 0 }))
    lobby.fund(table.address, 12_345_678n)
    lobby.setTime(start + soft)
    must(await lobby.select(table))
    const before = lobby.lamports(maker.publicKey)
    must(await lobby.distributeAll(table))
    expect(lobby.lamports(maker.publicKey) - before).toBeGreaterThan(12_345_678n)
    expect(lobby.account(table.address)).toBeNull()
  })

  test("a game closed and opened again, also in one transaction, begins empty", async () => {
    const { lobby, table, drawn } = await opened(2)
    const winner = await drawn()
    const again = [
      await lobby.distributeInstruction(table, { winners: [winner], creators: [creator.publicKey] }),
      await lobby.createInstruction({ mint, seed: table.seed }),
    ]
    must(lobby.send(again, [rng, maker]))
    const { players, winnerIndexes, creatorsPending, state, pendingGambaFee } = lobby.game(table)
    expect([players, winnerIndexes, creatorsPending]).toEqual([[], [], []])
    expect(state).toHaveProperty("waiting")
    expect(pendingGambaFee.toNumber()).toBe(0)
    expect(await lobby.names(table)).toEqual({})
  })

  test("a failing last instruction undoes everything before it", async () => {
    const { lobby, table, drawn } = await opened(2)
    const winner = await drawn()
    const before = lobby.holds(winner, table)
    const pay = await lobby.distributeInstruction(table, { winners: [winner], creators: [creator.publicKey] })
    expect(lobby.send([pay, await lobby.selectInstruction(table)], [rng]).error).toBe("AccountNotInitialized")
    expect(lobby.holds(winner, table)).toBe(before)
    expect(lobby.game(table).players).toHaveLength(2)
  })

  test("bytes too few are refused, bytes too many are not looked at", async () => {
    const { lobby, table } = await opened(1)
    const dia = lobby.newcomer("dia")
    const join = await lobby.joinInstruction(dia.publicKey, table)
    for (const bytes of [7, 8, 21, 52]) {
      const short = Object.assign(Object.create(join), join, { data: join.data.subarray(0, bytes) })
      expect(lobby.send([short], [dia]).error).toBe(bytes < 8 ? "InstructionMissing" : "InstructionDidNotDeserialize")
    }
    const long = Object.assign(Object.create(join), join, { data: Buffer.concat([join.data, Buffer.alloc(9)]) })
    must(lobby.send([long], [dia]))
  })
})

test("tokens come from and go back to the player's own account", async () => {
  const { lobby, table, players } = await openedTable(tokenMint.publicKey)
  const dia = lobby.newcomer("dia")
  const ann = players[0] ?? rng
  const foreign = ataOf(ann.publicKey, table.mint)
  const join = await lobby.joinInstruction(dia.publicKey, table)
  const leave = await lobby.leaveInstruction(ann.publicKey, table)
  expect(lobby.send([withKey(join, 5, foreign)], [dia]).error).toBe("ConstraintAssociated")
  expect(lobby.send([withKey(join, 5, lobby.escrowOf(table))], [dia]).error).toBe("ConstraintAssociated")
  expect(lobby.send([withKey(leave, 3, ataOf(dia.publicKey, table.mint))], [ann]).error).toBe("ConstraintAssociated")
})
