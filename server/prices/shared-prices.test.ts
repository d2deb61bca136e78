import { afterAll, beforeAll, expect, test } from "vitest"
import { lazyDatabase } from "../database/lazy-database"
import { sharedPrices as table } from "../database/schema"
import { createLog, type Log, silentLog } from "../log"
import { openStorage } from "../testing/storage"
import { sharedPrices } from "./shared-prices"

const answer = { solana: { usd: 150.5, last_updated_at: 1_700_000_000 } }
let close: () => Promise<void>
let database: ReturnType<typeof lazyDatabase>

beforeAll(async () => {
  const storage = await openStorage("embedded")
  database = lazyDatabase(storage.place)
  await database.get()
  close = async () => {
    await database.close()
    await storage.close()
  }
}, 60_000)
afterAll(() => close())

/** Several processes on one database, with one price service that counts. */
async function processes(
  count: number,
  reply: () => Response | Promise<Response>,
  { logOf = () => silentLog }: { logOf?: (nowMs: () => number) => Log } = {},
) {
  await (await database.get()).db.delete(table)
  let asked = 0
  let nowMs = 0
  const options = {
    url: "https://prices.test/simple/price",
    database: database.get,
    log: logOf(() => nowMs),
    nowMs: () => nowMs,
    fetch: async () => {
      asked += 1
      return reply()
    },
  }
  const sources = Array.from({ length: count }, () => sharedPrices(options))
  return {
    askAll: () => Promise.all(sources.map((source) => source())),
    asked: () => asked,
    wait: (ms: number) => {
      nowMs += ms
    },
    /** The pause of the price service is over by the database's clock. */
    endPause: async () => (await database.get()).db.update(table).set({ askAgainAtMs: 0 }),
    /** How long the price service is left alone from now on. */
    pauseLeftMs: async () => {
      const [row] = await (await database.get()).db.select().from(table)
      return (row?.askAgainAtMs ?? 0) - Date.now()
    },
  }
}

test("three processes ask the price service once and give the same prices", async () => {
  const { askAll, asked, wait } = await processes(3, () => Response.json(answer))
  expect(await askAll()).toEqual([answer, answer, answer])
  wait(5_001)
  expect(await askAll()).toEqual([answer, answer, answer])
  expect(asked()).toBe(1)
})

test("a 429 holds back every process until its pause is over, and the last prices stay", async () => {
  let limited = false
  const { askAll, asked, wait, endPause, pauseLeftMs } = await processes(2, () =>
    limited ? new Response("", { status: 429, headers: { "retry-after": "7200" } }) : Response.json(answer),
  )
  await askAll()
  limited = true
  await endPause()
  wait(5_001)
  expect(await askAll()).toEqual([answer, answer])
  await expect.poll(pauseLeftMs).toBeGreaterThan(3_500_000)
  wait(5_001)
  expect(await askAll()).toEqual([answer, answer])
  expect(asked()).toBe(2)
})

test("a first question that fails is not waited for again: the prices are unknown at once, until a later one succeeds", async () => {
  let offline = true
  const { askAll, asked, wait, endPause } = await processes(2, () =>
    offline ? new Response("", { status: 503 }) : Response.json(answer),
  )
  expect(await askAll()).toEqual([{}, {}])
  for (let times = 0; times < 3; times++) {
    wait(5_001)
    expect(await askAll()).toEqual([{}, {}])
  }
  expect(asked()).toBe(1)
  offline = false
  await endPause()
  const later = async () => {
    wait(5_001)
    return askAll()
  }
  await expect.poll(later).toEqual([answer, answer])
  expect(asked()).toBe(2)
})

test("a service that hangs keeps nobody waiting who can have the stored prices", async () => {
  let hanging: Promise<Response> | null = null
  const { askAll, wait, endPause } = await processes(1, () => hanging ?? Response.json(answer))
  await askAll()
  let resolve: (reply: Response) => void = () => undefined
  hanging = new Promise((answerNow) => {
    resolve = answerNow
  })
  await endPause()
  wait(5_001)
  expect(await askAll()).toEqual([answer])
  const changed = { solana: { usd: 151, last_updated_at: 1_700_000_060 } }
  resolve(Response.json(changed))
  const later = async () => {
    wait(5_001)
    return askAll()
  }
  await expect.poll(later).toEqual([changed])
})

test("HTML in place of prices leaves the prices unknown", async () => {
  const { askAll, asked } = await processes(1, () => new Response("<html>"))
  expect(await askAll()).toEqual([{}])
  expect(asked()).toBe(1)
})

test("a process without a database asks for itself, and writes why to the log", async () => {
  const lines: string[] = []
  const source = sharedPrices({
    url: "https://prices.test/simple/price",
    database: () => Promise.reject(new Error("no database")),
    log: createLog({ write: (line) => lines.push(line) }),
    fetch: async () => Response.json(answer),
  })
  expect(await source()).toEqual(answer)
  expect(lines[0]).toContain("no database")
})

test("an outage of hours is named when it begins, every half hour and when it is over", async () => {
  const lines: string[] = []
  let isAway = true
  const headers = { "retry-after": "7200" }
  const { wait, askAll, endPause, pauseLeftMs } = await processes(
    1,
    () => (isAway ? new Response("", { status: 503, headers }) : Response.json(answer)),
    {
      logOf: (nowMs) => createLog({ write: (line) => lines.push(line), nowMs }),
    },
  )
  const ask = async () => {
    await endPause()
    wait(30_000)
    await askAll()
  }
  for (let round = 0; round < 130; round++) {
    await ask()
    // What is stored already is given at once. The answer of the service is noted before its pause is stored, which is far longer
    // than the time that the one who asks has for it.
    await expect.poll(pauseLeftMs, { interval: 1 }).toBeGreaterThan(3_500_000)
  }
  const away = () => lines.filter((line) => line.includes("does not answer")).length
  expect(away()).toBe(3)
  isAway = false
  const over = async () => {
    await ask()
    return lines.filter((line) => line.includes("answers again"))
  }
  await expect.poll(over).toHaveLength(1)
}, 60_000)
