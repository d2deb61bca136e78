import { afterEach, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import type { RoundResult } from "#features/games"
import { sol } from "../../tests/support/sol"
import { toasts } from "../shell/toasts"
import { announceInWords, announceResult } from "./announce-result"

const usdc = { ...sol, mint: "usdc", symbol: "USDC", name: "USD Coin", decimals: 6 }
const config: AppConfig = {
  cluster: "mainnet-beta",
  rpcUrl: "https://node.example",
  wsUrl: "wss://node.example",
  creator: "creator",
  tokens: [sol, usdc],
}
const lost: RoundResult = {
  bet: { gameId: "crash", betArray: [20_000, 0], wager: 5n, metadata: "0:crash:2" },
  token: sol.mint,
  nonce: 0,
  resultIndex: 1,
  multiplierBps: 0,
  payout: 0n,
  clientSeed: "client",
  rngSeed: "seed",
  hashedSeed: null,
  committedSlot: null,
  betSlot: null,
  jackpotPayout: 0n,
  signature: null,
}
const said = () => toasts.getSnapshot().map(({ detail }) => detail)

afterEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id)
})

test.each([
  ["of a bet in USDC", { token: usdc.mint, jackpotPayout: 845_758_648n }, /845\.758648 USDC/],
  ["of a bet in SOL", { token: sol.mint, jackpotPayout: 845_758_648n }, /0\.845758648 SOL/],
  ["beside a payout", { token: sol.mint, jackpotPayout: 1n, payout: 5n, multiplierBps: 200_000 }, /0\.000000001 SOL/],
])("a jackpot %s is announced in the bet's own token, whatever the bet itself paid", async (_, change, words) => {
  announceResult(config)({ ...lost, ...change, signature: "signature" }, "jackpot")
  await expect.poll(said).toEqual([expect.stringMatching(words)])
  expect(toasts.getSnapshot()[0]?.link?.href).toContain("signature")
})

test("a bet without a jackpot, and one in a token that is not listed, announce none", async () => {
  announceResult(config)(lost, "none")
  announceResult(config)({ ...lost, token: "unlisted", jackpotPayout: 5n }, "jackpot")
  announceResult(config)({ ...lost, token: usdc.mint, jackpotPayout: 7n }, "jackpot")
  await expect.poll(said).toEqual([expect.stringMatching(/0\.000007 USDC/)])
})

const won = { ...lost, multiplierBps: 120_000, payout: 60n, resultIndex: 0 }

test("a top win and a jackpot whose board is on screen have no toast beside it", async () => {
  const seen = announceResult(config, () => true)
  seen(won, "top")
  seen({ ...lost, jackpotPayout: 845_758_648n }, "jackpot")
  announceResult(config, () => false)(won, "top")
  await expect.poll(said).toEqual([expect.stringMatching(/^12x in Crash/)])
})

test("a win below the top ones has no toast", async () => {
  announceResult(config, () => false)({ ...won, multiplierBps: 50_000, payout: 25n }, "number")
  announceResult(config, () => false)({ ...lost, jackpotPayout: 900n }, "jackpot")
  await expect.poll(said).toEqual([expect.stringMatching(/jackpot/)])
})

test("a result whose board was left is said in its own words, and a top win as one, aloud", async () => {
  announceInWords(config, { ...lost, signature: "signature" }, "Crashed at 1.2x. Lost 0.1000 SOL.")
  announceInWords(config, won, "Reached 12x.")
  await expect
    .poll(said)
    .toEqual(
      expect.arrayContaining([
        "Crash game completed successfully! Crashed at 1.2x. Lost 0.1000 SOL.",
        expect.stringMatching(/^12x in Crash/),
      ]),
    )
  expect(toasts.getSnapshot().filter(({ silent }) => silent)).toEqual([])
})
