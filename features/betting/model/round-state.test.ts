import { expect, test } from "vitest"
import { roundTransitions } from "./round-state"

const phases = Object.keys(roundTransitions)
const next = new Map<string, readonly string[]>(Object.entries(roundTransitions))

test("every phase can be reached from idle, and idle or revealed again from every phase", () => {
  const reached = (from: string) => {
    const seen = new Set<string>()
    const waiting = [from]
    for (let phase = waiting.pop(); phase !== undefined; phase = waiting.pop()) {
      if (seen.has(phase)) continue
      seen.add(phase)
      waiting.push(...(next.get(phase) ?? []))
    }
    return seen
  }
  expect([...reached("idle")].toSorted()).toEqual(phases.toSorted())
  for (const phase of phases) expect(reached(phase).has("revealed"), phase).toBe(true)
})

test("a result is shown before the next bet may begin", () => {
  expect(roundTransitions.settled).toEqual(["settled", "revealed"])
})

test("a bet is sent only once it was signed, or was found in what an earlier page left", () => {
  expect(roundTransitions.simulating).not.toContain("sending")
})
