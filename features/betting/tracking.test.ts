import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { Judgement } from "./judgement"
import type { PendingRound } from "./model/pending"
import type { GameAccount, SignatureStatus } from "./ports/bet-chain"
import { sampleResult } from "./testing/sample-result"
import {
  type BetOutcome,
  beginTracking,
  type Effect,
  type Moment,
  type Observation,
  type Tracking,
  track,
} from "./tracking"

const { bet } = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const pending: PendingRound = {
  bet,
  token: "sol",
  nonce: 3,
  clientSeed: "mine",
  hashedSeed: "promised",
  committedSlot: 1,
  signature: "signature",
  wire: "AA==",
  lastValidBlockHeight: 150,
  assertsCommitment: true,
  signedAtMs: 0,
}
const loose = { ...pending, assertsCommitment: false }

const waiting: GameAccount = {
  nonce: 3,
  status: "result-requested",
  nextRngSeedHashed: "promised",
  rngSeed: "earlier",
  clientSeed: "mine",
  bet: bet.betArray,
  wager: bet.wager,
  resultIndex: 1,
  jackpotPayout: 0n,
  jackpotProbabilityUbps: 0n,
  metadata: bet.metadata,
  tokenMint: "sol",
}
const untouched: GameAccount = { ...waiting, status: "ready", clientSeed: "earlier" }
const drawn: GameAccount = {
  ...waiting,
  nonce: 4,
  status: "ready",
  rngSeed: "seed",
  nextRngSeedHashed: "later",
  resultIndex: 0,
}
/** Another player's node would say this: the seed is not the committed one. */
const forged: GameAccount = { ...drawn, rngSeed: "made up", resultIndex: 1 }

const at = (seconds: number): Moment => ({ nowMs: seconds * 1_000, waitedMs: seconds * 1_000, isLive: false })
const silent: Judgement = { verdict: null, nodes: 0, isDead: false }
const tick: Observation = { kind: "tick", change: null, judgement: silent }
const height = (value: number) => ({ slot: value, value })
const notFound: SignatureStatus = { status: "not-found", atSlot: 400 }
const sees = (game: GameAccount | null, status: SignatureStatus | "unread" | null, blocks?: number): Observation => ({
  kind: "looked",
  account: { slot: 400, value: game },
  status,
  height: blocks === undefined ? null : height(blocks),
})

/** The bet after these observations, and what the last one asks for. */
function after(begun: PendingRound, ...seen: [Observation, Moment][]) {
  let step = { state: beginTracking(begun, 0, false), effects: [] as readonly Effect[] }
  for (const [observation, moment] of seen) step = track(step.state, observation, moment)
  return step
}

test.each<[what: string, seen: [Observation, Moment][], asks: string[]]>([
  ["the first moment sends and looks", [[tick, at(0)]], ["send", "look"]],
  ["a bet that is out of sight for five seconds is asked about", [[tick, at(6)]], ["ask-nodes", "send", "look"]],
  ["a result is proven before it ends anything", [[sees(drawn, null), at(1)]], ["prove"]],
  ["a bet that waits ends nothing", [[sees(waiting, { status: "landed", slot: 5 }), at(1)]], []],
  [
    "one that a node calls refused is judged",
    [[sees(untouched, { status: "failed", reason: "custom", by: "program" }), at(1)]],
    ["judge"],
  ],
  [
    "one that the node misses after its blockhash died is judged",
    [[sees(untouched, notFound, 400), at(90)]],
    ["judge"],
  ],
  ["a height that time forbids ends nothing", [[sees(untouched, notFound, 99_999), at(5)]], []],
  [
    "plays that followed make the wallet's transactions tell",
    [[sees({ ...drawn, nonce: 9, clientSeed: "later" }, { status: "landed", slot: 5 }), at(1)]],
    ["search"],
  ],
  ["a silent node ends nothing", [[{ kind: "failed" }, at(5)]], []],
])("%s", (_, seen, asks) => {
  expect(after(pending, ...seen).effects.map(({ kind }) => kind)).toEqual(asks)
})

