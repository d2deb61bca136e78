import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createSocketChoice, socketPatienceMs } from "./socket-choice"

const endpoint = (name: string) => ({ rpcUrl: `http://${name}`, wsUrl: `ws://${name}` })
const own = endpoint("own")
const backup = endpoint("backup")

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(endpoints = [own, backup]) {
  const moves: string[] = []
  const lost: string[] = []
  let preferred = own
  const choice = createSocketChoice({
    endpoints,
    preferred: () => preferred,
    onLost: ({ wsUrl }) => lost.push(wsUrl),
  })
  const stop = choice.onChange(({ wsUrl }) => moves.push(wsUrl))
  const prefer = (next: typeof own) => {
    preferred = next
    choice.choose()
  }
  return { choice, moves, lost, stop, prefer }
}

test("a socket that closes and stays closed is left after the stated time", () => {
  const { choice, moves, lost } = setUp()
  choice.opened(own)
  vi.advanceTimersByTime(60_000)
  expect(moves).toEqual([])
  choice.closed(own)
  vi.advanceTimersByTime(socketPatienceMs - 1)
  expect(moves).toEqual([])
  vi.advanceTimersByTime(1)
  expect(moves).toEqual([backup.wsUrl])
  expect(lost).toEqual([own.wsUrl])
})

test("a socket that never opens is left, and one that opens and closes at once does not count as open", () => {
  const { choice, moves } = setUp()
  for (let tries = 0; tries < 3; tries++) {
    choice.opened(own)
    choice.closed(own)
    vi.advanceTimersByTime(1_000)
  }
  expect(moves).toEqual([backup.wsUrl])
})

test("subscriptions return to the preferred endpoint when its socket stays open again", () => {
  const { choice, moves } = setUp()
  vi.advanceTimersByTime(socketPatienceMs)
  choice.opened(backup)
  choice.opened(own)
  vi.advanceTimersByTime(1_000)
  expect(moves).toEqual([backup.wsUrl, own.wsUrl])
})

test("subscriptions follow the requests to another endpoint", () => {
  const { choice, moves, prefer } = setUp()
  choice.opened(own)
  vi.advanceTimersByTime(1_000)
  prefer(backup)
  expect(moves).toEqual([backup.wsUrl])
})

test("after all sockets have failed, the preferred one is tried again", () => {
  const { moves } = setUp()
  vi.advanceTimersByTime(2 * socketPatienceMs)
  expect(moves).toEqual([backup.wsUrl, own.wsUrl])
})

test("nothing is judged with a single endpoint or without a subscription", () => {
  const single = setUp([own])
  const idle = setUp()
  idle.stop()
  vi.advanceTimersByTime(60_000)
  expect([...single.lost, ...idle.lost]).toEqual([])
})

test("the socket counts as open once it has stayed open for a moment, and no longer when it has closed", () => {
  const { choice } = setUp()
  choice.opened(own)
  expect(choice.isOpen()).toBe(false)
  vi.advanceTimersByTime(300)
  expect(choice.isOpen()).toBe(true)
  choice.closed(own)
  expect(choice.isOpen()).toBe(false)
  choice.opened(backup)
  vi.advanceTimersByTime(300)
  expect(choice.isOpen()).toBe(false)
})
