import { existsSync, readFileSync, rmSync } from "node:fs"
import * as v from "valibot"
import { runCommand } from "../run-command"

export interface Counts {
  passed: number
  failed: number
}

export interface Step {
  name: string
  /** The step whose output it reads. */
  after?: string
  /** It uses every core by itself. */
  alone?: true
  /** Runs where it is named, and in a run with `--all`, as continuous integration does it. */
  all?: true
  run(): Promise<Counts>
}

/** A check that either holds or does not counts as one. */
const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  async run() {
    const { code, output } = await runCommand(command, args)
    if (code !== 0) console.log(output)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

/** A check whose figures are worth reading even when they hold. */
const figures = (name: string, command: string, ...args: string[]): Step => ({
  name,
  async run() {
    const { code, output } = await runCommand(command, args)
    console.log(output.trimEnd())
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

const tsx = ["--import", "tsx", "--conditions=source"]

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

/** A runner that dies without a report, or fails although no test did, counts as one failure. */
async function reported(name: string, command: string[], read: (report: unknown) => Counts) {
  const file = `dist/reports/${name}.json`
  rmSync(file, { force: true })
  const [program = "", ...args] = command
  const { code, output } = await runCommand(program, args, { REPORT_FILE: file })
  if (code !== 0) console.log(output)
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** `projects`: those that one process runs, with a space between them. */
const vitest = (name: string, projects: string, ...more: string[]): Step => ({
  name,
  run: () =>
    reported(
      name,
      [
        "npx",
        "vitest",
        "run",
        ...projects.split(" ").map((project) => `--project=${project}`),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=dist/reports/${name}.json`,
        ...more,
      ],
      (report) => {
        const { numPassedTests: passed, numFailedTests: failed } = v.parse(vitestReport, report)
        return { passed, failed }
      },
    ),
})

/** `npm run prove flows` runs the long ones. */
const playwright: Step = {
  name: "e2e",
  after: "build",
  alone: true,
  run: () =>
    reported("e2e", ["npx", "playwright", "test", "--grep-invert=@long"], (report) => {
      const { stats } = v.parse(playwrightReport, report)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    }),
}

const closingLine = /^(\d+) passed, (\d+) failed$/m

/** The built app in a browser that is not Chromium. One that is not installed is named, and fails in CI only. */
const engine = (name: "firefox" | "webkit"): Step => ({
  name,
  after: "build",
  async run() {
    const { code, output } = await runCommand(process.execPath, [...tsx, "tests/engines/main.ts", name])
    const [, passed = "0", failed = "0"] = closingLine.exec(output) ?? []
    if (code !== 0 || passed === "0") console.log(output.trimEnd())
    else console.log(output.split("\n", 1)[0])
    return { passed: Number(passed), failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)) }
  },
})

/** It makes a second production build. */
const mainnetBundle = "tests/build/mainnet-bundle.test.ts"

/** Beside a step with a browser, which fills the other core. The local chain's tests wait often, so that two of them share a core. */
const oneWorker = "--maxWorkers=1"

/** Two run at a time, so the short ones stand beside a long one. */
export const steps: readonly Step[] = [
  check("types", "npm", "run", "types"),
  check("lint", "npx", "biome", "check", "."),
  check("layers", process.execPath, ...tsx, "tools/layers.ts"),
  { ...check("unused", "npx", "knip"), all: true },
  { ...check("api", process.execPath, ...tsx, "tools/packages/api-main.ts"), all: true },
  vitest("unit", "unit", oneWorker),
  vitest("localnet", "localnet"),
  check("program", process.execPath, ...tsx, "localnet/sbf/build.ts", "--check"),
  check("build", "npm", "run", "build"),
  { ...figures("budgets", process.execPath, ...tsx, "tools/budgets/main.ts"), after: "build" },
  { ...vitest("bundles", "bundles", `--exclude=${mainnetBundle}`), all: true },
  { ...vitest("mainnet", "bundles", mainnetBundle), after: "build", all: true },
  // Stories are played, and axe reads each file's `Default` and those tagged `matrix`, in a dark theme.
  { ...vitest("components", "stories browser"), alone: true },
  engine("firefox"),
  engine("webkit"),
  playwright,
]
