import { expect, test } from "vitest"
import type { Change } from "./changes"
import type { PixelDifference } from "./compare"
import { type Run, reportHtml } from "./report"

const difference: PixelDifference = {
  pixels: 2,
  box: { left: 1, top: 1, width: 2, height: 1 },
  regions: [
    { kind: "recoloured", words: "#000000 → #ffffff", box: { left: 1, top: 1, width: 2, height: 1 }, pixels: 2 },
  ],
  size: { width: 40, height: 30 },
  resized: null,
}
const change: Change = {
  kind: "changed",
  key: "button--primary--arctic",
  story: "button--primary",
  component: "button",
  name: "Primary <b>",
  theme: "arctic",
  before: "/out/before/button--primary--arctic.png",
  after: "/out/after/button--primary--arctic.png",
  sha256: "abc",
  difference,
}
const run = (over: Partial<Run> = {}): Run => ({
  comparison: { compared: 26, changes: [change], added: [] },
  approvals: {},
  broken: [],
  before: "1a2b3c first",
  after: "working tree",
  commit: null,
  ...over,
})
const html = (over?: Partial<Run>) => reportHtml(run(over), "/out", "", "")

test("shows what changed by paths that travel with the folder, and by its place in the picture", () => {
  expect(html()).toContain('data-before="before/button--primary--arctic.png"')
  expect(html()).toContain('data-after="after/button--primary--arctic.png"')
  expect(html()).toContain('data-box="1,1,2,1" data-size="40,30"')
})

test("one cause in two themes is one heading with two pictures", () => {
  const second = { ...change, key: "button--primary--jade", theme: "jade" }
  const page = html({ comparison: { compared: 26, changes: [change, second], added: [] } })
  expect(page.match(/<article/g)).toHaveLength(1)
  expect(page).toContain("2 of 26 pictures differ, by 1 cause")
  expect(page).toContain("Approve all 2")
})

test("offers to filter by the components and themes that changed", () => {
  const options = [...html().matchAll(/<option>([^<]*)</g)].map(([, name]) => name)
  expect(options).toEqual(["button", "arctic"])
})

test("knows what is approved, and only for the approved picture", () => {
  expect(html()).not.toContain("data-approved")
  expect(html({ approvals: { [change.key]: "abc" } })).toContain("data-approved>button")
  expect(html({ approvals: { [change.key]: "an older picture" } })).not.toContain("data-approved")
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
