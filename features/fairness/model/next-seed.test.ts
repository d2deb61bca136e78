import { describe, expect, test } from "vitest"
import { createNextSeed, toClientSeed } from "./next-seed"

const counting = () => {
  let drawn = 0
  return () => `drawn-${++drawn}`
}

describe("a client seed", () => {
  test("is at most 32 characters long", () => {
    expect(toClientSeed("a".repeat(400))).toBe("a".repeat(32))
  })
  test("is never longer in bytes than the program stores, and never cut inside a character", () => {
    expect(toClientSeed("é".repeat(20))).toBe("é".repeat(16))
    expect(toClientSeed("🎲".repeat(20))).toBe("🎲".repeat(8))
  })
  test("holds nothing that the eye cannot see", () => {
    expect(toClientSeed("lu\u202Eck\u200By\u0000\n")).toBe("lucky")
    expect(toClientSeed("\uD83D")).toBe("")
  })
  test("may look like markup, which it is not", () => {
    expect(toClientSeed("<b>7</b>")).toBe("<b>7</b>")
  })
})

test("the seed that is shown is the one that is played", () => {
  const next = createNextSeed(counting())
  expect(next.current()).toBe(next.state.seed)
  next.change("lucky seven")
  expect(next.current()).toBe("lucky seven")
})

test("a seed decides one play, and stays when the play did not come about", () => {
  const next = createNextSeed(counting())
  next.change("lucky")
  expect(next.current()).toBe("lucky")
  expect(next.current()).toBe("lucky")
  next.used("lucky")
  expect(next.current()).toBe("drawn-2")
})

test("a play with another seed, of another tab say, takes nothing away", () => {
  const next = createNextSeed(counting())
  next.change("lucky")
  next.used("elsewhere")
  expect(next.current()).toBe("lucky")
})

test("an empty field draws a seed, and shows it", () => {
  const next = createNextSeed(counting())
  next.change("  ")
  expect(next.current()).toBe("drawn-2")
  expect(next.state.seed).toBe("drawn-2")
})