test("a search that found nothing is repeated more and more rarely", () => {
  const later = sees({ ...drawn, nonce: 9, clientSeed: "later" }, { status: "landed", slot: 399 })
  let state = beginTracking(pending, 0, false)
  const searchedAt: number[] = []
  for (let tenths = 0; tenths < 300; tenths += 1) {
    const step = track(state, later, at(tenths / 10))
    state = step.state
    if (step.effects.some(({ kind }) => kind === "search")) searchedAt.push(tenths / 10)
  }
  const pauses = searchedAt.slice(1).map((time, index) => time - (searchedAt[index] ?? 0))
  expect(pauses.length).toBeGreaterThan(3)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
})

test("after 15 minutes the wallet is free, and nothing is claimed", () => {
  expect(after(pending, [tick, at(15 * 60)]).effects).toEqual([
    { kind: "end", outcome: { kind: "unknown", isDead: false } },
  ])
})

type Truth = "settled" | "refused" | "lost"
type Said = "honest" | "late" | "forged" | "refusal" | "landing" | "height" | "silence" | "half" | "taken-back"

/** What a node that answers like this reports of a bet that really ended like that. */
function answer(
  said: Said,
  truth: Truth,
  { waitedMs }: Moment,
  { withHeight, withStatus }: Extract<Effect, { kind: "look" }>,
): Observation {
  const blocks = waitedMs / 400
  const isOver = waitedMs > 3_000
  const game = truth !== "settled" ? untouched : isOver ? drawn : waiting
  const honest: SignatureStatus =
    truth === "settled"
      ? { status: "landed", slot: 5 }
      : truth === "refused" && isOver
        ? { status: "failed", reason: "custom", by: "program" }
        : { status: "not-found", atSlot: 10_000 }
  const reply = (value: GameAccount | null, status: SignatureStatus | "unread", tall = blocks): Observation => ({
    kind: "looked",
    account: { slot: 10_000, value },
    status: withStatus ? status : null,
    height: withHeight ? { slot: 9_999, value: tall } : null,
  })
  switch (said) {
    case "honest":
      return reply(game, honest)
    case "late":
      return reply(untouched, { status: "not-found", atSlot: 10_000 })
    case "forged":
      return reply(forged, { status: "landed", slot: 7 })
    case "refusal":
      return reply(untouched, { status: "failed", reason: "custom", by: "program" })
    case "landing":
      return reply(waiting, { status: "landed", slot: 7 })
    case "height":
      return reply(untouched, { status: "not-found", atSlot: 10_000 }, 1e9)
    case "half":
      return reply(game, "unread")
    case "taken-back":
      return reply(null, { status: "landed", slot: 7 })
    case "silence":
      return { kind: "failed" }
  }
}

/** A day among nodes: each moment some time passes, the socket says something, and a node answers in its way. */
const days = fc.record({
  truth: fc.constantFrom<Truth>("settled", "refused", "lost"),
  asserts: fc.boolean(),
  moments: fc.array(
    fc.record({
      said: fc.constantFrom<Said>(
        "honest",
        "late",
        "forged",
        "refusal",
        "landing",
        "height",
        "silence",
        "half",
        "taken-back",
      ),
      heard: fc.constantFrom<GameAccount | null | "nothing">("nothing", "nothing", waiting, forged, null, drawn),
      passesMs: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.constant(70_000)),
      nodes: fc.constantFrom(0, 1, 2),
      doubled: fc.boolean(),
    }),
    { maxLength: 40 },
  ),
})

