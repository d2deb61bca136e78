import * as v from "valibot"
import { expect, test } from "vitest"
import { referralLeaders } from "../contract/referral"
import type { PlaySource } from "./play-source"
import { referralRoutes } from "./referral"

const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const named = (name: string) => name.padEnd(44, "1")

type Wagers = Awaited<ReturnType<Awaited<ReturnType<PlaySource<"wagers">>>["wagers"]>>

function api(wagers: Wagers, referrerOf: Readonly<Record<string, string>>, { read = true, broken = false } = {}) {
  let nowMs = 1_000
  const asked: (readonly string[])[] = []
  const store = {
    progress: async () => (read ? { readAtMs: 1, complete: true } : null),
    wagers: async () => wagers,
  }
  const routes = referralRoutes({
    plays: async () => store,
    referrers: async (players) => {
      asked.push(players)
      if (broken) throw new Error("secret node")
      return new Map(Object.entries(referrerOf))
    },
    nowMs: () => nowMs,
  })
  return {
    asked,
    pass: (ms: number) => {
      nowMs += ms
    },
    get: async () => routes.request("/leaders"),
    leaders: async () => v.parse(referralLeaders, await (await routes.request("/leaders")).json()).leaders,
  }
}

test("are those who referred most, with a quarter of a percent of each token that was wagered", async () => {
  const [ann, bob, cat, dan] = ["Ann", "Bob", "Cat", "Dan"].map(named)
  if (!ann || !bob || !cat || !dan) throw new Error("unnamed")
  const { leaders, asked } = api(
    [
      { player: bob, token: sol, wagered: 10_000_000_399n },
      { player: bob, token: usdc, wagered: 4_000n },
      { player: cat, token: sol, wagered: 1_000n },
      { player: dan, token: sol, wagered: 9_000n },
    ],
    { [bob]: ann, [cat]: ann, [dan]: bob },
  )
  expect(await leaders()).toEqual([
    {
      address: ann,
      referralCount: 2,
      totalEarnings: [
        { token: sol, amount: 25_000_003n },
        { token: usdc, amount: 10n },
      ],
    },
    { address: bob, referralCount: 1, totalEarnings: [{ token: sol, amount: 22n }] },
  ])
  expect(asked).toEqual([[bob, cat, dan]])
})

test("are at most twenty, without self-referrals", async () => {
  const letters = [..."ABCDEFGHJKLMNPQRSTUVWXYZ"]
  const wagers = letters.map((letter) => ({ player: named(letter), token: sol, wagered: 1n }))
  const referrers = Object.fromEntries(letters.map((letter) => [named(letter), named(`R${letter}`)]))
  expect(await api(wagers, referrers).leaders()).toHaveLength(20)
  const selves = Object.fromEntries(letters.map((letter) => [named(letter), named(letter)]))
  expect(await api(wagers, selves).leaders()).toEqual([])
})

test("are read once for everybody within five minutes", async () => {
  const { get, asked, pass } = api([], {})
  await Promise.all([get(), get()])
  pass(299_000)
  await get()
  expect(asked).toHaveLength(1)
  pass(1_000)
  await get()
  expect(asked).toHaveLength(2)
})

test.each([{ read: false }, { broken: true }])(
  "are unavailable, and not none, when they cannot be read (%j)",
  async (state) => {
    const { get } = api([], {}, state)
    const reply = await get()
    expect(reply.status).toBe(503)
    expect(await reply.text()).not.toContain("secret")
  },
)
