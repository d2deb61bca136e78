import { basename } from "node:path"
import { budgets } from "../../tools/budgets/budgets"
import { atBuiltCasino } from "../support/built-casino"
import { bytesOf, type Transfer, transfersDuring } from "../support/transfers"
import { type Benchmark, type Figure, kilobytes } from "./report"

const gameBudget = `budget for a game's own chunk ≤ ${kilobytes(budgets.game)}`
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
        await player.openGame()
        await player.page.waitForLoadState("networkidle")
      })
      const home = new URL(player.stack.addresses.url).host
      const known = new Set(front.map(({ url }) => url.pathname))
      const added = table.filter(({ url, kind }) => kind === "script" && !known.has(url.pathname))
      const strangers = [...new Set(front.map(({ url }) => url.host))].filter((host) => host !== home)
      return [
        { what: "JS on /", value: size(front, "script"), beside: `budget ≤ ${kilobytes(budgets.scriptInAll)}` },
        { what: "CSS on /", value: size(front, "stylesheet") },
        { what: "fonts on /", value: size(front, "font") },
        { what: "everything on /", value: size(front), beside: `budget ≤ ${kilobytes(budgets.everything)}` },
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

const size = (transfers: readonly Transfer[], kind?: string) => kilobytes(bytesOf(transfers, kind))
