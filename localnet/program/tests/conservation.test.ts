import { AccountLayout, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import { type Keypair, type PublicKey, SystemProgram } from "@solana/web3.js"
import fc from "fast-check"
import { PROGRAM_ID } from "gamba-core-v2"
import { expect, test } from "vitest"
import { authority, type PoolAddresses, SOL, solPool, USDC, usdcMint, usdcPool } from "./addresses"
import type { Receipt } from "./chain"
import { type Casino, openCasino } from "./harness"
import { losingSeed, seedNumber, winningSeed } from "./seeds"
import { clientOf } from "./settings"

/** Whoever can hold lamports on this chain; lookup tables and programs never change theirs. */
const owners = [SystemProgram.programId, TOKEN_PROGRAM_ID, PROGRAM_ID]

function totals(casino: Casino) {
  let lamports = 0n
  const tokens = new Map<string, bigint>()
  for (const owner of owners) {
    for (const found of casino.svm.getProgramAccounts(owner.toBytes())) {
      const account = found.account()
      lamports += account.lamports()
      if (owner !== TOKEN_PROGRAM_ID || account.data().length !== AccountLayout.span) continue
      const { mint, amount } = AccountLayout.decode(account.data())
      tokens.set(mint.toBase58(), (tokens.get(mint.toBase58()) ?? 0n) + amount)
    }
  }
  return { lamports, tokensOf: (mint: PublicKey) => tokens.get(mint.toBase58()) ?? 0n }
}

interface World {
  casino: Casino
  players: Keypair[]
}
interface Step {
  told: string
  run(world: World): Promise<Receipt>
}

const table = (sol: boolean): PoolAddresses => (sol ? solPool : usdcPool)
const who = fc.nat(1)
const inSol = fc.boolean()
const wager = fc.oneof(fc.nat(5 * SOL), fc.constantFrom(0, 1, 99, 600 * SOL))
const bet = fc.constantFrom<number[]>(
  [2, 0],
  [0, 2],
  [1.5, 0.5],
  [0.7001, 0.7],
  [1],
  [3, 0],
  [0.1, 0],
  [1.3333, 1.3333, 0.3333],
)

/** Player `index` of the world; the last stands in when a list is shorter than the number. */
function player({ players }: World, index: number) {
  const found = players[index] ?? players.at(-1)
  if (found === undefined) throw new Error("The world has no players")
  return found
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ who, inSol, wager, bet, useBonus: fc.boolean(), jackpotFee: fc.constantFrom(0, 0.001, 0.3) })
      .map(
        ({ who, inSol, ...options }): Step => ({
          told: `player ${who} bets ${JSON.stringify({ inSol, ...options })}`,
          run: (world) => world.casino.play(player(world, who), { in: table(inSol), ...options }),
        }),
      ),
  },
  {
    weight: 6,
    arbitrary: fc.record({ who, inSol, next: fc.nat(40), wrongSeed: fc.boolean() }).map(
      ({ who, inSol, next, wrongSeed }): Step => ({
        told: `settle player ${who}${wrongSeed ? " with a wrong seed" : ""}`,
        run: (world) =>
          world.casino.settle(player(world, who), {
            in: table(inSol),
            nextSeed: seedNumber(next),
            ...(wrongSeed && { seed: "not the seed" }),
          }),
      }),
    ),
  },
  fc.record({ who, next: fc.constantFrom(winningSeed, losingSeed) }).map(
    ({ who, next }): Step => ({
      told: `commit to a seed for player ${who}`,
      run: (world) => world.casino.commit(player(world, who), next),
    }),
  ),
  fc.record({ who, inSol }).map(
    ({ who, inSol }): Step => ({
      told: `player ${who} claims`,
      run: (world) => world.casino.claim(player(world, who), table(inSol)),
    }),
  ),
  fc.record({ who, open: fc.boolean() }).map(
    ({ who, open }): Step => ({
      told: `player ${who} ${open ? "opens" : "closes"} his accounts`,
      run: async (world) => {
        const client = clientOf(player(world, who))
        return world.casino.send([await (open ? client.createPlayer() : client.closePlayer())], [player(world, who)])
      },
    }),
  ),
  fc.record({ who, amount: fc.nat(200 * USDC), into: fc.boolean() }).map(
    ({ who, amount, into }): Step => ({
      told: `player ${who} ${into ? "deposits" : "withdraws"} ${amount}`,
      run: ({ casino, players }) => {
        const user = player({ casino, players }, who)
        return into ? casino.deposit(user, usdcPool, amount) : casino.withdraw(user, usdcPool, amount)
      },
    }),
  ),
  fc.record({ who, amount: fc.nat(200 * USDC), inSol }).map(
    ({ who, amount, inSol }): Step => ({
      told: `player ${who} mints bonus tokens for ${amount}`,
      run: async (world) => {
        const { pool, mint } = table(inSol)
        const user = player(world, who)
        return world.casino.send([await clientOf(user).mintBonusTokens(pool, mint, amount)], [user])
      },
    }),
  ),
  fc.record({ who, inSol, nativeSol: fc.boolean() }).map(
    ({ who, inSol, nativeSol }): Step => ({
      told: `player ${who} has the fees distributed`,
      run: (world) => world.casino.distribute(player(world, who), table(inSol), nativeSol),
    }),
  ),
)

test("no sequence of instructions, valid or not, makes or loses a lamport or a token", async () => {
  const outcomes = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 40 }), async (story) => {
      const casino = await openCasino()
      const world: World = { casino, players: [await casino.ready("alice"), await casino.ready("bob", losingSeed)] }
      for (const user of world.players) await casino.giveTokens(user, solPool.mint, 5 * SOL)
      await casino.giveTokens(authority, solPool.mint, SOL)
      for (const step of story) {
        const before = totals(casino)
        const receipt = await step.run(world)
        const after = totals(casino)
        const kind = receipt.error?.replace(/[^A-Za-z].*/s, "") ?? "ok"
        outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1)
        expect(after.lamports, step.told).toBe(before.lamports - receipt.feeLamports)
        expect(after.tokensOf(usdcMint.publicKey), step.told).toBe(casino.supply(usdcMint.publicKey))
        for (const { bonusMint, bonusUnderlying, lpMint } of [solPool, usdcPool]) {
          expect(after.tokensOf(lpMint), step.told).toBe(casino.supply(lpMint))
          expect(casino.tokens(bonusUnderlying), `${step.told}: backing`).toBe(casino.supply(bonusMint))
        }
      }
    }),
    { seed: 20260720, numRuns: 20 },
  )
  // The stories must reach both sides: enough that works and enough that is refused.
  expect(outcomes.get("ok") ?? 0).toBeGreaterThan(150)
  expect([...outcomes.keys()].length).toBeGreaterThan(6)
  process.stderr.write(JSON.stringify([...outcomes]))
}, 120_000)
