import { afterEach, expect, test } from "vitest"
import type { Policy } from "#features/games"
import { access } from "../shell/access"
import { closedPolicy } from "./closed"

afterEach(() => {
  access.closed = false
})

/** What the policy reads of a bet and of the chain. */
const asked = (chain: object | null) => closedPolicy({} as Parameters<Policy>[0], { chain } as Parameters<Policy>[1]) // Nothing else of them is read.

test("a closed casino refuses to start a bet with real tokens, and not free play", () => {
  expect(asked({})).toBeNull()
  access.closed = true
  expect(asked({})).toMatchObject({ kind: "policy" })
  expect(asked(null)).toBeNull()
})
