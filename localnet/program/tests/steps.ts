import type { Keypair } from "@solana/web3.js"
import fc from "fast-check"
import { decodeGame, getGameAddress } from "gamba-core-v2"
import { SOL, solPool, USDC, usdcPool } from "./addresses"
import type { Receipt } from "./chain"
import type { Casino } from "./harness"
import { losingSeed, seedNumber, winningSeed } from "./seeds"
import { clientOf } from "./settings"

/** One instruction of a test, with the words that describe it. */
export interface Step {
  description: string
  run(casino: Casino, players: readonly [Keypair, Keypair]): Promise<Receipt>
}

const who = fc.constantFrom<0 | 1>(0, 1)
const table = fc.constantFrom(solPool, usdcPool)
const nameOf = (pool: typeof solPool) => (pool === solPool ? "SOL" : "USDC")

const plays = fc
  .record({
    who,
    table,
    wager: fc.oneof({ weight: 4, arbitrary: fc.nat(200 * USDC) }, fc.constantFrom(0, 1, 99, 600 * SOL)),
    bet: fc.constantFrom<number[]>(
      [2, 0],
      [0, 2],
      [1.5, 0.5],
      [0.7, 0.7],
      [1.3333, 1.3333, 0.3333],
      [1],
      [3, 0],
      [0.1, 0],
    ),
    useBonus: fc.boolean(),
    jackpotFee: fc.constantFrom(0, 0.001, 0.3),
  })
  .map(
    ({ who, table, ...bet }): Step => ({
      description: `player ${who} bets ${JSON.stringify(bet)} in ${nameOf(table)}`,
      run: (casino, players) => casino.play(players[who], { in: table, ...bet }),
    }),
  )

const settles = fc
  .record({ who, next: fc.nat(400), fault: fc.constantFrom("none", "none", "none", "seed", "pool") })
  .map(
    ({ who, next, fault }): Step => ({
      description: `player ${who} is settled, fault: ${fault}`,
      run: (casino, players) => {
        const user = players[who]
        const played = decodeGame(casino.account(getGameAddress(user.publicKey)))?.pool.equals(usdcPool.pool)
        return casino.settle(user, {
          in: (fault === "pool") === (played ?? false) ? solPool : usdcPool,
          nextSeed: seedNumber(next),
          ...(fault === "seed" && { seed: "not the seed" }),
        })
      },
    }),
  )

const commits = fc.record({ who, seed: fc.constantFrom(winningSeed, losingSeed) }).map(
  ({ who, seed }): Step => ({
    description: `a hash is published for player ${who}`,
    run: (casino, players) => casino.commit(players[who], seed),
  }),
)

const claims = fc.record({ who, table }).map(
  ({ who, table }): Step => ({
    description: `player ${who} claims ${nameOf(table)}`,
    run: (casino, players) => casino.claim(players[who], table),
  }),
)

const openings = fc.record({ who, open: fc.boolean() }).map(
  ({ who, open }): Step => ({
    description: `player ${who} ${open ? "opens" : "closes"} his accounts`,
    run: async (casino, players) => {
      const client = clientOf(players[who])
      return casino.send([await (open ? client.createPlayer() : client.closePlayer())], [players[who]])
    },
  }),
)

const liquidity = fc.record({ who, amount: fc.nat(200 * USDC), deposits: fc.boolean() }).map(
  ({ who, amount, deposits }): Step => ({
    description: `player ${who} ${deposits ? "deposits" : "withdraws"} ${amount}`,
    run: (casino, players) =>
      deposits ? casino.deposit(players[who], usdcPool, amount) : casino.withdraw(players[who], usdcPool, amount),
  }),
)

const bonuses = fc.record({ who, table, amount: fc.nat(200 * USDC) }).map(
  ({ who, table: { pool, mint }, amount }): Step => ({
    description: `player ${who} mints bonus tokens for ${amount}`,
    run: async (casino, players) =>
      casino.send([await clientOf(players[who]).mintBonusTokens(pool, mint, amount)], [players[who]]),
  }),
)

const distributions = fc.record({ who, table, nativeSol: fc.boolean() }).map(
  ({ who, table, nativeSol }): Step => ({
    description: `player ${who} has the fees in ${nameOf(table)} distributed`,
    run: (casino, players) => casino.distribute(players[who], table, nativeSol),
  }),
)

/** Whatever two players, a depositor and the RNG provider may try, valid or not. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: plays },
  { weight: 6, arbitrary: settles },
  commits,
  claims,
  openings,
  liquidity,
  bonuses,
  distributions,
)
