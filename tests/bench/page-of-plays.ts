import { execFile } from "node:child_process"
import { promisify } from "node:util"
import autocannon from "autocannon"
import { openDatabase } from "../../server/database/open-database"
import { PlayStore } from "../../server/database/play-store"
import { openStorage } from "../../server/testing/storage"
import { testWallet } from "../../server/testing/test-api"
import { type ApiProcess, startApi } from "../support/api-process"
import { processorUs } from "../support/processor-time"
import { sol } from "../support/sol"
import { fillingPlace, fillPlays } from "./fill-plays"
import { type Benchmark, type Figure, ms, quantile } from "./report"

const count = 1_000_000
const path = "/api/events/settledGames?itemsPerPage=200"
const samples = 300
const seconds = 8
const pressing = 4

/** A page of 200 plays of a million, from one process with PostgreSQL: what it costs, and what else waits for it. */
export const pageOfPlays: Benchmark = {
  name: "page",
  async run() {
    const storage = await openStorage("PostgreSQL")
    const creator = testWallet().address
    const database = await openDatabase(fillingPlace(storage.place))
    try {
      const store = await PlayStore.open(database, { chain: "bench", creator })
      await fillPlays(store, sol.mint, Number(process.env.PLAYS ?? count))
      await store.saveNews({ games: [], openBets: [], missing: [], rest: null }, null, Date.now())
      // Without a node the API serves what it has read before.
      const nowhere = { rpcUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9" }
      const config = { cluster: "localnet", ...nowhere, creator, tokens: [sol] }
      const api = await startApi({ place: storage.place, config })
      try {
        return await measure(api)
      } finally {
        await api.stop()
      }
    } finally {
      await database.close()
      await storage.close()
    }
  },
}

let asked = 0
/** Each request comes from an address of its own: limits are for one visitor, and these are many. */
const fromElsewhere = () => ({ "x-forwarded-for": `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}` })

async function measure(api: ApiProcess): Promise<Figure[]> {
  const figures: Figure[] = []
  const press = async (address: string, coding: string) => {
    const reply = await fetch(`${api.url}${address}`, { headers: { ...fromElsewhere(), "accept-encoding": coding } })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  }
  const cpuOf = async (addresses: () => string, coding: string) => {
    for (let warm = 0; warm < 50; warm++) await press(addresses(), coding)
    const before = processorUs(api.child.pid ?? 0)
    for (let sample = 0; sample < samples; sample++) await press(addresses(), coding)
    return ms((processorUs(api.child.pid ?? 0) - before) / 1_000 / samples)
  }
  const budgets = { identity: "budget ≤ 3.0 ms", br: "budget ≤ 5.0 ms", gzip: "budget ≤ 5.0 ms" }
  let cursor = 0
  const others = () => `${path}&before=${80_000_000 - cursor++ * 1_000}-999999999`
  for (const [coding, beside] of Object.entries(budgets)) {
    figures.push({
      what: `page=1, processor time, ${coding}`,
      value: await cpuOf(() => `${path}&page=1`, coding),
      beside,
    })
    figures.push({
      what: `another page each time, processor time, ${coding}`,
      value: await cpuOf(others, coding),
      beside,
    })
  }
  const rate = await autocannon({ ...pressed(api, 50), duration: seconds })
  figures.push({
    what: "page=1, requests of one process",
    value: `${Math.round(rate.requests.average)} /s`,
    beside: failuresOf(rate),
  })
  figures.push({ what: "/api/session alone, p99", value: ms(quantile(await sessionTimes(api), 0.99)) })
  const load = autocannon({ ...pressed(api, pressing), duration: seconds })
  const times = await sessionTimes(api)
  figures.push({
    what: `/api/session while ${pressing} clients press page=1, p99`,
    value: ms(quantile(times, 0.99)),
    beside: failuresOf(await load),
  })
  return figures
}

const pressed = (api: ApiProcess, connections: number): autocannon.Options => ({
  url: api.url,
  connections,
  requests: [
    {
      path: `${path}&page=1`,
      setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...fromElsewhere() } }),
    },
  ],
})

const failuresOf = ({ errors, non2xx }: autocannon.Result) => `${errors + non2xx} failures`

/**
 * Twenty a second for most of the time that the clients press, asked by a process of its own: one that also takes the pages
 * measures how long its own turn took.
 */
async function sessionTimes(api: ApiProcess): Promise<number[]> {
  const count = (seconds - 2) * 20
  const asking = [process.execPath, ["--input-type=module", "--eval", sessionScript, api.url, `${count}`]] as const
  const { stdout } = await promisify(execFile)(...asking)
  return JSON.parse(stdout)
}

const sessionScript = `
  const [url, count] = process.argv.slice(1)
  const times = []
  for (let sample = 0; sample < Number(count); sample++) {
    const startMs = performance.now()
    await (await fetch(url + "/api/session", { headers: { "x-forwarded-for": "10.255." + (sample >> 8) + "." + (sample & 255) } })).arrayBuffer()
    times.push(performance.now() - startMs)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  console.log(JSON.stringify(times.slice(5)))`
