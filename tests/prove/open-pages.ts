import { once } from "node:events"
import { Connection } from "@solana/web3.js"
import { type Localnet, startLocalnet } from "#localnet"
import { openDatabase } from "../../server/database/open-database"
import { PlayStore } from "../../server/database/play-store"
import { openStorage, type TestStorage } from "../../server/testing/storage"
import { fillPlays } from "../bench/fill-plays"
import type { OpenPages } from "../load/open-pages"
import { type ApiProcess, forkOn, startApi } from "../support/api-process"
import { processorUs } from "../support/processor-time"
import { sol } from "../support/sol"
import type { Claim, Proof } from "./proof"

const pages = 10_000
const seconds = 20
const slowestP99Ms = 50
const mostOfCore = 0.6
const mostOfOne = 1.15
const serverCore = 0
const clientCore = 1

/** As many visible pages as one process has to carry, and what three processes cost for the same pages. */
export const openPages: Proof = {
  name: "open-pages",
  proves: "10,000 open pages that nobody uses on one process: polls p99 within 50 ms, at most 60 % of a core",
  minutes: 2,
  occupies: "machine",
  async run(report, say) {
    const storage = await openStorage("PostgreSQL")
    const network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "open pages" })
    const { rpcUrl, wsUrl, addresses } = network
    const config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
    await fill(storage, network)
    const start = () =>
      startApi({ place: storage.place, config, core: serverCore, environment: { PRICES_URL: "http://127.0.0.1:9/" } })
    const processes = [await start()]
    try {
      await warmUp(processes)
      const one = await measure(processes)
      say(inWords(one))
      report(...judgeOne(one))
      processes.push(await start(), await start())
      await warmUp(processes.slice(1))
      const three = await measure(processes)
      say(inWords(three))
      const ratio = three.usPerRequest / one.usPerRequest
      report({
        text: `a request costs at most ${mostOfOne} times as much with three processes`,
        held: ratio <= mostOfOne && three.errors === 0,
        figure: `${three.usPerRequest.toFixed(0)} microseconds, ${ratio.toFixed(2)} times ${one.usPerRequest.toFixed(0)}; ${three.errors} errors`,
      })
    } finally {
      await Promise.all(processes.map((api) => api.stop()))
      await network.close()
      await storage.close()
    }
  },
}

/** A process compiles what it runs often: each has answered as many pages alone before it is measured, a new one as well. */
async function warmUp(processes: readonly ApiProcess[]) {
  for (const process of processes) await measure([process])
}

type Measured = OpenPages & { usPerRequest: number; ofCore: number }

async function measure(processes: readonly ApiProcess[]): Promise<Measured> {
  const urls = processes.map(({ url }) => url).join(",")
  const child = forkOn(clientCore, "tests/load/open-pages.ts", [`${seconds}`, `${pages}`, urls])
  const used = () => processes.reduce((sum, { child }) => sum + processorUs(child.pid ?? 0), 0)
  await once(child, "message")
  const beforeUs = used()
  const beganMs = performance.now()
  const [result]: [OpenPages] = (await once(child, "message")) as [OpenPages]
  const cpuUs = used() - beforeUs
  const tookMs = performance.now() - beganMs
  return { ...result, usPerRequest: cpuUs / result.requests, ofCore: cpuUs / (tookMs * 1_000) }
}

const inWords = ({ requests, unchanged, errors, failed, p50Ms, p99Ms, usPerRequest, ofCore }: Measured) =>
  `${(requests / seconds).toFixed(0)} requests/s, ${unchanged} of ${requests} unchanged, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${usPerRequest.toFixed(0)} microseconds each, ${(ofCore * 100).toFixed(0)} % of a core, ${errors} errors ${JSON.stringify(failed)}`

/** The rate is that of the pages, whatever the machine had time for: what a request costs says how much of a core they take. */
function judgeOne(one: Measured): [Claim] {
  const perSecond = (pages * 15) / 60
  const ofCore = (one.usPerRequest * perSecond) / 1_000_000
  return [
    {
      text: `${pages} open pages on one process`,
      held: one.errors === 0 && ofCore <= mostOfCore && one.p99Ms <= slowestP99Ms,
      figure: `p99 ${one.p99Ms.toFixed(1)} ms, ${(ofCore * 100).toFixed(0)} % of a core at ${perSecond} requests/s, ${one.errors} errors`,
    },
  ]
}

async function fill({ place }: TestStorage, { rpcUrl, addresses: { creator } }: Localnet) {
  const database = await openDatabase(place)
  const chain = await new Connection(rpcUrl).getGenesisHash()
  await fillPlays(await PlayStore.open(database, { chain, creator }), sol.mint, 10_000)
  await database.close()
}
