import { expect, test } from "vitest"
import { oldProofs } from "./old-proofs"

test("proofs that passed over a hundred commits ago are named, and those of which git knows nothing", () => {
  const ages: Record<string, number | null> = { a: 0, b: 100, c: 101, d: null }
  const passed = Object.fromEntries(Object.keys(ages).map((name) => [name, { commit: name }]))
  expect(oldProofs(passed, (commit) => ages[commit] ?? null)).toEqual(["c (101 commits)", "d (not known)"])
})
