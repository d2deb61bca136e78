import { PROGRAM_ID } from "@gamba-labs/multiplayer-sdk"
import { AccountLayout, NATIVE_MINT, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import { type Keypair, SystemProgram } from "@solana/web3.js"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { Receipt } from "../../../sbf/tests/chain"
import { creator, tokenMint } from "./addresses"
import { type Lobby, openLobby, start, type Table } from "./lobby"
import type { MultiplayerEvent } from "./published-client"

/** Owners of accounts here; programs and sysvars never change what they hold. */
const owners = [SystemProgram.programId, TOKEN_PROGRAM_ID, PROGRAM_ID]

function totals(lobby: Lobby) {
  let lamports = 0n
  let tokens = 0n
  for (const owner of owners) {
    for (const found of lobby.svm.getProgramAccounts(owner.toBytes())) {
      const account = found.account()
      lamports += account.lamports()
      if (owner !== TOKEN_PROGRAM_ID || account.data().length !== AccountLayout.span) continue
      tokens += AccountLayout.decode(account.data()).amount
    }
  }
  return { lamports, tokens }
}

/** What a table owes its players and creators is in it, on top of the rent. */
function expectCovered(lobby: Lobby, table: Table, description: string) {
  const account = lobby.account(table.address)
  if (account === null) return
  const { players, creatorsPending, pendingGambaFee, state } = lobby.game(table)
  const sum = (amounts: Array<{ toString(): string }>) =>
    amounts.reduce((total: bigint, amount) => total + BigInt(amount.toString()), 0n)
  const owed =
    "settled" in state
      ? sum([
          ...players.map(({ pendingPayout }) => pendingPayout),
          ...creatorsPending.map(({ amount }) => amount),
          pendingGambaFee,
        ])
      : sum(players.map(({ wager }) => wager))
  const held = table.mint.equals(NATIVE_MINT)
    ? BigInt(account.lamports) - lobby.svm.minimumBalanceForRentExemption(BigInt(account.data.length))
    : lobby.tokens(lobby.escrowOf(table))
  expect(held, description).toBeGreaterThanOrEqual(owed)
}

interface Step {
  description: string
  run: (lobby: Lobby, tables: readonly Table[], players: readonly Keypair[]) => Promise<Receipt<MultiplayerEvent>>
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index]
  if (item === undefined) throw new RangeError(`Nothing at ${index}`)
  return item
}
const who = fc.nat(3)
const where = fc.nat(3)

const joins = fc
  .record({
    who,
    where,
    wager: fc.oneof({ weight: 3, arbitrary: fc.bigInt(1n, 2_000_000_000n) }, fc.constantFrom(0n, 1n, 2n ** 63n)),
    creatorFeeBps: fc.constantFrom(0, 1, 150, 150, 500, 9_900, 10_001),
    creator: fc.constantFrom<"platform" | "self" | "table">("platform", "self", "table"),
    team: fc.constantFrom(0, 0, 0, 1),
  })
  .map(
    ({ who, where, creator: by, ...options }): Step => ({
      description: `player ${who} joins table ${where} with ${options.wager}, fee ${options.creatorFeeBps} to ${by}`,
      run: (lobby, tables, players) => {
        const player = at(players, who)
        // The published client cannot pay tokens to an address that is no wallet.
        const table = where % 2 === 0 ? at(tables, where).address : creator.publicKey
        const earns = { platform: creator.publicKey, self: player.publicKey, table }
        return lobby.join(player, at(tables, where), { ...options, creator: earns[by] })
      },
    }),
  )

const leaves = fc.record({ who, where }).map(
  ({ who, where }): Step => ({
    description: `player ${who} leaves table ${where}`,
    run: (lobby, tables, players) => lobby.leave(at(players, who), at(tables, where)),
  }),
)

const draws = where.map(
  (where): Step => ({
    description: `table ${where} is drawn`,
    run: (lobby, tables) => lobby.select(at(tables, where)),
  }),
)

const everybody: number[] = [0, 1, 2, 3, 4]
const payouts = fc.record({ where, to: fc.oneof(fc.constant(everybody), fc.subarray(everybody)) }).map(
  ({ where, to }): Step => ({
    description: `table ${where} pays ${to.join()}`,
    run: async (lobby, tables, players) => {
      const table = at(tables, where)
      if (lobby.account(table.address) === null) return lobby.select(table)
      const { players: rows, winnerIndexes, creatorsPending } = lobby.game(table)
      const winners = winnerIndexes.flatMap((index) => (to.includes(index) ? (rows[index]?.user ?? []) : []))
      const creators = to.includes(4) ? creatorsPending.map(({ address }) => address) : []
      if (to.length === 1) winners.push(at(players, 3).publicKey)
      return lobby.distribute(table, { winners, creators })
    },
  }),
)

const openings = where.map(
  (where): Step => ({
    description: `table ${where} is opened again`,
    run: (lobby) => lobby.tryCreate({ ...plan(where) }),
  }),
)

const plan = (where: number) => ({
  seed: where,
  mint: where % 2 === 0 ? NATIVE_MINT : tokenMint.publicKey,
  maxPlayers: 4,
  winnersTarget: where === 3 ? 1 : 1 + (where % 3),
  payoutType: where % 2,
  numTeams: where === 3 ? 2 : 0,
})

const steps = fc.oneof(
  { weight: 10, arbitrary: joins },
  leaves,
  { weight: 3, arbitrary: draws },
  { weight: 4, arbitrary: payouts },
  { weight: 2, arbitrary: openings },
)
const moments = fc.array(fc.tuple(steps, fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 30, 160)), {
  minLength: 30,
  maxLength: 50,
})

test("no sequence of instructions, valid or not, makes or loses a lamport or a token, and every table can pay", async () => {
  const outcomes = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(moments, async (story) => {
      const lobby = await openLobby()
      lobby.giveTokens(creator.publicKey, 1n)
      const players = ["ann", "ben", "cem", "dia"].map(lobby.newcomer)
      const tables: Table[] = []
      for (const where of [0, 1, 2, 3]) tables.push(await lobby.create(plan(where)))
      let now = start
      let before = totals(lobby)
      for (const [{ description, run }, seconds] of story) {
        lobby.setTime(now)
        const { error, feeLamports } = await run(lobby, tables, players)
        outcomes.set(error ?? "done", (outcomes.get(error ?? "done") ?? 0) + 1)
        const after = totals(lobby)
        expect(after.lamports, description).toBe(before.lamports - feeLamports)
        expect(after.tokens, description).toBe(before.tokens)
        for (const table of tables) expectCovered(lobby, table, description)
        before = after
        now += seconds
      }
    }),
    { seed: 20_261_121, numRuns: 50, endOnFailure: true },
  )
  // The stories are worth telling only when enough of them works and enough is refused.
  expect(outcomes.get("done") ?? 0).toBeGreaterThan(300)
  expect(outcomes.size).toBeGreaterThan(8)
}, 240_000)
