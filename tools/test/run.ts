import { mkdirSync } from "node:fs"
import { type Counts, type Step, steps } from "./steps"

/** `npm test [name …]`: every check in turn, each with its time, and one plain closing line. */
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
  const total: Counts = { passed: 0, failed: 0 }
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const together of groups(chosen)) {
    for (const { passed, failed } of await Promise.all(together.map(timed))) {
      total.passed += passed
      total.failed += failed
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

/** Steps in turn, those that may run beside each other in one. */
function groups(chosen: readonly Step[]): readonly (readonly Step[])[] {
  const inTurn: Step[][] = []
  for (const step of chosen) {
    if (step.beside && inTurn.length > 0) inTurn.at(-1)?.push(step)
    else inTurn.push([step])
  }
  return inTurn
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
