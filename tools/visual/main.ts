import { existsSync, rmSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ThemeId, themeIds } from "@dghrt/themes"
import type { Browser } from "playwright"
import { trackedFiles } from "../tracked-files"
import { visualCache } from "./cache"
import { type Captures, capture, drawnBy, listStories, missing, openBrowser, type Story } from "./capture"
import { captureRoutes } from "./capture-routes"
import { type Approvals, approved, comparePictures, describeChange, groupChanges, readApprovals } from "./changes"
import { history } from "./history"
import { type Options, readOptions, usage } from "./options"
import { readReport, writeReport } from "./report"
import { isWhole, type Selection, selectStories, storiesOf } from "./selection"
import { serveReport } from "./serve-report"
import { buildApp, buildStorybook, withCheckout } from "./trees"

const root = process.cwd()
const output = join(root, "dist/visual")
const reportPort = 6007
const progressMs = 10_000
const say = (line: string) => console.log(line)
const cache = visualCache(root)
const past = history(root)

/** One of the two: its own commit is null while it holds what is not committed. */
interface Tree {
  readonly name: "before" | "after"
  readonly commit: string | null
  readonly checkout: string
}

interface Side extends Tree {
  readonly storybook: string
  readonly stories: readonly Story[]
}

interface Task extends Options {
  /** The commit that the working tree is; null while it is dirty, and where it is taken twice. */
  readonly commit: string | null
  readonly scratch: string
  readonly browser: Browser
  readonly selection: Selection | null
  readonly themes: readonly ThemeId[]
}

const minutes = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
const storiesIn = async (file: string) => ((await readFile(file, "utf8")).match(/^export const /gm) ?? []).length

/** The Storybook of a tree; of a commit it is built once. */
async function storybookOf({ name, commit, checkout }: Tree, { scratch }: Task) {
  const build = async (folder: string) => {
    const begun = performance.now()
    await buildStorybook(checkout, folder)
    if (checkout === root && commit !== null && past.commit() !== commit)
      throw new Error("The working tree changed while its Storybook was built. Run again.")
    await cache.note({ secondsPerBuild: (performance.now() - begun) / 1000 })
  }
  return cache.once(commit === null ? join(scratch, `storybook-${name}`) : cache.storybook(commit), build)
}

const request = (side: Side, { scratch, browser, themes, workers }: Task) => ({
  storybook: side.storybook,
  stories: side.stories,
  folder:
    side.commit === null ? join(scratch, side.name) : cache.pictures(side.commit, drawnBy(browser, cache.installed)),
  themes,
  workers,
})

/** Pictures the stories and routes of a tree. */
async function take(side: Side, task: Task): Promise<Captures> {
  const wanted = request(side, task)
  const toTake = missing(wanted)
  const begun = performance.now()
  let saidMs = begun
  const onProgress = (taken: number) => {
    const nowMs = performance.now()
    if (nowMs < saidMs + progressMs || taken === 0) return
    saidMs = nowMs
    const left = ((nowMs - begun) / 1000 / taken) * (toTake - taken)
    say(`${side.name}: ${taken} of ${toTake} pictures, about ${minutes(left)} left`)
  }
  const parts = [await capture(task.browser, { ...wanted, onProgress })]
  const { taken, seconds } = parts[0] ?? { taken: 0, seconds: 0 }
  if (taken >= 10) await cache.note({ secondsPerPicture: seconds / taken })
  const { routes, themes, workers, scratch } = task
  const folder = join(scratch, `routes-${side.name}`)
  if (routes)
    parts.push(await captureRoutes(task.browser, { checkout: side.checkout, folder, routes, themes, workers }))
  const all: Captures = {
    pictures: new Map(parts.flatMap(({ pictures }) => [...pictures])),
    broken: new Map(parts.flatMap(({ broken }) => [...broken])),
    taken: parts.reduce((sum, part) => sum + part.taken, 0),
    seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
  }
  const kept = all.pictures.size - all.taken
  say(
    `${side.name}: ${all.taken} pictures taken in ${minutes(all.seconds)}${kept > 0 ? `, ${kept} kept from before` : ""}`,
  )
  return all
}

/** The working tree against a commit, or against itself; what changed while it is pictured belongs to neither. */
async function takeBoth(task: Task, base: string | null): Promise<{ before: Captures; after: Captures }> {
  const { stories, routes, selection, scratch, commit } = task
  const ready = async (tree: Tree, wanted: (all: readonly Story[]) => readonly Story[]): Promise<Side> => {
    const storybook = stories ? await storybookOf(tree, task) : ""
    if (routes) await buildApp(tree.checkout)
    return { ...tree, storybook, stories: stories ? wanted(await listStories(storybook)) : [] }
  }
  const estimate = async (...sides: readonly Side[]) => {
    const toTake = sides.reduce((sum, side) => sum + missing(request(side, task)), 0)
    const all = sides.reduce((sum, side) => sum + side.stories.length, 0) * task.themes.length
    const { secondsPerPicture } = await cache.notes()
    say(`${toTake} of ${all} pictures are to be taken, about ${minutes(toTake * secondsPerPicture)}`)
  }
  const matching = (all: readonly Story[]) => all.filter(({ id }) => stories?.test(id))
  const now = await ready({ name: "after", commit, checkout: root }, (all) =>
    selection ? storiesOf(selection, all) : matching(all),
  )
  const takeBase = async (side: Side) => {
    await estimate(side, now)
    return take(side, task)
  }
  if (base === null) return { before: await takeBase({ ...now, name: "before" }), after: await take(now, task) }
  const ids = new Set(now.stories.map(({ id }) => id))
  const then = { name: "before", commit: base, checkout: join(scratch, "checkout") } as const
  const readyThen = () =>
    ready(then, (all) =>
      selection ? all.filter((story) => ids.has(story.id) || isWhole(selection, story)) : matching(all),
    )
  const before =
    !routes && existsSync(cache.storybook(base))
      ? await takeBase(await readyThen())
      : await withCheckout(root, base, then.checkout, async ({ samePackages }) => {
          if (!samePackages) say("The ref locks other packages than are installed: a difference may come from them.")
          return takeBase(await readyThen())
        })
  const after = await take(now, task)
  await cache.tidy(commit === null ? [base] : [base, commit])
  return { before, after }
}

