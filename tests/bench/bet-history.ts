import { createHash } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { Connection } from "@solana/web3.js"
import { localnetAddresses } from "#localnet"
import { toBase58 } from "../../server/contract/base58"
import { openDatabase } from "../../server/database/open-database"
import { PlayStore } from "../../server/database/play-store"
import { sampleGame } from "../../server/testing/sample-game"
import { openStorage } from "../../server/testing/storage"
import { atBuiltCasino, type BuiltCasino } from "../support/built-casino"
import { fillPlays } from "./fill-plays"
import { FRAME } from "./frames"
import { type MainThread, mainThread } from "./main-thread"
import { type Benchmark, type Figure, ms, quantile } from "./report"

const sol = "So11111111111111111111111111111111111111112"
const allPlays = Number(process.env.PLAYS ?? 1_000_000)
const ownPlays = 10_000
const batch = 200
const slowdown = 4
const frames = 400
/** 1,800 pixels a second at sixty frames: a quick wheel. */
const pixelsPerFrame = 30
const visits = 15
const budgets = { frameMs: 18, firstRowsMs: 300 }
const patienceMs = 60_000

const bytesOf = (name: string) => createHash("sha512").update(name).digest()
const player = toBase58(bytesOf("player of ten thousand bets").subarray(0, 32))
const pool = toBase58(bytesOf("pool").subarray(0, 32))

/** A wallet with 10,000 bets among a million plays: how soon its first rows are there, and what scrolling through them costs. */
export const betHistory: Benchmark = {
  name: "bet-history",
  builtApp: true,
  async run() {
    const storage = await openStorage("PostgreSQL")
    try {
      if (!("url" in storage.place)) throw new Error("The benchmark needs a database server")
      return await atBuiltCasino((casino) => measure(casino, storage.place), { databaseUrl: storage.place.url })
    } finally {
      await storage.close()
    }
  },
}

type Place = Parameters<typeof openDatabase>[0]

/** The casino's own database, filled beside its server. */
async function fill({ stack }: BuiltCasino, place: Place) {
  const { rpcUrl, wsUrl } = stack.addresses
  const { creator } = localnetAddresses
  const chain = await new Connection(rpcUrl, { wsEndpoint: wsUrl }).getGenesisHash()
  const database = await openDatabase(place)
  try {
    const store = await PlayStore.open(database, { chain, creator })
    await fillPlays(store, sol, allPlays - ownPlays)
    const nowMs = Date.now()
    for (let first = 0; first < ownPlays; first += batch) {
      const games = Array.from({ length: batch }, (_, index) => gameAt(first + index, nowMs))
      await store.saveNews({ games, openBets: [], missing: [], rest: null }, null, nowMs)
    }
  } finally {
    await database.close()
  }
}

const gameAt = (nonce: number, nowMs: number) =>
  sampleGame({
    ...{ player, pool, nonce, token: sol },
    signature: toBase58(bytesOf(`settlement ${nonce}`)),
    betSignature: toBase58(bytesOf(`bet ${nonce}`)),
    slot: allPlays + nonce,
    timeMs: nowMs - (ownPlays - nonce) * 1_000,
    wager: 10_000_000n,
    payout: nonce % 3 === 0 ? 20_000_000n : 0n,
    multiplierBps: nonce % 3 === 0 ? 20_000 : 0,
  })

