import { comingSoonGames, type Player } from "../e2e/casino"
import { atBuiltCasino, type BuiltCasino } from "../support/built-casino"
import { elsewhere, FRAME, forgetFrames, longTasks, type Recording, readFrames, record, smoothness } from "./frames"
import { type MainThread, mainThread } from "./main-thread"
import { startRaceWithPlayer } from "./race"
import { type Benchmark, type Figure, ms, quantile } from "./report"

const slowdown = 4
const plays = 3
const waitMs = 2_000
const patienceMs = 40_000
/** By when a press has set something in motion, unless it only brought the next board. */
const startMs = 1_500
/** By when a machine that is too slow for depth has said so after a movement. */
const flatByMs = 1_000
const frameMs = 1_000 / 60

interface Game {
  id: string
  /** What plays it, and what brings the next board where a run has ended. */
  action: RegExp
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
  { id: "blackjack", action: /^(Deal|Stand)/ },
]
const solid = new Set(["dice", "plinko"])
const resting = new Set([elsewhere, "idle", "settled"])

/** How smoothly each game moves on a phone: four times slower than this machine. */
export const gameFrames: Benchmark = {
  name: "game-frames",
  builtApp: true,
  async run() {
    const flat = await atBuiltCasino(
      async (casino) => [...(await each(casino, games, "2D")), ...figuresOf("plinkorace", "2D", await raced(casino))],
      { openGames: comingSoonGames },
    )
    const deep = games.filter(({ id }) => solid.has(id))
    return [
      ...flat,
      ...(await atBuiltCasino((casino) => each(casino, deep, "3D"), { openGames: comingSoonGames, composed: true })),
    ]
  },
}

async function each(casino: BuiltCasino, chosen: readonly Game[], view: "2D" | "3D"): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const game of chosen) figures.push(...figuresOf(game.id, view, await played(casino, game, view)))
  return figures
}

interface Watched {
  recording: Recording
  /** Of each play. */
  work: readonly MainThread[]
}

function figuresOf(id: string, view: "2D" | "3D", { recording, work }: Watched): Figure[] {
  const phases = [...new Set(recording.frames.map(({ phase }) => phase))].filter((phase) => !resting.has(phase))
  if (phases.length === 0) throw new Error(`${id} was never seen in motion: nothing was measured.`)
  return phases.map((phase) => {
    const slots = work.flatMap((play) => framesIn(play, phase))
    const smooth = smoothness(`${id}: ${phase}`, phase, recording, slots.flat())
    return view === "2D" ? smooth : effort(`${id}, 3D: ${phase}`, slots, smooth.value)
  })
}

/** The tasks from one frame to the next, for each frame of a phase; the first of them draws it. */
function framesIn({ tasks, marks }: MainThread, phase: string): readonly (readonly number[])[] {
  const frames = marks.filter(({ name }) => name.startsWith(FRAME))
  return frames.flatMap(({ atMs, name }, frame) => {
    const next = frames[frame + 1]
    if (name !== `${FRAME}${phase}` || !next) return []
    // A task that draws a frame has begun before it writes down so.
    const from = tasks.findLastIndex((task) => task.atMs <= atMs)
    const until = tasks.findLastIndex((task) => task.atMs <= next.atMs)
    return [tasks.slice(from, until).map(({ ms }) => ms)]
  })
}

/**
 * What drawing with depth asks of the main thread. Without a graphics card the processor draws as well, so that frames a
 * second say how fast it does that: they stand beside, and judge nothing.
 */
function effort(what: string, slots: readonly (readonly number[])[], software: string): Figure {
  if (slots.length === 0) throw new Error(`${what} was never seen: nothing was measured.`)
  const drawing = slots.map(([task = 0]) => task)
  return {
    what,
    value: `median ${ms(quantile(drawing, 0.5))}, p95 ${ms(quantile(drawing, 0.95))} to draw a frame`,
    beside: `budget ≤ ${ms(frameMs)}; ${longTasks(slots.flat())}; drawn by the processor, ${software}`,
  }
}

async function played({ stack, newPlayer }: BuiltCasino, { id, action }: Game, view: "2D" | "3D"): Promise<Watched> {
  await stack.send("setDelay", waitMs)
  const player = await newPlayer()
  const { page, context } = player
  await context.addInitScript(
    (perGameModePreferences) => {
      localStorage.user ??= JSON.stringify({ newcomer: false, autoAdapt: false, perGameModePreferences })
    },
    { [id]: view },
  )
  const phases = await record(context, `[data-slot=${id}]`, "data-phase")
  await player.openGame({ game: id })
  const dock = page.locator("[data-slot=dock]")
  return watched(player, async () => {
    do await dock.getByRole("button", { name: action }).first().click({ timeout: patienceMs })
    while (!(await phases.leaves(resting, startMs)))
    await phases.until(resting)
    if (view === "2D") return
    // Where the processor draws, the flat view takes over; what is measured is the other.
    await page.waitForTimeout(flatByMs)
    const keep3d = page.getByRole("button", { name: "Keep 3D on" })
    if (await keep3d.isVisible()) await keep3d.click()
  })
}

/** The replay of one race, seen as often as other games are played. */
async function raced(casino: BuiltCasino): Promise<Watched> {
  const { player, phases } = await startRaceWithPlayer(casino)
  const { page } = player
  return watched(player, async () => {
    await page.getByRole("button", { name: /^Replay / }).click()
    await phases.leaves(resting, startMs)
    await phases.until(resting)
    await page.getByRole("button", { name: "Back to lobby" }).click()
  })
}

/** Plays a few times, at the slow speed. */
async function watched({ page, context }: Player, play: () => Promise<void>): Promise<Watched> {
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await forgetFrames(page)
  const work: MainThread[] = []
  for (let played = 0; played < plays; played++) {
    work.push(await mainThread(devtools, play))
    await page.keyboard.press("Escape")
  }
  const recording = await readFrames(page)
  await context.close()
  return { recording, work }
}
