import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import lighthouse from "lighthouse"
import { chromium } from "playwright"
import { chromiumLaunch } from "../../tools/browser"
import { Player } from "../e2e/casino"
import { StackProcess } from "../e2e/stack"
import { type Benchmark, type Figure, ms, quantile } from "./report"

const turns = 3

/** ARCHITECTURE's figures. */
const budgets = {
  front: { score: 95, lcpMs: 1_800, cls: 0.02, tbtMs: 150 },
  game: { score: 90, lcpMs: 2_500, cls: 0.02, tbtMs: 200 },
}

interface Verdict {
  score: number
  accessibility: number
  lcpMs: number
  cls: number
  tbtMs: number
}

/** Lighthouse as a phone sees the built app: the front page for a visitor, a table for a player. Medians of three. */
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
    try {
      const front = await judge(`${stack.addresses.url}/`, port, false)
      const player = new Player(await context.newPage(), context, stack)
      await player.sitDown()
      const table = player.page.url()
      await player.page.close()
      const game = await judge(table, port, true)
      return [...figures("/", front, budgets.front), ...figures("dice", game, budgets.game)]
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
      await stack.stop()
    }
  },
}

/** Loads the page a few times in Lighthouse's phone; `known` keeps what the browser remembers, such as the wallet. */
async function judge(url: string, port: number, known: boolean): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (let turn = 0; turn < turns; turn++) {
    const run = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility"],
      disableStorageReset: known,
    })
    if (!run) throw new Error(`Lighthouse has nothing to say about ${url}`)
    const { audits, categories } = run.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    verdicts.push({
      score: (categories.performance?.score ?? Number.NaN) * 100,
      accessibility: (categories.accessibility?.score ?? Number.NaN) * 100,
      lcpMs: value("largest-contentful-paint"),
      cls: value("cumulative-layout-shift"),
      tbtMs: value("total-blocking-time"),
    })
  }
  const median = (key: keyof Verdict) => {
    const values = verdicts.map((verdict) => verdict[key])
    return quantile(values, 0.5)
  }
  return {
    score: median("score"),
    // One turn with a barrier is a barrier.
    accessibility: Math.min(...verdicts.map(({ accessibility }) => accessibility)),
    lcpMs: median("lcpMs"),
    cls: median("cls"),
    tbtMs: median("tbtMs"),
  }
}

const figures = (page: string, verdict: Verdict, most: typeof budgets.front): Figure[] => [
  { what: `${page}: performance`, value: verdict.score.toFixed(0), beside: `budget ≥ ${most.score}` },
  { what: `${page}: accessibility`, value: verdict.accessibility.toFixed(0), beside: "budget 100" },
  { what: `${page}: largest contentful paint`, value: ms(verdict.lcpMs), beside: `budget ≤ ${ms(most.lcpMs)}` },
  { what: `${page}: cumulative layout shift`, value: verdict.cls.toFixed(3), beside: `budget ≤ ${most.cls}` },
  { what: `${page}: total blocking time`, value: ms(verdict.tbtMs), beside: `budget ≤ ${ms(most.tbtMs)}` },
]

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === "string") throw new Error("No free port")
  return address.port
}
