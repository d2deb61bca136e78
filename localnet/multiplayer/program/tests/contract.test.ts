import { fetchGambaState, fetchGames, fetchSpecificGames, IDL, PROGRAM_ID } from "@gamba-labs/multiplayer-sdk"
import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import { type PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js"
import { describe, expect, test } from "vitest"
import { keypairOf, must } from "../../../sbf/tests/chain"
import { authority, creator, currencies, feeVault, maker, rng, SOL } from "./addresses"
import { hard, openLobby, soft, start } from "./lobby"

const programs: Record<string, PublicKey> = {
  system_program: SystemProgram.programId,
  token_program: TOKEN_PROGRAM_ID,
  associated_token_program: ASSOCIATED_TOKEN_PROGRAM_ID,
}
interface IdlAccount {
  name: string
  writable?: boolean
  signer?: boolean
  optional?: boolean
}

/** Every account of every instruction, as the published IDL lists them. */
const places = IDL.instructions.flatMap(({ name, discriminator, accounts }) => {
  const rules: readonly IdlAccount[] = accounts
  return rules.map((rule, place) => ({ name, data: Buffer.from(discriminator), rules, rule, place }))
})

/** The instruction with a random account in every place, one of them wrong. */
async function spoilt({ data, rules, place }: (typeof places)[number], spoil: object) {
  const lobby = await openLobby()
  const strangers = rules.map((rule) => keypairOf(`a stranger, ${rule.name}`))
  const keys = rules.map((rule, index) => ({
    pubkey: programs[rule.name] ?? (strangers[index] ?? maker).publicKey,
    isWritable: rule.writable ?? false,
    isSigner: rule.signer ?? false,
    ...(index === place && spoil),
  }))
  const signers = strangers.filter(({ publicKey }) => keys.some((key) => key.isSigner && key.pubkey.equals(publicKey)))
  return lobby.send([new TransactionInstruction({ programId: PROGRAM_ID, keys, data })], signers)
}

describe("the published account rules hold", () => {
  test.each(places.filter(({ rule }) => rule.signer))("$name needs the signature of $rule.name", async (at) => {
    expect((await spoilt(at, { isSigner: false })).error).toBe("AccountNotSigner")
  })
  test.each(places.filter(({ rule }) => rule.writable))("$name needs to write $rule.name", async (at) => {
    expect((await spoilt(at, { isWritable: false })).error).toBe("ConstraintMut")
  })
  test.each(places.filter(({ rule }) => rule.name in programs))("$name takes no other $rule.name", async (at) => {
    expect((await spoilt(at, { pubkey: keypairOf("impostor").publicKey })).error).toBe("InvalidProgramId")
  })
  test.each(IDL.instructions)("$name needs all its accounts", async ({ discriminator }) => {
    const lobby = await openLobby()
    const data = Buffer.from(discriminator)
    const none = new TransactionInstruction({ programId: PROGRAM_ID, keys: [], data })
    expect(lobby.send([none], []).error).toBe("AccountNotEnoughKeys")
  })
  test("an unknown instruction is refused as Anchor refuses it", async () => {
    const lobby = await openLobby()
    const unknown = new TransactionInstruction({ programId: PROGRAM_ID, keys: [], data: Buffer.alloc(8, 1) })
    expect(lobby.send([unknown], []).error).toBe("InstructionFallbackNotFound")
  })
})

describe.each(currencies)("in %s", (_, mint) => {
  test("accounts, names and all five events are read by the published client", async () => {
    const lobby = await openLobby()
    lobby.giveTokens(creator.publicKey, 1n)
    const seed = 123_456
    const created = must(
      await lobby.tryCreate({ seed, mint, maxPlayers: 4, wagerType: 2, minBet: 10, maxBet: 20, preAllocPlayers: 4 }),
    )
    const table = lobby.tableOf(seed, mint)
    const [ann, ben, cem] = ["ann", "ben", "cem"].map(lobby.newcomer)
    if (!ann || !ben || !cem) throw new Error("Nobody came")
    const emoji = "🎲".repeat(9)
    const joined = must(await lobby.join(ann, table, { wager: 10n, name: emoji }))
    must(await lobby.join(ben, table, { wager: 20n, name: "<b>Ben</b>" }))
    must(await lobby.join(cem, table, { wager: 15n }))
    const left = must(await lobby.leave(cem, table))

    const [game] = await fetchGames(lobby.client)
    expect(game?.publicKey.equals(table.address)).toBe(true)
    expect(game?.account).toMatchObject({ maxPlayers: 4, preAlloc: 4, winnersTarget: 1, numTeams: 0 })
    expect(game?.account.wagerType).toHaveProperty("betRange")
    expect(game?.account.players.map(({ wager }) => wager.toNumber())).toEqual([10, 20])
    expect(await fetchSpecificGames(lobby.client, maker.publicKey, 4)).toHaveLength(1)
    expect(await lobby.names(table)).toEqual({
      [ann.publicKey.toBase58()]: "🎲".repeat(8),
      [ben.publicKey.toBase58()]: "<b>Ben</b>",
    })
    const { account: state } = await fetchGambaState(lobby.client)
    expect([state.rng, state.authority, state.gambaFeeAddress].map((key) => key.toBase58())).toEqual(
      [rng, authority, feeVault].map(({ publicKey }) => publicKey.toBase58()),
    )
    expect([state.gambaFeeBps, state.gameId.toNumber(), state.initialized]).toEqual([100, 1, true])

    lobby.setTime(start + soft)
    const selected = must(await lobby.select(table))
    const { players, winnerIndexes } = lobby.game(table)
    const winner = players[winnerIndexes[0] ?? 0]
    const paid = must(await lobby.distributeAll(table))
    const events = [created, joined, left, selected, paid].flatMap((receipt) => receipt.events)
    const plain = JSON.parse(JSON.stringify(events, (_, value) => (typeof value === "bigint" ? String(value) : value)))
    const gameAccount = table.address.toBase58()
    const hex = (value: number) => value.toString(16).padStart(2, "0")
    expect(plain).toMatchObject([
      {
        name: "gameCreated",
        data: {
          gameAccount,
          gameMaker: maker.publicKey.toBase58(),
          maxPlayers: 4,
          wagerType: 2,
          minBet: hex(10),
          maxBet: hex(20),
          hardDurationSeconds: hex(hard),
        },
      },
      {
        name: "playerJoined",
        data: { gameAccount, player: ann.publicKey.toBase58(), wager: hex(10), creatorFee: hex(0), team: 0 },
      },
      { name: "playerLeft", data: { gameAccount, player: cem.publicKey.toBase58() } },
      {
        name: "winnersSelected",
        data: {
          gameAccount,
          maxPlayers: 4,
          winnerIndexes: [...winnerIndexes],
          winnerWagers: [hex(winner?.wager.toNumber() ?? 0)],
          payouts: [hex(winner?.pendingPayout.toNumber() ?? 0)],
          totalWager: hex(30),
          playersSample: [ann, ben].map(({ publicKey }) => publicKey.toBase58()),
        },
      },
      { name: "gameSettledPartial", data: { gameAccount, winnersLeft: 0, creatorsLeft: 0, paidWinnersThisTx: 1 } },
    ])
  })
})

test("each game takes the next number", async () => {
  const lobby = await openLobby()
  const tables = [await lobby.create(), await lobby.create(), await lobby.create()]
  expect(tables.map((table) => lobby.game(table).gameId.toNumber())).toEqual([0, 1, 2])
})

test("a transaction that its player has not signed changes nothing", async () => {
  const lobby = await openLobby()
  const ann = lobby.newcomer("ann")
  const table = await lobby.create()
  const join = await lobby.joinInstruction(ann.publicKey, table, { wager: SOL })
  expect(lobby.send([join], []).error).toContain("SignatureFailure")
  expect(lobby.game(table).players).toEqual([])
})
