import { expect, test } from "vitest"
import { fees, MAX_CREATOR_FEE_BPS } from "./fees"

test("fees are the specification's shares of a wager", () => {
  const shares = Object.values(fees).map((bps) => bps / 10_000)
  expect(shares).toEqual([0.0025, 0.001, 0.001, 0.015])
  expect(MAX_CREATOR_FEE_BPS / 10_000).toBe(0.07)
})

test("what is charged as creator fee stays below the ceiling", () => {
  expect(fees.platformBps + fees.creatorBps).toBeLessThan(MAX_CREATOR_FEE_BPS)
  expect(fees.multiplayerBps).toBeLessThan(MAX_CREATOR_FEE_BPS)
})
