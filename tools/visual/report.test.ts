import { expect, test } from "vitest"
import type { Change } from "./changes"
import { type Run, reportHtml } from "./report"

const difference = {
  pixels: 2,
  box: { left: 1, top: 1, width: 2, height: 1 },
  mostly: "#000000 → #ffffff",
  resized: null,
}
const change: Change = {
  kind: "changed",
  key: "button--primary--arctic",
  component: "button",
  name: "Primary <b>",
  theme: "arctic",
  before: "/out/before/button--primary--arctic.png",
  after: "/out/after/button--primary--arctic.png",
  marked: "/out/difference/button--primary--arctic.png",
  sha256: "abc",
  difference,
}
const run = (over: Partial<Run> = {}): Run => ({
  comparison: { compared: 26, changes: [change], added: [] },
  approvals: {},
  broken: [],
  before: "1a2b3c first",
  after: "working tree",
  ...over,
})
const html = (over?: Partial<Run>) => reportHtml(run(over), "/out", "", "")

test("shows before, after and difference side by side, by paths that travel with the folder", () => {
  const sources = [...html().matchAll(/src="([^"]*)"/g)].map(([, path]) => path)
  expect(sources).toEqual(["before", "after", "difference"].map((name) => `${name}/button--primary--arctic.png`))
})

test("offers to filter by the components and themes that changed", () => {
  const options = [...html().matchAll(/<option>([^<]*)</g)].map(([, name]) => name)
  expect(options).toEqual(["button", "arctic"])
})

test("ticks what is approved, and only for the approved picture", () => {
  expect(html()).not.toContain("checked")
  expect(html({ approvals: { [change.key]: "abc" } })).toContain('type="checkbox" checked')
  expect(html({ approvals: { [change.key]: "an older picture" } })).not.toContain("checked")
})

test("names in stories cannot become markup", () => {
  expect(html()).toContain("Primary &lt;b&gt;")
  expect(html()).not.toContain("<b>")
})

test("lists stories that did not finish", () => {
  expect(html({ broken: ['dialog--open ended as "errored" in working tree'] })).toContain(
    "dialog--open ended as &quot;errored",
  )
})
