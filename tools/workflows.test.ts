import { execFile } from "node:child_process"
import * as v from "valibot"
import { beforeAll, describe, expect, test } from "vitest"
import { parse } from "yaml"
import { readPassed } from "./passed/passed-content"
import { steps } from "./test/steps"
import { textOf, trackedFiles } from "./tracked-files"

const step = v.object({
  run: v.optional(v.string()),
  uses: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string()), {}),
})
const value = v.union([v.string(), v.number()])
const matrix = v.record(v.string(), v.union([v.array(value), v.array(v.record(v.string(), value))]))
const job = v.object({
  strategy: v.optional(v.object({ matrix })),
  "timeout-minutes": v.number(),
  steps: v.array(step),
})
const workflow = v.object({ permissions: v.record(v.string(), v.string()), jobs: v.record(v.string(), job) })
const action = v.object({ runs: v.object({ steps: v.array(step) }) })
type Combination = Readonly<Record<string, string | number>>

const yamlFiles = trackedFiles.filter((path) => /^\.github\/.*\.yml$/.test(path))
const workflows = yamlFiles
  .filter((path) => path.startsWith(".github/workflows/"))
  .map((path) => ({ path, ...v.parse(workflow, parse(textOf(path))) }))
const actionSteps = yamlFiles
  .filter((path) => path.startsWith(".github/actions/"))
  .flatMap((path) => v.parse(action, parse(textOf(path))).runs.steps)
const allSteps = [...workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((each) => each.steps)), ...actionSteps]

/** Every combination of values that a job runs with. */
function combinationsOf({ strategy }: v.InferOutput<typeof job>): readonly Combination[] {
  const { include = [], ...lists } = strategy?.matrix ?? {}
  const products = Object.entries(lists).reduce<readonly Combination[]>(
    (sofar, [name, values]) =>
      sofar.flatMap((one) => values.flatMap((each) => (typeof each === "object" ? [] : [{ ...one, [name]: each }]))),
    [{}],
  )
  const included = include.flatMap((each) => (typeof each === "object" ? [each] : []))
  return included.length > 0 ? included : products
}

const filled = (text: string, combination: Combination) =>
  text.replace(/\$\{\{ matrix\.(\w+) \}\}/g, (whole, name: string) => `${combination[name] ?? whole}`)

/** Each command of a workflow with the words that follow it, as its jobs run it. */
const commandsOf = (jobs: Readonly<Record<string, v.InferOutput<typeof job>>>) =>
  Object.values(jobs).flatMap((each) =>
    combinationsOf(each).flatMap((combination) =>
      each.steps.flatMap(({ run = "" }) => filled(run, combination).split("\n").filter(Boolean)),
    ),
  )
const commands = workflows.flatMap(({ jobs }) => commandsOf(jobs))
const wordsAfter = (start: string, list: readonly string[] = commands) =>
  list.filter((line) => line.startsWith(`${start} `)).flatMap((line) => line.slice(start.length).trim().split(/\s+/))

const manifest = v.parse(v.object({ scripts: v.record(v.string(), v.string()) }), JSON.parse(textOf("package.json")))
const stepNames = steps.map(({ name }) => name)

/** What `npm run prove` says there is, when it is asked for something that there is not. */
function proofNames(): Promise<readonly string[]> {
  const args = (manifest.scripts.prove ?? "").split(" ").slice(1)
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", ...args, "no-such-proof"], (_, stdout, stderr) => {
      resolve(/There are: (.+)\.$/m.exec(`${stdout}${stderr}`)?.[1]?.split(", ") ?? [])
    })
  })
}

describe("the workflows of continuous integration", () => {
  test("are there: the checks, the proofs and the pictures", () => {
    expect(workflows.map(({ path }) => path.replace(/.*\//, "")).toSorted()).toEqual([
      "prove.yml",
      "test.yml",
      "visual.yml",
    ])
  })

  test("call npm scripts that exist, and nothing beside npm", () => {
    const known = new Set([...Object.keys(manifest.scripts), "ci"])
    const unknown = commands.filter((line) => {
      const [, script] = /^npm (?:run )?([\w:-]+)/.exec(line) ?? []
      return script === undefined || !known.has(script)
    })
    expect(unknown).toEqual([])
  })

  test("name steps of `npm test` that exist", () => {
    expect(wordsAfter("npm test").filter((name) => !stepNames.includes(name))).toEqual([])
  })

  test("leave no step of `npm test` out", () => {
    const run = wordsAfter("npm test")
    expect(stepNames.filter((name) => !run.includes(name))).toEqual([])
  })

  test("run static checks and units on each version of Node that is supported", () => {
    const jobs = workflows.flatMap((each) => Object.values(each.jobs))
    const unit = jobs.find((each) => each.steps.some(({ run }) => run?.includes(" unit")))
    expect(unit && combinationsOf(unit).map(({ node }) => node)).toEqual(["20.19", "22", "24"])
  })

  test("run both halves of the end-to-end tests, by the variable that Playwright's configuration reads", () => {
    const halves = workflows
      .flatMap((each) => Object.values(each.jobs))
      .flatMap((each) =>
        combinationsOf(each).map((one) => each.steps.map(({ env }) => filled(env.E2E_SHARD ?? "", one))),
      )
    expect(halves.flat().filter(Boolean)).toEqual(["1/2", "2/2"])
    expect(textOf("playwright.config.ts")).toContain("process.env.E2E_SHARD")
  })

  test("may read the repository and nothing more", () => {
    for (const { path, permissions } of workflows)
      expect({ path, permissions }).toEqual({ path, permissions: { contents: "read" } })
  })

  test("use actions of a version, or of this repository", () => {
    const used = allSteps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]))
    expect(used.filter((each) => !/^[\w-]+\/[\w-]+@v\d+(\.\d+)*$/.test(each) && !each.startsWith("./"))).toEqual([])
    const own = used.filter((each) => each.startsWith("./")).map((each) => `${each.slice(2)}/action.yml`)
    expect(own.filter((path) => !yamlFiles.includes(path))).toEqual([])
  })
})

describe("the nightly proofs", () => {
  let proofs: readonly string[] = []
  beforeAll(async () => {
    proofs = await proofNames()
  }, 60_000)
  const nightly = wordsAfter("npm run prove")

  test("are those of `npm run prove`, each once", () => {
    expect(proofs).not.toEqual([])
    expect(nightly.toSorted()).toEqual(proofs.toSorted())
  })

  test("are those of which the record says when they passed", () => {
    expect(Object.keys(readPassed()).toSorted()).toEqual(proofs.toSorted())
  })
})
