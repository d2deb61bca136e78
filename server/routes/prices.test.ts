import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { prices } from "../contract/prices"
import { coinGecko } from "../prices/coingecko"
import { priceRoutes } from "./prices"

const answer = { solana: { usd: 150.5, last_updated_at: 1_700_000_000 }, "usd-coin": { usd: 0.9999 } }
const path = "/coingecko?ids=solana,usd-coin&vs_currencies=usd"

/** A price service that answers what the test says, and counts. */
function service(reply: () => Response | Promise<Response>) {
  const asked: Request[] = []
  let nowMs = 0
  const source = coinGecko({
    url: "https://prices.test/simple/price",
    apiKey: "secret-key",
    fetch: async (input, init) => {
      asked.push(new Request(input, init))
      return reply()
    },
    nowMs: () => nowMs,
  })
  const routes = priceRoutes(source)
  return {
    asked,
    get: (query = path) => routes.request(query),
    wait: (ms: number) => {
      nowMs += ms
    },
  }
}
const ok = () => Response.json(answer)

test("gives the prices in the price service's own shape, with their times", async () => {
  const { get } = service(ok)
  expect(v.parse(prices, await (await get()).json())).toEqual(answer)
})

test("gives only the coins asked for", async () => {
  const { get } = service(ok)
  expect(await (await get("/coingecko?ids=usd-coin&vs_currencies=usd")).json()).toEqual({ "usd-coin": { usd: 0.9999 } })
})

test("asks the service once for any number of players within a minute, and again after it", async () => {
  const { get, asked, wait } = service(ok)
  await Promise.all(Array.from({ length: 20 }, () => get()))
  expect(asked).toHaveLength(1)
  wait(60_001)
  await get()
  expect(asked).toHaveLength(2)
})

test("sends the key to the service and not to the reader", async () => {
  const { get, asked } = service(ok)
  const reply = await get()
  expect(asked[0]?.headers.get("x-cg-demo-api-key")).toBe("secret-key")
  expect(JSON.stringify([...reply.headers]) + (await reply.text())).not.toContain("secret-key")
})

describe("refuses what is not ours to ask", () => {
  test.each([
    "/coingecko",
    "/coingecko?ids=bitcoin&vs_currencies=usd",
    "/coingecko?ids=solana&vs_currencies=eur",
    `/coingecko?ids=${"solana,".repeat(500)}solana&vs_currencies=usd`,
    "/coingecko?ids=solana&ids=../../etc&vs_currencies=",
  ])("%s", async (query) => {
    const { get, asked } = service(ok)
    expect((await get(query)).status).toBe(400)
    expect(asked).toHaveLength(0)
  })
})

test("a coin whose price is zero has none, and the others keep theirs", async () => {
  const { get } = service(() => Response.json({ solana: { usd: 0 }, "usd-coin": { usd: 1 } }))
  expect(await (await get()).json()).toEqual({ "usd-coin": { usd: 1 } })
})

describe("when the service fails", () => {
  const failures: Record<string, () => Response | Promise<Response>> = {
    "refuses (429)": () => new Response("slow down", { status: 429, headers: { "retry-after": "30" } }),
    "is broken (500)": () => new Response("oops", { status: 500 }),
    "answers with something else": () => Response.json({ solana: { usd: "lots" } }),
    "answers with a price of zero": () => Response.json({ solana: { usd: 0 } }),
    "answers with a negative price": () => Response.json({ solana: { usd: -150 } }),
    "answers with an absurd price": () => Response.json({ solana: { usd: 1e12 } }),
    "answers with a price that is no number": () => new Response('{"solana":{"usd":NaN}}'),
    "answers with no price": () => Response.json({ solana: { usd: null } }),
    "answers with a time that is none": () => Response.json({ solana: { usd: 150, last_updated_at: "yesterday" } }),
    "answers with a list": () => Response.json([{ solana: { usd: 150 } }]),
    "answers with a page": () => new Response("<html>"),
    "cannot be reached": () => Promise.reject(new TypeError("fetch failed")),
  }
  test.each(Object.entries(failures))(
    "%s: no price is given, and it is left alone for a while",
    async (_name, fail) => {
      const { get, asked, wait } = service(fail)
      const reply = await get()
      expect(await reply.json()).toEqual({})
      await get()
      expect(asked).toHaveLength(1)
      wait(30_001)
      await get()
      expect(asked).toHaveLength(2)
    },
  )

  test.each(["31536000", "1e308", "-86400", "0.001"])(
    "a pause of %s seconds that it asks for is between a quarter of a minute and an hour",
    async (seconds) => {
      const { get, asked, wait } = service(() => new Response("", { status: 429, headers: { "retry-after": seconds } }))
      await get()
      wait(14_999)
      await get()
      expect(asked).toHaveLength(1)
      wait(3_600_000)
      await get()
      expect(asked).toHaveLength(2)
    },
  )

  test("the last answer stays, with its own times", async () => {
    let broken = false
    const { get, wait } = service(() => (broken ? Promise.reject(new TypeError("gone")) : ok()))
    await get()
    broken = true
    wait(120_000)
    const reply = await get()
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual(answer)
  })
})
