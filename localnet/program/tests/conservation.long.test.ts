import { AccountLayout, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import { type PublicKey, SystemProgram } from "@solana/web3.js"
import fc from "fast-check"
import { PROGRAM_ID } from "gamba-core-v2"
import { expect, test } from "vitest"
import { SOL, solPool, usdcMint, usdcPool } from "./addresses"
import { type Casino, openCasino } from "./harness"
import { losingSeed } from "./seeds"
import { steps } from "./steps"

/** Owners of accounts here; programs and sysvars never change what they hold. */
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

test("no sequence of instructions, valid or not, makes or loses a lamport or a token", async () => {
  const outcomes = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 40 }), async (story) => {
      const casino = await openCasino()
      const players = [await casino.ready("alice"), await casino.ready("bob", losingSeed)] as const
      for (const user of players) await casino.giveTokens(user, solPool.mint, 5 * SOL)
      let before = totals(casino)
      for (const { description, run } of story) {
        const { error, feeLamports } = await run(casino, players)
        outcomes.set(error ?? "done", (outcomes.get(error ?? "done") ?? 0) + 1)

        const after = totals(casino)
        expect(after.lamports, description).toBe(before.lamports - feeLamports)
        expect(after.tokensOf(usdcMint.publicKey), description).toBe(before.tokensOf(usdcMint.publicKey))
        for (const { bonusMint, bonusUnderlying, lpMint } of [solPool, usdcPool]) {
          expect(after.tokensOf(lpMint), description).toBe(casino.supply(lpMint))
          expect(casino.tokens(bonusUnderlying), `${description}: every bonus token is backed`).toBe(
            casino.supply(bonusMint),
          )
        }
        before = after
      }
    }),
    { seed: 20_260_720, numRuns: 25 },
  )
  // The stories are worth telling only when enough of them works and enough is refused.
  expect(outcomes.get("done") ?? 0).toBeGreaterThan(200)
  expect(outcomes.size).toBeGreaterThan(8)
}, 120_000)
