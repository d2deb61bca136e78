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
  for (const step of steps) {
    if (wanted.length > 0 && !wanted.includes(step.name)) continue
    const { passed, failed } = await timed(step)
    total.passed += passed
    total.failed += failed
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
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