function live({ truth, asserts, moments }: typeof days extends fc.Arbitrary<infer Day> ? Day : never) {
  const subject = { ...pending, assertsCommitment: asserts }
  let state: Tracking = beginTracking(subject, 0, false)
  const ends: { outcome: BetOutcome; waitedMs: number }[] = []
  const honestly = { said: "honest" as Said, heard: "nothing" as const, passesMs: 5_000, nodes: 2, doubled: false }
  let waitedMs = 0
  // Whatever was before: from here on the nodes are honest, and there is an end.
  for (const each of [...moments, ...Array.from({ length: 60 }, () => honestly)]) {
    waitedMs += each.passesMs
    const moment: Moment = { nowMs: waitedMs, waitedMs, isLive: each.heard !== "nothing" }
    // Two nodes tell the truth. One alone may lie of a bet that asserts its commitment, because the chain guards that one.
    const isKnown = truth !== "settled" && waitedMs > 60_000
    const honest = isKnown ? (truth === "refused" ? "rolled-back" : "expired") : null
    const judgement: Judgement =
      each.nodes === 1 && asserts
        ? { verdict: "expired", nodes: 1, isDead: true }
        : { verdict: honest, nodes: each.nodes, isDead: false }
    const change =
      each.heard === "nothing"
        ? null
        : { slot: 10_000, value: truth === "settled" || each.heard !== drawn ? each.heard : null }
    const seen: Observation[] = [{ kind: "tick", change, judgement }]
    for (let observation = seen.shift(); observation && ends.length === 0; observation = seen.shift()) {
      const step = track(state, observation, moment)
      state = step.state
      for (const effect of step.effects) {
        if (effect.kind === "end") ends.push({ outcome: effect.outcome, waitedMs })
        if (effect.kind === "look") {
          const looked = answer(each.said, truth, moment, effect)
          seen.push(effect.account && looked.kind === "looked" ? { ...looked, account: effect.account } : looked)
          if (each.doubled) seen.push(looked)
        }
        if (effect.kind === "search") {
          const settlement = each.said === "honest" && truth === "settled" ? { ...drawn, nonce: 3, payout: 0n } : null
          seen.push({ kind: "searched", look: effect.look, settlement, complete: each.said !== "half" })
        }
        if (effect.kind === "prove")
          seen.push({
            kind: "proven",
            settled: effect.settled,
            isProven: truth === "settled" && effect.settled.rngSeed === "seed" && effect.settled.resultIndex === 0,
            slot: effect.withSlot ? (each.said === "silence" ? "unread" : 5) : null,
          })
        if (effect.kind === "judge") seen.push({ kind: "judged", why: effect.why, by: effect.by, judgement })
      }
    }
    if (ends.length > 0) break
  }
  return ends
}

test("among lies, silence, doubles and sleeps a bet ends once, as it really ended or not proven, and never as money that did not move", () => {
  fc.assert(
    fc.property(days, (day) => {
      const [end, ...others] = live(day)
      expect(others).toEqual([])
      expect(end).toBeDefined()
      const { outcome, waitedMs } = end ?? { outcome: null, waitedMs: 0 }
      if (outcome?.kind === "unknown") expect(waitedMs).toBeGreaterThanOrEqual(15 * 60_000)
      if (outcome?.kind === "settled")
        expect([day.truth, outcome.result.resultIndex, outcome.result.payout]).toEqual(["settled", 0, bet.wager * 2n])
      if (outcome?.kind === "void") {
        // Said on a node's word alone, it is shown as a bet that may still count, and the chain takes no second stake.
        expect(outcome.judged || day.asserts).toBe(true)
        if (outcome.judged) expect(day.truth).not.toBe("settled")
      }
    }),
    { numRuns: 1_000 },
  )
})

test("a bet that asserts nothing is never given up on one node's word", () => {
  const [end] = after(loose, [sees(untouched, { status: "failed", reason: "custom", by: "program" }), at(1)]).effects
  expect(end?.kind).toBe("judge")
  const one: Judgement = { verdict: null, nodes: 1, isDead: true }
  expect(after(loose, [{ kind: "judged", why: "rolled-back", judgement: one }, at(1)]).effects).toEqual([])
})
