import { mkdirSync, writeFileSync } from "node:fs"
import { StackProcess } from "../e2e/stack"
import { chosenGames } from "./chosen-games"
import { everyControl, everyControlOfHome } from "./controls"
import { binaryOf, type Engine, type EngineName, engineNames } from "./engine"
import { Firefox } from "./firefox"
import { latestInputs } from "./in-page-reads"
import { recordingRelay } from "./recorder"
import { routes } from "./routes"
import { type Check, Visit } from "./visit"
import { connects, shortWalk, wholeWalk } from "./walk"
import { WebKit } from "./webkit"

const launch: Readonly<Record<EngineName, (binary: string) => Promise<Engine>>> = {
  firefox: Firefox.launch,
  webkit: (binary) => WebKit.launch(binary),
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `tsx --conditions=source tests/engines/main.ts [firefox|webkit …] [--whole]`: the built app in browsers that are not
 * Chromium, as a player walks through it; `--whole`: with every game, every route, each game on a phone, and every control of four pages pressed. Ends with "N passed, N failed".
 * An engine that is not installed is named and not counted; in CI it fails.
 */
async function main() {
  const asked = process.argv.slice(2)
  const wanted = asked.filter((word) => word !== "--whole")
  const names = engineNames.filter((name) => wanted.length === 0 || wanted.includes(name))
  if (names.length === 0) throw new Error(`There is no such engine. There are: ${engineNames.join(", ")}.`)
  const counts = { passed: 0, failed: 0 }
  for (const name of names) {
    const binary = binaryOf(name)
    if (binary !== null) {
      for (const checks of asked.includes("--whole") ? wholeWalks(name) : [shortWalk(chosen())])
        await inEngine(name, binary, checks, counts)
      continue
    }
    say(`${name} is not installed: nothing was checked in it.`)
    if (process.env.CI) counts.failed += 1
  }
  say(`\n${counts.passed} passed, ${counts.failed} failed`)
  process.exit(counts.failed === 0 ? 0 : 1)
}

/** Each in a browser and beside a server of its own. */
const wholeWalks = (name: EngineName): readonly (readonly Check[])[] => [
  wholeWalk,
  routes,
  [connects, ...everyControl, ...(name === "firefox" ? everyControlOfHome : [])],
]

/** Says which games it chose, and how to repeat the choice. */
function chosen() {
  const games = chosenGames()
  const ids = games.flatMap(({ id }) => (id === "dice" ? [] : [id]))
  say(`Dice, and by this commit ${ids.join(" and ")}: GAMES=${ids.join()} repeats the choice.`)
  return games
}

async function inEngine(
  name: EngineName,
  binary: string,
  checks: readonly Check[],
  counts: { passed: number; failed: number },
) {
  const stack = await StackProcess.start({ openGames: "crash,hilo,plinkorace" })
  const recorder = await recordingRelay(stack.addresses.url)
  const engine = await launch[name](binary)
  try {
    const visit = new Visit(engine, stack, recorder)
    for (const check of checks) {
      const begun = performance.now()
      const problem = await check.run(visit).then(
        () => null,
        (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
      )
      const broken = [...(problem === null ? [] : [problem]), ...recorder.taken()]
      counts[broken.length === 0 ? "passed" : "failed"] += 1
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      say(`${broken.length === 0 ? "ok  " : "FAIL"} ${name}: ${check.name} (${seconds} s)`)
      for (const line of broken) say(`       ${line}`)
      if (broken.length > 0) await recordFailure(`${name}-${counts.failed}`, engine)
    }
  } finally {
    await engine.close()
    await recorder.relay.close()
    await stack.stop()
  }
}

/** What the window met and shows after a check failed. A window that hangs answers nothing, and what failed has been said already. */
async function recordFailure(name: string, engine: Engine) {
  const folder = "dist/reports/engines"
  try {
    for (const input of await engine.evaluate(latestInputs)) say(`       ${input}`)
    const picture = await engine.screenshot()
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${name}.png`, Buffer.from(picture, "base64"))
    say(`       see ${folder}/${name}.png`)
  } catch (error) {
    say(`       no picture: ${error instanceof Error ? error.message : error}`)
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))
await main()