async function measure(casino: BuiltCasino, place: Place): Promise<Figure[]> {
  await fill(casino, place)
  const { page, context } = await casino.newPlayer({ reducedMotion: "reduce" })
  const history = `/explorer/player/${player}?tab=history`
  const rows = page.getByRole("table", { name: "Bet history" }).getByRole("row")
  const open = async () => {
    await page.goto(history)
    await expect(rows.nth(5)).toBeVisible({ timeout: patienceMs })
  }
  await open()
  const waits = await firstRows(page)
  await open()
  await loadAll(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const scrolled = workPerFrame(await mainThread(devtools, () => page.evaluate(scroll, { frames, pixelsPerFrame })))
  await page.evaluate(emptied)
  const empty = workPerFrame(await mainThread(devtools, () => page.evaluate(scroll, { frames, pixelsPerFrame })))
  return [
    {
      what: `first rows of a history among ${allPlays.toLocaleString("en")} plays, median of ${visits} navigations`,
      value: ms(quantile(waits, 0.5)),
      beside: `budget ≤ ${ms(budgets.firstRowsMs)}; slowest ${ms(Math.max(...waits))}`,
    },
    {
      what: `scrolling ${ownPlays.toLocaleString("en")} rows at ${slowdown}x throttle, median main-thread work of a frame`,
      value: ms(quantile(scrolled, 0.5)),
      beside: `budget ≤ ${ms(budgets.frameMs)}; p95 ${ms(quantile(scrolled, 0.95))}; ${scrolled.length} frames`,
    },
    {
      what: "the same over an empty list of that height",
      value: ms(quantile(empty, 0.5)),
      beside: `p95 ${ms(quantile(empty, 0.95))}`,
    },
  ]
}

/** From a press on the tab to the rows, in the app that is loaded already and has not read the history before. */
async function firstRows(page: Page): Promise<number[]> {
  const waits: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto(`/explorer/player/${player}`)
    await expect(page.getByRole("table", { name: "Recent Plays" }).getByRole("row").nth(5)).toBeVisible()
    await page.waitForLoadState("networkidle")
    await page.evaluate(() => {
      const seen = { atMs: 0 }
      Object.assign(window, { seen })
      const look = () => {
        if (document.querySelectorAll("[aria-label='Bet history'] a[href*='/explorer/transaction/']").length === 0)
          return
        requestAnimationFrame(() => {
          seen.atMs ||= performance.now()
        })
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      document.addEventListener("pointerdown", () => Object.assign(window, { pressedAtMs: performance.now() }), true)
    })
    await page.getByRole("tab", { name: "Bet history" }).click()
    const wait = () => page.evaluate(() => Reflect.get(window, "seen").atMs - Reflect.get(window, "pressedAtMs"))
    await expect.poll(wait).toBeGreaterThan(0)
    waits.push(await wait())
  }
  return waits
}

/** Presses "Show older" until the whole history is there. */
async function loadAll(page: Page) {
  const about = page.getByRole("region", { name: "Bet history" }).getByRole("heading", { name: /^Bet history/ })
  for (let loaded = batch; loaded < ownPlays; loaded += batch) {
    await expect(about).toContainText(`${loaded} of ${ownPlays.toLocaleString("en")}`, { timeout: patienceMs })
    await page.getByRole("button", { name: "Show older" }).click()
  }
  await expect(page.getByRole("button", { name: "Show older" })).toBeHidden({ timeout: patienceMs })
}

/** Runs in the page: scrolls the list of the history, with a mark for each frame. */
async function scroll({ frames, pixelsPerFrame }: { frames: number; pixelsPerFrame: number }) {
  const list = [...document.querySelectorAll<HTMLElement>("[aria-label='Bet history'] *, [data-emptied]")].find(
    (element) => element.scrollHeight > element.clientHeight + 10_000,
  )
  if (!list) throw new Error("No list to scroll")
  list.scrollTop = 0
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame)
    performance.mark("frame: scrolling")
    list.scrollTop += pixelsPerFrame
  }
}

/** Runs in the page: puts a list of the same height without rows in place of the history. */
function emptied() {
  const list = [...document.querySelectorAll<HTMLElement>("[aria-label='Bet history'] *")].find(
    (element) => element.scrollHeight > element.clientHeight + 10_000,
  )
  if (!list) throw new Error("No list to empty")
  const height = list.scrollHeight
  const empty = list.cloneNode(false) as HTMLElement
  const content = document.createElement("div")
  content.style.height = `${height}px`
  empty.dataset.emptied = ""
  empty.append(content)
  list.replaceWith(empty)
}

/** Processor time of the main thread from each frame to the next. */
function workPerFrame({ tasks, marks }: MainThread): number[] {
  const begins = marks.filter(({ name }) => name.startsWith(FRAME)).map(({ atMs }) => atMs)
  return begins.slice(0, -1).map((from, index) => {
    const until = begins[index + 1] ?? from
    return tasks.filter(({ atMs }) => atMs >= from && atMs < until).reduce((sum, task) => sum + task.ms, 0)
  })
}
