import { expect, test } from "vitest"
import { createFramePace } from "./frame-pace"

/** Plays a movement of `durationMs` whose frames take `frameMs` each. */
function machine(frameMs: number, adaptive = true) {
  let nowMs = 0
  const waiting: ((nowMs: number) => void)[] = []
  const pace = createFramePace({ requestFrame: (draw) => waiting.push(draw), adaptive: () => adaptive })
  return {
    pace,
    asked: () => waiting.length,
    move(durationMs: number) {
      pace.watch(durationMs)
      for (let draw = waiting.shift(); draw; draw = waiting.shift()) {
        nowMs += frameMs
        draw(nowMs)
      }
    },
  }
}

test("a machine whose frames come late is given fewer bits, down to a quarter", () => {
  const slow = machine(40)
  expect(slow.pace.carries(64)).toBe(64)
  slow.move(60 * 40)
  expect(slow.pace.carries(64)).toBe(32)
  for (let times = 0; times < 8; times += 1) slow.move(60 * 40)
  expect(slow.pace.carries(64)).toBe(16)
})

test("short movements are judged together", () => {
  const slow = machine(40)
  for (let times = 0; times < 3; times += 1) slow.move(20 * 40)
  expect(slow.pace.carries(64)).toBe(32)
})

test("a machine that keeps up is given everything", () => {
  const fast = machine(16)
  for (let times = 0; times < 4; times += 1) fast.move(2_000)
  expect(fast.pace.carries(64)).toBe(64)
})

test("without the player's leave nothing is measured and nothing is thinned out", () => {
  const slow = machine(40, false)
  slow.move(10_000)
  expect(slow.asked()).toBe(0)
  expect(slow.pace.carries(64)).toBe(64)
})
