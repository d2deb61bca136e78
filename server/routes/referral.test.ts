import * as v from "valibot"
import { expect, test } from "vitest"
import { referralLeaders, referralSummary } from "../contract/referral"
import { type ReferralSource, referralRoutes } from "./referral"

const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const [ann, bob, cat] = ["Ann", "Bob", "Cat"].map((name) => name.padEnd(44, "1")) as [string, string, string]

type Store = Awaited<ReturnType<ReferralSource>>
const known: Store = {
  progress: async () => ({ readAtMs: 9_000, complete: true }),
  leaders: async () => [
    {
      address: ann,
      current: 2,
      former: 1,
      earned: [
        { token: sol, amount: 25_000_000n },
        { token: usdc, amount: 2n ** 70n },
      ],
    },
  ],
  summary: async () => ({ current: 1, former: 1, active: 1, earned: [{ token: sol, amount: 7n }] }),
  recent: async () => [
    { address: bob, current: true, plays: 3, lastMs: 5, wagered: [{ token: sol, amount: 2n ** 70n }] },
    { address: cat, current: false, plays: 1, lastMs: 4, wagered: [] },
  ],
}

function api(store: Partial<Store> | Error = {}, { read = true } = {}) {
  let nowMs = 1_000
  let opened = 0
  const asked: unknown[][] = []
  const routes = referralRoutes({
    plays: async () => ({ progress: async () => (read ? { readAtMs: 1, complete: true } : null) }),
    referrals: async () => {
      opened += 1
      if (store instanceof Error) throw store
      const summary: Store["summary"] = (...query) => {
        asked.push(query)
        return { ...known, ...store }.summary(...query)
      }
      return { ...known, ...store, summary }
    },
    nowMs: () => nowMs,
  })
  return {
    asked,
    opened: () => opened,
    pass: (ms: number) => {
      nowMs += ms
    },
    get: async (path: string) => routes.request(path),
  }
}

test("the leaders have what bets paid to them in each token, and their former referrals apart", async () => {
  const reply = await api().get("/leaders")
  expect(v.parse(referralLeaders, await reply.json())).toEqual({
    readAt: 9_000,
    complete: true,
    leaders: [
      {
        address: ann,
        referralCount: 2,
        formerCount: 1,
        totalEarnings: [
          { token: sol, amount: 25_000_000n },
          { token: usdc, amount: 2n ** 70n },
        ],
      },
    ],
  })
})

test("the leaders are read once for everybody, and again after ten seconds", async () => {
  const { get, opened, pass } = api()
  await Promise.all([get("/leaders"), get("/leaders")])
  expect(opened()).toBe(1)
  pass(10_001)
  await get("/leaders")
  expect(opened()).toBe(2)
})

test("a summary names the latest players and counts those of the last 30 days as active", async () => {
  const { get, asked, pass } = api()
  pass(31 * 24 * 3_600_000)
  const reply = await get(`/summary?wallet=${ann}`)
  expect(v.parse(referralSummary, await reply.json())).toEqual({
    readAt: 9_000,
    complete: true,
    referralCount: 1,
    formerCount: 1,
    activeThisMonth: 1,
    totalEarnings: [{ token: sol, amount: 7n }],
    recentReferrals: [
      { address: bob, current: true, gameCount: 3, totalWagered: [{ token: sol, amount: 2n ** 70n }] },
      { address: cat, current: false, gameCount: 1, totalWagered: [] },
    ],
  })
  expect(asked).toEqual([[ann, 1_000 + 24 * 3_600_000]])
})

test("a summary says when records are still to be read", async () => {
  const reply = await api({ progress: async () => ({ readAtMs: 0, complete: false }) }).get(`/summary?wallet=${ann}`)
  expect(v.parse(referralSummary, await reply.json())).toMatchObject({ readAt: 1, complete: false })
})

test.each(["", "?wallet=", "?wallet=ann", `?wallet=${"1".repeat(10_000)}`])(
  "a summary of %s is refused, because that is no wallet",
  async (query) => expect((await api().get(`/summary${query.slice(0, 300)}`)).status).toBe(400),
)

test.each([
  ["there is no database", api(new Error("secret"))],
  ["the chain was never read", api({}, { read: false })],
])("figures are unavailable, and not none, while %s", async (_, { get }) => {
  for (const path of ["/leaders", `/summary?wallet=${ann}`]) {
    const reply = await get(path)
    expect(reply.status).toBe(503)
    expect(await reply.text()).not.toContain("secret")
  }
})
