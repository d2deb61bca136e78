import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { type Approvals, approved, type Change, type Comparison, describeChange } from "./changes"

export interface Run {
  readonly comparison: Comparison
  readonly approvals: Approvals
  /** Stories that did not finish, per tree, as sentences. */
  readonly broken: readonly string[]
  readonly before: string
  readonly after: string
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

function figure(caption: string, folder: string, file: string | null) {
  if (file === null)
    return `<figure data-view="${caption.toLowerCase()}"><figcaption>${caption}</figcaption><p>no picture</p></figure>`
  const path = escapeHtml(relative(folder, file))
  return `<figure data-view="${caption.toLowerCase()}"><figcaption>${caption}</figcaption><a href="${path}"><img loading="lazy" src="${path}" alt="${caption}"></a></figure>`
}

function article(change: Change, folder: string, approvals: Approvals) {
  const [after, marked] = change.kind === "changed" ? [change.after, change.marked] : [null, null]
  const attributes = Object.entries({
    "data-key": change.key,
    "data-sha256": change.sha256,
    "data-component": change.component,
    "data-theme-id": change.theme,
  }).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<article tabindex="-1" ${attributes.join(" ")}>
<h2>${escapeHtml(describeChange(change))}</h2>
<label><input type="checkbox"${approved(change, approvals) ? " checked" : ""}> Approve</label>
<div>${figure("Before", folder, change.before)}${figure("After", folder, after)}${figure("Difference", folder, marked)}</div>
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

/** A page that needs no server: pictures by relative path from `folder`, style and script inside. */
export function reportHtml(run: Run, folder: string, style: string, script: string): string {
  const { changes, added, compared } = run.comparison
  const title = `${changes.length} of ${compared} pictures differ`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${escapeHtml(run.before)} → ${escapeHtml(run.after)}</p>
<p>Keys: <kbd>J</kbd> <kbd>K</kbd> next and previous, <kbd>1</kbd> before, <kbd>2</kbd> after, <kbd>3</kbd> difference, <kbd>0</kbd> all three, <kbd>A</kbd> approve, <kbd>S</kbd> save.</p>
${list("Did not finish", run.broken)}
<form>
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
<button type="button" name="save">Save approvals</button>
<span role="status"></span>
</form>
<main>
${changes.map((change) => article(change, folder, run.approvals)).join("\n")}
</main>
<section>
<h2>Approve list</h2>
<p>Save as <code>dist/visual/approved.json</code> and run again. An approval is for this exact picture.</p>
<textarea readonly rows="8" aria-label="Approve list"></textarea>
<button type="button" name="copy">Copy</button> <a download="approved.json">Download</a>
</section>
${list(
  "New, nothing to compare with",
  added.map(({ component, name, theme }) => `${component} / ${name}, ${theme}`),
)}
<script>${script}</script>
</html>
`
}

/** Writes report.html and report.json. */
export async function writeReport(run: Run, folder: string): Promise<string> {
  const asset = (name: string) => readFile(new URL(name, import.meta.url), "utf8")
  const [style, script] = await Promise.all([asset("./report-page.css"), asset("./report-page.js")])
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, "report.json"), `${JSON.stringify(run, null, 2)}\n`)
  const page = join(folder, "report.html")
  await writeFile(page, reportHtml(run, folder, style, script))
  return page
}