/** What is compared because it changed, with its reasons and an estimate; null when no story shows it. */
async function selectChanged(options: Options, commit: string): Promise<Selection | null> {
  const changed = past.changedSince(commit)
  const storyFiles = trackedFiles.filter((file) => file.endsWith(".stories.tsx"))
  const selection = selectStories({ changed, storyFiles, textBefore: (file) => past.textAt(commit, file) })
  if (selection.reasons.length === 0) {
    say(`No story draws any of the ${changed.length} files that changed. --all pictures everything.`)
    return null
  }
  for (const reason of selection.reasons) say(reason)
  const whole = await Promise.all([...selection.whole].filter((file) => existsSync(file)).map(storiesIn))
  const stories = whole.reduce((sum, amount) => sum + amount, selection.single.size)
  const themes = options.themes ?? selection.themes
  const { secondsPerPicture, secondsPerBuild } = await cache.notes()
  const most = 2 * (stories * themes.length * secondsPerPicture + secondsPerBuild)
  say(
    `${stories} stories in ${themes.join(", ")}, no routes (--routes . takes them): at most ${minutes(most)}, less what is kept`,
  )
  return selection
}

const sentences = (tree: string, { broken }: Captures) =>
  [...broken].map(([story, problem]) => `${story} ${problem} in ${tree}`)

async function run(options: Options): Promise<boolean> {
  const { approved: lastApproved } = await cache.notes()
  const base = options.twice ? null : past.base({ ref: options.ref, approved: lastApproved })
  const commit = past.commit()
  const names = { before: base?.name ?? "working tree", after: "working tree" }
  say(`${names.before} → ${names.after}`)
  const selection = options.scope === "changed" && base ? await selectChanged(options, base.commit) : null
  if (options.scope === "changed" && selection === null) return true
  const scratch = await mkdtemp(join(tmpdir(), "visual-"))
  process.once("exit", () => rmSync(scratch, { recursive: true, force: true }))
  process.once("SIGINT", () => process.exit(130))
  const browser = await openBrowser()
  try {
    await Promise.all(["before", "after"].map((name) => rm(join(output, name), { recursive: true, force: true })))
    const themes = options.themes ?? selection?.themes ?? themeIds
    const task = { ...options, commit: options.twice ? null : commit, scratch, browser, selection, themes }
    const { before, after } = await takeBoth(task, base?.commit ?? null)
    const comparison = await comparePictures(before.pictures, after.pictures, output)
    const approvals = options.twice ? {} : await readApprovals(join(output, "approved.json"))
    const broken = [...sentences(names.before, before), ...sentences(names.after, after)]
    const report = { comparison, approvals, broken, ...names, commit: options.scope === "named" ? null : commit }
    const page = await writeReport(report, output)
    const open = comparison.changes.filter((change) => !approved(change, approvals))
    for (const group of groupChanges(open)) {
      say(`${describeChange(group[0])}${group.length === 1 ? "" : `, and ${group.length - 1} more like it`}`)
    }
    for (const line of broken) say(line)
    const { changes, compared, added } = comparison
    say(`${names.before} → ${names.after}: ${compared} compared, ${changes.length} differ, ${added.length} new`)
    say(`${open.length} differences without approval. ${page}`)
    if (after.broken.size === 0) await noteApproved(approvals)
    return compared + added.length > 0 && open.length === 0 && after.broken.size === 0
  } finally {
    await browser.close()
  }
}

/** The commit of the last report is approved once each of its differences is. */
async function noteApproved(approvals: Approvals): Promise<void> {
  const { commit, changes, broken } = await readReport(output)
  if (commit === null || broken.length > 0 || changes.some(({ key, sha256 }) => approvals[key] !== sha256)) return
  await cache.note({ approved: commit })
  say(`${commit.slice(0, 9)} is approved: a clean tree of main is compared with it from now on.`)
}

function optionsOrUsage(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}

/** What went wrong, and what to do about it. */
function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (!message.includes("ENOSPC")) return message
  return `The disk is full. Each picture that was finished is kept; free some space and run again.\n${message}`
}

const options = optionsOrUsage()
try {
  if (options.serve) {
    const onUrl = (url: string) => say(`The report is at ${url}. End with Ctrl-C.`)
    await serveReport(output, reportPort, { onUrl, onSaved: noteApproved })
  } else process.exitCode = (await run(options)) ? 0 : 1
} catch (error) {
  console.error(problemOf(error))
  process.exitCode = 1
}
