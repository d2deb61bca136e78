import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import * as v from "valibot"

/** What a step took and came to. */
export interface StepTime {
  name: string
  seconds: number
  passed: number
  failed: number
}

const file = "node_modules/.cache/npm-test/last-run.json"
const record = v.record(v.string(), v.number())

/** Of all the time that the steps took, in percent. Steps run side by side, so that their sum is more than the run's time. */
export function sharesOf(times: readonly StepTime[]): Record<string, number> {
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0)
  return Object.fromEntries(times.map(({ name, seconds }) => [name, (100 * seconds) / total]))
}

/** A line for each step, the longest first: tests, seconds, its share of all steps, and its share in the run before. */
export function tableOf(times: readonly StepTime[], before: Readonly<Record<string, number>>): string {
  const shares = sharesOf(times)
  const percent = (share: number | undefined) => (share === undefined ? "-" : `${share.toFixed(1)} %`).padStart(8)
  const rows = [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds, passed, failed }) =>
      [
        name.padEnd(12),
        `${passed + failed}`.padStart(6),
        seconds.toFixed(1).padStart(8),
        percent(shares[name]),
        percent(before[name]),
      ].join(" "),
    )
  return ["step          tests  seconds    share   before", ...rows].join("\n")
}

/** Empty when no whole run of this checkout has ended, or when what is there cannot be read. */
export function readShares(): Record<string, number> {
  if (!existsSync(file)) return {}
  try {
    return v.parse(record, JSON.parse(readFileSync(file, "utf8")))
  } catch (error) {
    if (error instanceof SyntaxError || v.isValiError(error)) return {}
    throw error
  }
}

export function writeShares(times: readonly StepTime[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(sharesOf(times)))
}
