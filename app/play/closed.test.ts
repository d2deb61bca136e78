import { afterEach, expect, test } from "vitest"
import type { Policy } from "#features/games"
import { access } from "../shell/access"
import { closedPolicy } from "./closed"

afterEach(() => {
  access.closed = false
})

/** What the policy reads of a bet and of the chain. */
const asked = (step: number | undefined, chain: object | null) =>
  closedPolicy({ step } as Parameters<Policy>[0], { chain } as Parameters<Policy>[1]) // Nothing else of them is read.

test("a closed casino refuses to start a bet, and neither the next step of an open run nor free play", () => {
  expect(asked(undefined, {})).toBeNull()
  access.closed = true
  for (const step of [undefined, 0]) expect(asked(step, {})).toMatchObject({ kind: "policy" })
  for (const step of [1, 2, 20]) expect(asked(step, {})).toBeNull()
  expect(asked(undefined, null)).toBeNull()
})
