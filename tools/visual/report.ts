import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import * as v from "valibot"
import { type Approvals, approved, type Change, type Comparison, type Group, groupChanges, wordsOf } from "./changes"

export interface Run {
  readonly comparison: Comparison
  readonly approvals: Approvals
  /** Stories that did not finish, per tree, as sentences. */
  readonly broken: readonly string[]
  readonly before: string
  readonly after: string
  /** What `after` is when nothing in it is uncommitted, and when a whole comparison was made. */
  readonly commit: string | null
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(" ")

/** One picture of a group: a button that shows it. */
function member(change: Change, folder: string, approvals: Approvals) {
  const changed = change.kind === "changed" ? change : null
  const { box, size } = changed?.difference ?? {
    box: { left: 0, top: 0, width: 0, height: 0 },
    size: { width: 0, height: 0 },
  }
  const data = attributes({
    "data-key": change.key,
    "data-sha256": change.sha256,
    "data-component": change.component,
    "data-theme-id": change.theme,
    "data-before": relative(folder, change.before),
    "data-after": changed ? relative(folder, changed.after) : "",
    "data-box": [box.left, box.top, box.width, box.height].join(),
    "data-size": [size.width, size.height].join(),
    "data-words": wordsOf(change),
  })
  const known = approved(change, approvals) ? " data-approved" : ""
  return `<button type="button" ${data}${known}>${escapeHtml(`${change.component} / ${change.name}, ${change.theme}`)}</button>`
}

const distinct = (values: readonly string[]) => [...new Set(values)]
const some = (values: readonly string[], many: string) =>
  values.length <= 4 ? values.join(", ") : `${values.length} ${many}`

/** What most of its pictures have. */
function titleOf(group: Group) {
  const amounts = new Map<string, number>()
  const words = group.flatMap((change) =>
    change.kind === "gone" ? [wordsOf(change)] : distinct(change.difference.regions.map((region) => region.words)),
  )
  for (const word of words) amounts.set(word, (amounts.get(word) ?? 0) + 1)
  const [first, second, ...others] = [...amounts].sort(([, a], [, b]) => b - a).map(([word]) => word)
  return [first, second, others.length === 0 ? undefined : `${others.length} more`].filter(Boolean).join(" · ")
}

/** One cause, in all the pictures that show it. */
function article(group: Group, folder: string, approvals: Approvals) {
  const where = [
    `${group.length} ${group.length === 1 ? "picture" : "pictures"}`,
    some(distinct(group.map(({ component }) => component)), "components"),
    some(distinct(group.map(({ theme }) => theme)), "themes"),
  ]
  return `<article tabindex="-1">
<h2>${escapeHtml(titleOf(group))}</h2>
<p>${escapeHtml(where.join(" · "))}</p>
<label><input type="checkbox"> Approve ${group.length === 1 ? "this picture" : `all ${group.length}`}</label>
<nav aria-label="Pictures">${group.map((change) => member(change, folder, approvals)).join("")}</nav>
<div class="stage"></div>
</article>`
}

function filter(name: string, label: string, values: Iterable<string>) {
  const options = [...new Set(values)].sort().map((value) => `<option>${escapeHtml(value)}</option>`)
  return `<label>${label} <select name="${name}"><option value="">all</option>${options.join("")}</select></label>`
}

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? ""
    : `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul></section>`

const views = [
  ["side", "0", "Side by side"],
  ["before", "1", "Before"],
  ["after", "2", "After"],
  ["difference", "3", "Difference"],
  ["swipe", "4", "Swipe"],
  ["blink", "5", "Blink"],
]
const keys = [
  ["J K", "next and previous cause"],
  ["H L", "its pictures"],
  ["0 – 5", "view"],
  ["+ −", "zoom"],
  ["F", "whole picture"],
  ["A", "approve"],
  ["S", "save"],
]

/** A page that needs no server: pictures by relative path from `folder`, style and script inside. */
export function reportHtml(run: Run, folder: string, style: string, script: string): string {
  const { changes, added, compared } = run.comparison
  const groups = groupChanges(changes)
  const causes = groups.length === 1 ? "1 cause" : `${groups.length} causes`
  const title = `${changes.length} of ${compared} pictures differ${groups.length === 0 ? "" : `, by ${causes}`}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<body data-view="side">
<header>
<h1>${title}</h1>
<p>${escapeHtml(run.before)} → ${escapeHtml(run.after)}</p>
</header>
<form>
<fieldset><legend>View</legend>${views
    .map(
      ([view, key, label]) =>
        `<label><input type="radio" name="view" value="${view}"${view === "side" ? " checked" : ""}>${label} <kbd>${key}</kbd></label>`,
    )
    .join("")}</fieldset>
${filter(
  "component",
  "Component",
  changes.map(({ component }) => component),
)}
${filter(
  "theme",
  "Theme",
  changes.map(({ theme }) => theme),
)}
<button type="button" name="all">Approve what is shown</button>
<button type="button" name="save">Save approvals <kbd>S</kbd></button>
<span role="status"></span>
</form>
<p class="keys">${keys.map(([key, does]) => `<kbd>${key}</kbd> ${does}`).join(" ")}</p>
${list("Did not finish", run.broken)}
<main>
${groups.map((group) => article(group, folder, run.approvals)).join("\n")}
</main>
<details>
<summary>Approve list</summary>
<p>Save as <code>dist/visual/approved.json</code> and run again. An approval is for this exact picture.</p>
<textarea readonly rows="8" aria-label="Approve list"></textarea>
<button type="button" name="copy">Copy</button> <a download="approved.json">Download</a>
</details>
${list(
  "New, nothing to compare with",
  added.map(({ component, name, theme }) => `${component} / ${name}, ${theme}`),
)}
<script>${script}</script>
</html>
`
}

const written = v.object({
  commit: v.nullable(v.string()),
  broken: v.array(v.string()),
  changes: v.array(v.object({ key: v.string(), sha256: v.string() })),
})

/** What the last report of a folder says of its approvals. */
export const readReport = async (folder: string) =>
  v.parse(written, JSON.parse(await readFile(join(folder, "report.json"), "utf8")))

/** Writes report.html and report.json. */
export async function writeReport(run: Run, folder: string): Promise<string> {
  const asset = (name: string) => readFile(new URL(name, import.meta.url), "utf8")
  const [style, script] = await Promise.all([asset("./report-page.css"), asset("./report-page.js")])
  await mkdir(folder, { recursive: true })
  const { comparison, ...others } = run
  await writeFile(join(folder, "report.json"), `${JSON.stringify({ ...others, ...comparison }, null, 2)}\n`)
  const page = join(folder, "report.html")
  await writeFile(page, reportHtml(run, folder, style, script))
  return page
}
