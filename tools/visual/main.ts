import { execFileSync } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Captures, capture } from "./capture"
import { captureRoutes } from "./capture-routes"
import { approved, comparePictures, describeChange, readApprovals } from "./changes"
import { type Options, readOptions, usage } from "./options"
import type { Picture } from "./picture"
import { writeReport } from "./report"
import { serveReport } from "./serve-report"
import { buildApp, buildStorybook, withCheckout } from "./trees"

const root = process.cwd()
const output = join(root, "dist/visual")
const reportPort = 6007
const say = (line: string) => console.log(line)

/** Builds what a checkout is pictured from, and pictures it. */
async function take(
  name: string,
  { checkout, storybook }: { checkout: string; storybook: string },
  { stories, routes, themes, workers }: Options,
): Promise<Captures> {
  const folder = join(output, name)
  const parts = [
    stories && { kind: "states", captures: await capture({ storybook, folder, stories, themes, workers }) },
    routes && { kind: "visits", captures: await captureRoutes({ checkout, folder, routes, themes, workers }) },
  ].filter((part) => part !== null)
  for (const { kind, captures } of parts) say(`${name}: ${covered(kind, captures)}`)
  const all = parts.map(({ captures }) => captures)
  return {
    pictures: new Map(all.flatMap(({ pictures }) => [...pictures])),
    broken: new Map(all.flatMap(({ broken }) => [...broken])),
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

function covered(kind: string, { pictures, seconds }: Captures): string {
  const amount = (read: (picture: Picture) => string) => new Set([...pictures.values()].map(read)).size
  const groups = `${amount(({ component }) => component)} ${kind === "visits" ? "routes" : "components"}`
  const shown = `${groups}, ${amount(({ story }) => story)} ${kind}, ${amount(({ theme }) => theme)} themes`
  const speed = (pictures.size / seconds).toFixed(1)
  return `${shown}: ${pictures.size} captures in ${seconds.toFixed(1)} s, ${speed} per second`
}

async function prepare(checkout: string, storybook: string, { stories, routes }: Options) {
  if (stories) await buildStorybook(checkout, storybook)
  if (routes) await buildApp(checkout)
  return { checkout, storybook }
}

/** The working tree against the ref, or against itself; what changed while both sides were built belongs to neither. */
async function takeBoth(options: Options, scratch: string): Promise<{ before: Captures; after: Captures }> {
  const now = await prepare(root, join(scratch, "storybook-now"), options)
  if (options.twice) return { before: await take("before", now, options), after: await take("after", now, options) }
  const checkout = join(scratch, "checkout")
  const before = await withCheckout(root, options.ref, checkout, async ({ samePackages }) => {
    if (!samePackages) say("The ref locks other packages than are installed: a difference may come from them.")
    return take("before", await prepare(checkout, join(scratch, "storybook-then"), options), options)
  })
  return { before, after: await take("after", now, options) }
}

const sentences = (tree: string, { broken }: Captures) =>
  [...broken].map(([story, problem]) => `${story} ${problem} in ${tree}`)

async function run(options: Options): Promise<boolean> {
  await Promise.all(
    ["before", "after", "difference"].map((name) => rm(join(output, name), { recursive: true, force: true })),
  )
  const scratch = await mkdtemp(join(tmpdir(), "visual-"))
  try {
    const { before, after } = await takeBoth(options, scratch)
    const comparison = await comparePictures(before.pictures, after.pictures, join(output, "difference"))
    const approvals = options.twice ? {} : await readApprovals(join(output, "approved.json"))
    const names = { before: options.twice ? "working tree" : describeRef(options.ref), after: "working tree" }
    const broken = [...sentences(names.before, before), ...sentences(names.after, after)]
    const page = await writeReport({ comparison, approvals, broken, ...names }, output)
    const open = comparison.changes.filter((change) => !approved(change, approvals))
    for (const change of open) say(describeChange(change))
    for (const line of broken) say(line)
    const { changes, compared, added } = comparison
    say(`${names.before} → ${names.after}: ${compared} compared, ${changes.length} differ, ${added.length} new`)
    say(`${open.length} differences without approval. ${page}`)
    return compared + added.length > 0 && open.length === 0 && after.broken.size === 0
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const describeRef = (ref: string) =>
  execFileSync("git", ["log", "-1", "--format=%h %s", ref], { encoding: "utf8" }).trim()

function optionsOrUsage(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}

const options = optionsOrUsage()
if (options.serve) serveReport(output, reportPort, (url) => say(`The report is at ${url}. End with Ctrl-C.`))
else process.exitCode = (await run(options)) ? 0 : 1
