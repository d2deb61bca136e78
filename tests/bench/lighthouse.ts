import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import lighthouse, { type RunnerResult } from "lighthouse"
import { chromium } from "playwright"
import { chromiumLaunch } from "../../tools/browser"
import { Player } from "../e2e/casino"
import { StackProcess } from "../e2e/stack"
import { freePort } from "../support/free-port"
import { type Benchmark, type Figure, ms, quantile } from "./report"

const runs = 3

/** Figures of docs/architecture.md; what is missing has no budget. */
interface Budget {
  score: number
  fcpMs?: number
  lcpMs?: number
  cls?: number
  tbtMs: number
  requestsBeforeLoad?: number
  requests?: number
}

const visitorHome: Budget = { score: 95, lcpMs: 1_800, cls: 0.02, tbtMs: 150 }
const playerHome: Budget = { score: 97, tbtMs: 150, requests: 50 }
const gamePage: Budget = {
  score: 95,
  fcpMs: 1_300,
  lcpMs: 2_000,
  cls: 0.02,
  tbtMs: 150,
  requestsBeforeLoad: 20,
  requests: 45,
}

const explorerPage: Budget = { score: 90, tbtMs: 200 }
const staticPage: Budget = { score: 95, tbtMs: 200 }

interface Measurement {
  score: number
  accessibility: number
  seo: number
  fcpMs: number
  lcpMs: number
  cls: number
  tbtMs: number
  requestsBeforeLoad: number
  requests: number
  scriptBytes: number
}

/** Lighthouse's phone on ten pages of the built app, for a visitor and for a player. Medians of three runs. */
export const lighthouseBench: Benchmark = {
  name: "lighthouse",
  builtApp: true,
  async run() {
    const stack = await StackProcess.start()
    const profile = mkdtempSync(join(tmpdir(), "lighthouse-"))
    const port = await freePort()
    const launch = chromiumLaunch()
    const context = await chromium.launchPersistentContext(profile, {
      ...launch,
      baseURL: stack.addresses.url,
      args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
    })
    const at = (path: string) => `${stack.addresses.url}${path}`
    try {
      const figures: Figure[] = []
      const add = async (title: string, url: string, keepStorage: boolean, budget: Budget) =>
        void figures.push(...figuresOf(title, await measure(url, port, keepStorage), budget))
      await add("/ (visitor)", at("/"), false, visitorHome)
      await add("/game/demo/dice (no wallet)", at("/game/demo/dice"), false, gamePage)
      const player = new Player(await context.newPage(), context, stack)
      await player.openGame()
      const table = player.page.url()
      await player.roll().click()
      await player.announcement().waitFor()
      const settled = await settledSignature(stack.addresses.url)
      await player.page.close()
      await add("/game/{wallet}/dice", table, true, gamePage)
      await add("/dice (player)", at("/dice"), true, gamePage)
      await add("/ (player)", at("/"), true, playerHome)
      await add("/explorer", at("/explorer"), false, explorerPage)
      await add("/explorer/transaction/{signature}", at(`/explorer/transaction/${settled}`), false, explorerPage)
      for (const path of ["/terms", "/fairness", "/help"]) await add(path, at(path), false, staticPage)
      return figures
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
      await stack.stop()
    }
  },
}

/** The newest settled bet, once the indexer has it. */
async function settledSignature(url: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${url}/api/events/settledGames?itemsPerPage=1`)
    const { results = [] }: { results?: { signature: string }[] } = await reply.json()
    if (results[0]) return results[0].signature
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** @param keepStorage whether the browser remembers what a player has stored, such as the wallet */
async function measure(url: string, port: number, keepStorage: boolean): Promise<Measurement> {
  const measured: Measurement[] = []
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "seo"],
      // The cache is cleared in either case: what is measured is a first visit on this device's storage.
      ...(keepStorage && { clearStorageTypes: ["cache_storage"] }),
    })
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}`)
    measured.push(measurementOf(result))
  }
  const median = (key: keyof Measurement) =>
    quantile(
      measured.map((one) => one[key]),
      0.5,
    )
  return {
    score: median("score"),
    // A fault in one run is a fault.
    accessibility: Math.min(...measured.map(({ accessibility }) => accessibility)),
    seo: Math.min(...measured.map(({ seo }) => seo)),
    fcpMs: median("fcpMs"),
    lcpMs: median("lcpMs"),
    cls: median("cls"),
    tbtMs: median("tbtMs"),
    requestsBeforeLoad: median("requestsBeforeLoad"),
    requests: median("requests"),
    scriptBytes: median("scriptBytes"),
  }
}

/** Code is fetched before it is imported, and the import reads the browser's cache: one request, in two rows. */
function withoutCachedImports(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const code = new Set<unknown>()
  return rows.filter(({ url }) => {
    if (!String(url).endsWith(".js")) return true
    if (code.has(url)) return false
    code.add(url)
    return true
  })
}

function measurementOf({ lhr: { audits, categories } }: RunnerResult): Measurement {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const rows = (audit: string) => {
    const details = audits[audit]?.details
    return details && "items" in details ? (details.items as Record<string, unknown>[]) : []
  }
  const requests = withoutCachedImports(rows("network-requests").filter((row) => !String(row.url).startsWith("data:")))
  const loadMs = Number(rows("metrics")[0]?.observedLoad)
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    accessibility: (categories.accessibility?.score ?? Number.NaN) * 100,
    seo: (categories.seo?.score ?? Number.NaN) * 100,
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbtMs: value("total-blocking-time"),
    requestsBeforeLoad: requests.filter((row) => Number(row.networkRequestTime) < loadMs).length,
    requests: requests.length,
    scriptBytes: requests
      .filter((row) => row.resourceType === "Script")
      .reduce((sum, row) => sum + Number(row.transferSize), 0),
  }
}

function figuresOf(page: string, found: Measurement, budget: Budget): Figure[] {
  const most = (limit: number | undefined, text: (value: number) => string = String) =>
    limit === undefined ? {} : { beside: `budget ≤ ${text(limit)}` }
  return [
    { what: `${page}: performance`, value: found.score.toFixed(0), beside: `budget ≥ ${budget.score}` },
    { what: `${page}: accessibility`, value: found.accessibility.toFixed(0), beside: "budget 100" },
    { what: `${page}: SEO`, value: found.seo.toFixed(0) },
    { what: `${page}: first contentful paint`, value: ms(found.fcpMs), ...most(budget.fcpMs, ms) },
    { what: `${page}: largest contentful paint`, value: ms(found.lcpMs), ...most(budget.lcpMs, ms) },
    { what: `${page}: cumulative layout shift`, value: found.cls.toFixed(3), ...most(budget.cls) },
    { what: `${page}: total blocking time`, value: ms(found.tbtMs), ...most(budget.tbtMs, ms) },
    {
      what: `${page}: requests before load`,
      value: String(found.requestsBeforeLoad),
      ...most(budget.requestsBeforeLoad),
    },
    { what: `${page}: requests`, value: String(found.requests), ...most(budget.requests) },
    { what: `${page}: JavaScript`, value: `${(found.scriptBytes / 1_000).toFixed(0)} kB` },
  ]
}
