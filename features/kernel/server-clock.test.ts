import { expect, test } from "vitest"
import { createServerClock } from "./server-clock"

const server = Date.UTC(2026, 10, 26, 12)
const date = new Date(server).toUTCString()
const day = 86_400_000

test.each([
  ["a day behind", -day],
  ["a day ahead", day],
])("a device that is %s shows the server's time once a reply has said it", (_, wrongByMs) => {
  let passedMs = 0
  const clock = createServerClock(
    () => server + wrongByMs + passedMs,
    () => passedMs,
  )
  expect(clock.nowMs()).toBe(server + wrongByMs)
  expect(clock.heardMs()).toBeNull()
  clock.note(date)
  passedMs = 60_000
  expect(clock.nowMs()).toBe(server + 60_500)
})

test("a device whose clock is right keeps its own time", () => {
  const clock = createServerClock(
    () => server + 4_321,
    () => 0,
  )
  clock.note(date)
  expect(clock.nowMs()).toBe(server + 4_321)
  expect(clock.heardMs()).toBe(server + 500)
})

test("a reply from a cache, one without a date and one with a wrong date change nothing", () => {
  const clock = createServerClock(
    () => server - day,
    () => 0,
  )
  clock.note(date)
  for (const other of [new Date(server - 3 * day).toUTCString(), null, "soon"]) clock.note(other)
  expect(clock.nowMs()).toBe(server + 500)
})
