import { expect, test } from "vitest"
import { ApiError, type Remote } from "#features/kernel"
import type { RoundReading } from "../data/read-chain"
import { samplePlay, sampleRound } from "../testing/sample-plays"
import { notIndexed, sourcesAway, transactionState } from "./transaction-state"

const ready = <T>(value: T): Remote<T> => ({ status: "ready", value, stale: false })
const away: Remote<never> = { status: "failed", error: new ApiError("offline", "away"), retry: () => undefined }
const loading: Remote<never> = { status: "loading" }
const none = (reason: Extract<RoundReading, { kind: "none" }>["reason"]) =>
  ready<RoundReading>({ kind: "none", reason, message: reason })
const round = ready<RoundReading>({ kind: "round", round: sampleRound })
const rest = { gameIds: ["dice", "mines"], eventIndex: 0 }

test("the indexer's play is shown without waiting for the chain", () => {
  const play = samplePlay()
  expect(transactionState({ indexed: ready([play]), chain: loading, ...rest })).toMatchObject({ status: "play", play })
})

test("of several plays the chosen one is shown", () => {
  const plays = [samplePlay(), samplePlay({ eventIndex: 1, wager: 7n })]
  const state = transactionState({ indexed: ready(plays), chain: loading, ...rest, eventIndex: 1 })
  expect(state).toMatchObject({ status: "play", play: { wager: 7n } })
})

test("the chain stands in where the indexer does not know the play, does not answer or is slow", () => {
  for (const indexed of [ready(null), away, loading]) {
    const state = transactionState({ indexed, chain: round, ...rest })
    expect(state).toMatchObject({ status: "play", play: { signature: sampleRound.settleSignature } })
  }
})

test("a transaction without a play says which source is missing", () => {
  expect(transactionState({ indexed: ready(null), chain: none("no-round"), ...rest })).toMatchObject({
    status: "bare",
    notice: notIndexed,
  })
  expect(transactionState({ indexed: away, chain: away, ...rest })).toMatchObject({ notice: sourcesAway })
  expect(transactionState({ indexed: away, chain: none("unknown"), ...rest })).toMatchObject({ notice: sourcesAway })
})

test("a bet without a result is not called missing", () =>
  expect(transactionState({ indexed: ready(null), chain: none("unsettled"), ...rest }).status).toBe("unsettled"))

test("it loads until both sources have answered", () => {
  expect(transactionState({ indexed: loading, chain: none("no-round"), ...rest }).status).toBe("loading")
  expect(transactionState({ indexed: ready(null), chain: loading, ...rest }).status).toBe("loading")
})
