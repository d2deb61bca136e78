import { Hono } from "hono"
import { expect, test } from "vitest"
import { sentPermits } from "./sent-permits"

const minuteMs = 60_000

/** Processes of one casino, with one clock, and a browser with its cookie. */
function casino(secret = async () => "a secret") {
  let nowMs = 1_000
  const start = () => {
    const permits = sentPermits({ secret, siteHost: { isSecure: () => true }, nowMs: () => nowMs })
    const app = new Hono()
      .post("/:signature", async (c) => {
        // Without a cookie this process remembers it.
        await permits.give(c, [c.req.param("signature")]).catch(() => undefined)
        return c.text("")
      })
      .get("/:signature", async (c) => c.json(await permits.holds(c, c.req.param("signature"))))
    return {
      give: async (signature: string, cookie = "") => {
        const reply = await app.request(`/${signature}`, { method: "POST", headers: { cookie } })
        return reply.headers.get("set-cookie") ?? ""
      },
      holds: async (signature: string, cookie = "") =>
        (await app.request(`/${signature}`, { headers: { cookie } })).json(),
    }
  }
  return { start, pass: (ms: number) => (nowMs += ms) }
}

test("a permit lasts three minutes, in the process that gave it and in the cookie", async () => {
  const { start, pass } = casino()
  const [one, other] = [start(), start()]
  const given = await one.give("5bet")
  expect(given).toMatch(/^casino-sent=[^;]+; Max-Age=180; Path=\/api\/rpc; HttpOnly; Secure; SameSite=Strict$/)
  const cookie = given.split(";")[0]
  const both = async () => [await one.holds("5bet"), await other.holds("5bet", cookie)]
  pass(3 * minuteMs - 1)
  expect(await both()).toEqual([true, true])
  pass(1)
  expect(await both()).toEqual([false, false])
  // A later one does not prolong it.
  pass(-minuteMs)
  const later = (await one.give("5next", cookie)).split(";")[0]
  pass(minuteMs)
  expect([await other.holds("5bet", later), await other.holds("5next", later)]).toEqual([false, true])
})

test("a database that hangs holds up no bet for longer than half a second", async () => {
  const { start } = casino(() => new Promise(() => undefined))
  const here = start()
  const beginMs = performance.now()
  await here.give("5bet")
  expect(performance.now() - beginMs).toBeLessThan(5_000)
  expect(await here.holds("5bet")).toBe(true)
})
