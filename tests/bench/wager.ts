import { existsSync } from "node:fs"
import { relative } from "node:path"
import { setTimeout } from "node:timers/promises"
import type { CDPSession } from "playwright"
import { atBuiltCasino } from "../support/built-casino"
import type { Benchmark } from "./report"

/** What a bet leaves to do has been done by then. */
const restMs = 5_000
const idleMs = 10_000

/**
 * The way of a wager: own files of app and features of which a function runs between the press of Roll in Dice and the shown
 * result, and not in ten idle seconds. A file's own first run is not counted, nor is the bet before it, which loads what a first bet does.
 */
export const wager: Benchmark = {
  name: "wager",
  run: () =>
    atBuiltCasino(
      async ({ newPlayer }) => {
        const player = await newPlayer({ reducedMotion: "reduce" })
        // The development server transforms every file for the first page.
        player.page.setDefaultTimeout(300_000)
        const devtools = await player.context.newCDPSession(player.page)
        await devtools.send("Profiler.enable")
        await devtools.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false })
        await player.openGame()
        await player.rollOnce()
        await setTimeout(restMs)
        await ran(devtools)
        await setTimeout(idleMs)
        const idle = await ran(devtools)
        await player.rollOnce()
        const files = [...(await ran(devtools))]
          .map(([file, functions]) => ({
            file,
            count: [...functions].filter((begun) => !idle.get(file)?.has(begun)).length,
          }))
          .filter(({ count }) => count > 0)
          .sort((one, other) => one.file.localeCompare(other.file))
        const functions = files.reduce((sum, { count }) => sum + count, 0)
        return [
          {
            what: "files between the press and the result",
            value: `${files.length}`,
            beside: `${functions} functions`,
          },
          ...files.map(({ file, count }) => ({ what: `  ${file}`, value: `${count}` })),
        ]
      },
      { web: "dev" },
    ),
}

/** Functions that ran since the last reading by the file that has them, each by where it begins. */
async function ran(devtools: CDPSession): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const { result } = await devtools.send("Profiler.takePreciseCoverage")
  return new Map(
    result.flatMap(({ url, functions }) => {
      const file = ownFile(url)
      const begun = functions.flatMap(({ ranges: [whole] }) =>
        whole && whole.startOffset > 0 && whole.count > 0 ? [whole.startOffset] : [],
      )
      return file === null ? [] : [[file, new Set(begun)] as const]
    }),
  )
}

/** The file of app or features that the development server sent; null for everything else. */
function ownFile(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { pathname } = new URL(url)
  const outside = /^\/@fs(\/.+)$/.exec(pathname)?.[1]
  const path = outside ? relative(process.cwd(), outside) : `app${pathname}`
  return /^(app|features)\/.+\.tsx?$/.test(path) && existsSync(path) ? path : null
}
