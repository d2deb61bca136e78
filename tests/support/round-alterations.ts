import type { Evidence, ProofStepId } from "@dghrt/fairness"

/** One field altered, and the step that must fail for it. */
export const roundAlterations: ReadonlyArray<
  readonly [string, ProofStepId, (evidence: Evidence) => Partial<Evidence>]
> = [
  ["seed", "hash", ({ rngSeed }) => ({ rngSeed: `${rngSeed}0` })],
  [
    "hash",
    "hash",
    ({ hashedSeed }) => ({ hashedSeed: (hashedSeed ?? "").replace(/^./, (digit) => (digit === "0" ? "1" : "0")) }),
  ],
  ["nonce", "hmac", ({ nonce }) => ({ nonce: nonce + 1 })],
  ["client seed", "hmac", ({ clientSeed }) => ({ clientSeed: `${clientSeed}1` })],
  ["bet", "payout", ({ bet }) => ({ bet: bet.map((bps, index) => (index === 0 ? bps + 1 : bps)) })],
  ["index", "index", ({ resultIndex, bet }) => ({ resultIndex: (resultIndex + 1) % bet.length })],
  ["payout", "payout", ({ payout }) => ({ payout: payout + 1n })],
  ["slot order", "commitment", ({ betSlot }) => ({ committedSlot: betSlot })],
]
