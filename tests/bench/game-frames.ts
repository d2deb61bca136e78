import { atBuiltCasino, type BuiltCasino } from "../support/built-casino"
import { elsewhere, readFrames, record, smoothness } from "./frames"
import type { Benchmark, Figure } from "./report"

const slowdown = 4
const plays = 3
const waitMs = 2_000
const patienceMs = 40_000

interface Game {
  id: string
  /** What plays it, and what brings the next board where a run has ended. */
  action: RegExp
  view?: "2D" | "3D"
}

const games: readonly Game[] = [
  { id: "dice", action: /^Roll/ },
  { id: "magic8ball", action: /^Ask/ },
  { id: "slots", action: /^Spin/ },
  { id: "flip", action: /^Flip/ },
  { id: "hilo", action: /^(Hi or equal|Lo or equal|Higher|Lower|New run)/ },
  { id: "mines", action: /^(Open a tile|New board)/ },
  { id: "plinko", action: /^Drop/ },
  { id: "crash", action: /^Launch/ },
  { id: "blackjack", action: /^Deal/ },
  { id: "dice", action: /^Roll/, view: "3D" },
  { id: "flip", action: /^Flip/, view: "3D" },
  { id: "plinko", action: /^Drop/, view: "3D" },
]

/** How smoothly each game moves on a phone: four times slower than this machine. */
export const gameFrames: Benchmark = {
  name: "game-frames",
  builtApp: true,
  run: () =>
    atBuiltCasino(
      async (casino) => {
        const figures: Figure[] = []
        for (const game of games) figures.push(...(await measured(casino, game)))
        return figures
      },
      { openGames: "hilo,crash" },
    ),
}

async function measured({ stack, newPlayer }: BuiltCasino, { id, action, view = "2D" }: Game) {
  await stack.tell("setDelay", waitMs)
  const player = await newPlayer()
  const { page, context } = player
  await context.addInitScript(
    (perGameModePreferences) => {
      localStorage.user ??= JSON.stringify({ newcomer: false, autoAdapt: false, perGameModePreferences })
    },
    { [id]: view },
  )
  await record(context, `[data-slot=${id}]`, "data-phase")
  await player.sitDown({ game: id })
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const dock = page.locator("[data-slot=dock]")
  for (let play = 0; play < plays; play++) {
    const settled = (await player.settledOnChain()).length
    while ((await player.settledOnChain()).length === settled) {
      await dock.getByRole("button", { name: action }).first().click({ timeout: patienceMs })
      await page.waitForTimeout(waitMs + 500)
    }
    await page.locator(`[data-slot=${id}][data-phase=settled], [data-slot=${id}][data-phase=idle]`).waitFor({
      timeout: patienceMs,
    })
    await page.keyboard.press("Escape")
  }
  const recording = await readFrames(page)
  await context.close()
  const phases = [...new Set(recording.frames.map(({ phase }) => phase))].filter((phase) => !resting.has(phase))
  if (phases.length === 0) throw new Error(`${id} was never seen in motion: nothing was measured.`)
  return phases.map((phase) => smoothness(`${id}${view === "3D" ? ", 3D" : ""}: ${phase}`, phase, recording))
}

const resting = new Set([elsewhere, "idle", "settled"])
