import { basename } from "node:path"
import type { Page, Request } from "playwright"
import { atBuiltCasino } from "../support/built-casino"
import { type Benchmark, type Figure, kilobytes } from "./report"

interface Transfer {
  url: URL
  kind: string
  /** Of the body as it came over the wire, compressed. */
  bytes: number
}

const gameBudget = "budget for a game's own chunk ≤ 40 kB"
const smallestListed = 1_000

/** What a visitor's `/` downloads and from whom, and what a game adds to it. */
export const visitor: Benchmark = {
  name: "visitor",
  builtApp: true,
  run: () =>
    atBuiltCasino(async ({ newPlayer }) => {
      const player = await newPlayer()
      const front = await transfersDuring(player.page, async () => {
        await player.page.goto("/", { waitUntil: "networkidle" })
      })
      const table = await transfersDuring(player.page, async () => {
        await player.sitDown()
        await player.page.waitForLoadState("networkidle")
      })
      const home = new URL(player.stack.addresses.url).host
      const known = new Set(front.map(({ url }) => url.pathname))
      const added = table.filter(({ url, kind }) => kind === "script" && !known.has(url.pathname))
      const strangers = [...new Set(front.map(({ url }) => url.host))].filter((host) => host !== home)
      return [
        { what: "JS on /", value: size(front, "script"), beside: "budget ≤ 100 kB" },
        { what: "CSS on /", value: size(front, "stylesheet") },
        { what: "fonts on /", value: size(front, "font") },
        { what: "everything on /", value: size(front), beside: "budget ≤ 350 kB" },
        { what: "requests on /", value: String(front.length), beside: `${strangers.length} other hosts, budget 0` },
        { what: "JS that connecting and opening dice add", value: size(added) },
        ...added
          .filter(({ bytes }) => bytes >= smallestListed)
          .sort((a, b) => b.bytes - a.bytes)
          .map(line),
      ]
    }),
}

const line = ({ url, bytes }: Transfer): Figure => {
  const name = basename(url.pathname)
  return { what: `  ${name}`, value: kilobytes(bytes), ...(name.startsWith("dice-") && { beside: gameBudget }) }
}

function size(transfers: readonly Transfer[], kind?: string): string {
  const wanted = transfers.filter((transfer) => kind === undefined || transfer.kind === kind)
  return kilobytes(wanted.reduce((sum, { bytes }) => sum + bytes, 0))
}

async function transfersDuring(page: Page, act: () => Promise<void>): Promise<Transfer[]> {
  const measuring: Promise<Transfer>[] = []
  const hear = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol !== "data:" && url.protocol !== "blob:") measuring.push(measure(request, url))
  }
  page.on("requestfinished", hear)
  await act()
  page.off("requestfinished", hear)
  return Promise.all(measuring)
}

async function measure(request: Request, url: URL): Promise<Transfer> {
  const { responseBodySize } = await request.sizes()
  return { url, kind: request.resourceType(), bytes: responseBodySize }
}
