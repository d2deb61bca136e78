import { mkdirSync } from "node:fs"
import { type Counts, type Step, steps } from "./steps"

/** How many steps run at a time: most of them keep one core busy and leave the other idle. */
const lanes = 2

/** `npm test [name …]`: every check, each with its time, and one plain closing line. */
async function main() {
  mkdirSync("dist/reports", { recursive: true })
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `There is no check called ${unknown.join(", ")}. There are: ${steps.map(({ name }) => name).join(", ")}.`,
    )
    process.exit(2)
  }
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const total = await runAll(chosen)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

/** Runs the steps in their order, `lanes` at a time. A step that uses every core waits for the others and runs alone. */
async function runAll(chosen: readonly Step[]): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0 }
  const add = ({ passed, failed }: Counts) => {
    total.passed += passed
    total.failed += failed
  }
  const running = new Map<string, Promise<void>>()
  for (const step of chosen) {
    const others = step.alone ? 0 : lanes - 1
    const awaited = step.after ? running.get(step.after) : undefined
    if (awaited) await awaited
    while (running.size > others) await Promise.race(running.values())
    running.set(
      step.name,
      timed(step)
        .then(add)
        .finally(() => running.delete(step.name)),
    )
  }
  await Promise.all(running.values())
  return total
}

async function timed(step: Step): Promise<Counts> {
  const begun = performance.now()
  const counts = await step.run()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const verdict = counts.failed === 0 ? "ok  " : "FAIL"
  console.log(
    `${verdict} ${step.name.padEnd(14)} ${String(counts.passed).padStart(5)} passed, ${counts.failed} failed  ${seconds} s`,
  )
  return counts
}

await main()
