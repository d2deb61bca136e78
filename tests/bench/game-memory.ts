import type { CDPSession } from "playwright"
import { atBuiltCasino } from "../support/built-casino"
import { type Benchmark, kilobytes } from "./report"

const games = [
  { id: "dice", action: /^Roll/ },
  { id: "slots", action: /^Spin/ },
  { id: "plinko", action: /^Drop/ },
] as const
const settling = 50
const plays = 200

/**
 * Compiled code lies on the heap too, and for some 300 plays the engine compiles what it sees often: a megabyte, once. So
 * that a leak of a kilobyte a play is seen, it interprets here.
 */
const interpreted = "--no-opt --no-maglev --no-sparkplug"

/** What a long evening on one game page leaves behind: the heap after 50 plays, and after 200 more. Free play, without movement. */
export const gameMemory: Benchmark = {
  name: "game-memory",
  builtApp: true,
  run: () =>
    atBuiltCasino(
      async ({ newPlayer }) => {
        const figures = []
        for (const { id, action } of games) {
          const player = await newPlayer({ reducedMotion: "reduce" })
          const { page, context } = player
          await player.openGame({ funded: false, game: id })
          await page.goto(`/game/demo/${id}`)
          await player.start()
          const devtools = await context.newCDPSession(page)
          const button = page.locator("[data-slot=dock]").getByRole("button", { name: action })
          const playOn = async (count: number) => {
            for (let play = 0; play < count; play++) {
              await button.click()
              await page.locator(`[data-slot=${id}][data-phase=settled]`).waitFor()
              await page.keyboard.press("Escape")
            }
          }
          await playOn(settling)
          const before = await heap(devtools)
          await playOn(plays)
          const after = await heap(devtools)
          figures.push({
            what: `${id}: heap and nodes after ${settling} plays, and after ${plays} more`,
            value: `${kilobytes(before.bytes)}, ${before.nodes} → ${kilobytes(after.bytes)}, ${after.nodes}`,
            beside: "flat; the history keeps 50 results",
          })
          await context.close()
        }
        return figures
      },
      { jsFlags: interpreted },
    ),
}

/** What is still in use once the garbage is gone. */
async function heap(devtools: CDPSession): Promise<{ bytes: number; nodes: number }> {
  await devtools.send("HeapProfiler.enable")
  for (let pass = 0; pass < 3; pass++) await devtools.send("HeapProfiler.collectGarbage")
  const { usedSize } = await devtools.send("Runtime.getHeapUsage")
  const { nodes } = await devtools.send("Memory.getDOMCounters")
  return { bytes: usedSize, nodes }
}
