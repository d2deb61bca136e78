import { mkdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { oldProofs } from "../passed/old-proofs"
import { readShares, type StepTime, tableOf, writeShares } from "./last-run"
import { type Step, steps } from "./steps"
import { yardstick } from "./yardstick"

/** How many steps run at a time: most of them keep one core busy and leave the others idle. `TEST_LANES` names another number. */
const lanes = Number(process.env.TEST_LANES) || Math.min(8, availableParallelism())

/**
 * `npm test [name …]`: the checks that a change most often fails, a table of their times, and one plain closing line. With `--all`
 * every check.
 */
async function main() {
  mkdirSync("dist/reports", { recursive: true })
  const words = process.argv.slice(2)
  const wanted = words.filter((word) => word !== "--all")
  const all = wanted.length < words.length
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `There is no check called ${unknown.join(", ")}. There are: ${steps.map(({ name }) => name).join(", ")}.`,
    )
    process.exit(2)
  }
  const chosen = steps.filter((step) => (wanted.length === 0 ? all || !step.all : wanted.includes(step.name)))
  console.log(`Yardstick of this machine: ${yardstick().toFixed(2)} s`)
  const begun = performance.now()
  const times = await runAll(chosen)
  const minutes = (performance.now() - begun) / 60_000
  console.log(`\n${tableOf(times, readShares())}\n${minutes.toFixed(1)} minutes`)
  if (wanted.length === 0) {
    writeShares(times)
    console.log(`\nProofs that did not pass within 100 commits: ${oldProofs().join(", ") || "none"}`)
  }
  const sum = (count: "passed" | "failed") => times.reduce((all, time) => all + time[count], 0)
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`)
  process.exit(sum("failed") === 0 && sum("passed") > 0 ? 0 : 1)
}

/** Runs the steps in their order, `lanes` at a time. A step that uses every core runs alone. */
async function runAll(chosen: readonly Step[]): Promise<StepTime[]> {
  const times: StepTime[] = []
  const running = new Map<string, Promise<unknown>>()
  for (const step of chosen) {
    if (step.after) await running.get(step.after)
    while (running.size > (step.alone ? 0 : lanes - 1)) await Promise.race(running.values())
    const ended = timed(step)
      .then((time) => times.push(time))
      .finally(() => running.delete(step.name))
    running.set(step.name, ended)
    if (step.alone) await ended
  }
  await Promise.all(running.values())
  return times
}

async function timed(step: Step): Promise<StepTime> {
  const begun = performance.now()
  const counts = await step.run()
  const seconds = (performance.now() - begun) / 1_000
  const verdict = counts.failed === 0 ? "ok  " : "FAIL"
  console.log(
    `${verdict} ${step.name.padEnd(14)} ${String(counts.passed).padStart(5)} passed, ${counts.failed} failed  ${seconds.toFixed(1)} s`,
  )
  return { name: step.name, seconds, ...counts }
}

await main()
