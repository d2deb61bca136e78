import type { Refusal } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { sol } from "../../../tests/support/sol"
import { refusalMessage } from "./refusal-message"

const SOL = 1_000_000_000n

test.each<[Refusal, RegExp]>([
  [{ kind: "pool-closed" }, /takes no bets/],
  [{ kind: "no-amount" }, /valid bet amount/],
  [{ kind: "below-minimum", min: SOL / 100n }, /The smallest bet here is 0\.0100 SOL/],
  [{ kind: "above-payout", max: SOL / 2n, maxPayout: SOL }, /most you can bet is 0\.5000 SOL/],
  [
    { kind: "above-balance", needed: 1_032_300_000n, balance: SOL, spendable: SOL },
    /needs 1\.0323 SOL, .* Your wallet holds 1\.0000 SOL/,
  ],
  [
    { kind: "missing-sol", needed: 17_500_000n, lamports: 17_000_000n },
    /Your wallet holds 0\.0170 SOL: 0\.0005 SOL are missing/,
  ],
  [{ kind: "account-frozen" }, /has frozen your SOL account/],
  [{ kind: "costs-changed" }, /costs of this bet have changed/],
  [{ kind: "policy-unavailable" }, /could not check whether this bet is allowed/],
  [{ kind: "quote-unavailable" }, /could not read the costs of this bet/],
  [{ kind: "policy", sentence: "You reached your limit." }, /^You reached your limit\.$/],
])("a bet that is refused as $kind says what to do", (refusal, words) => {
  expect(refusalMessage(refusal, sol).text).toMatch(words)
})
