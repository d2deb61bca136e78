import { existsSync } from "node:fs"
import { basename, dirname, join, normalize } from "node:path"
import { describe, expect, test } from "vitest"
import { textOf, trackedFiles } from "./tracked-files"

const documents = trackedFiles.filter((path) => /\.mdx?$/.test(path) && !/\.gen\./.test(path))
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "")

/** Targets of links and pictures that lie in the repository. */
const linksOf = (path: string) =>
  [...withoutCode(textOf(path)).matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|\b(?:src|href)="([^"]+)"/g)]
    .map(([, markdown, html]) => markdown ?? html ?? "")
    // What begins with a question mark leads to another page of the Storybook.
    .filter((target) => !/^([a-z]+:|\?|\/\/)/i.test(target))

/** As GitHub names the anchor of a heading. */
const anchorsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ +(.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replace(/ /g, "-"),
  )

function isBroken(path: string, link: string): boolean {
  const [target = "", anchor] = link.split("#")
  const file = target === "" ? path : normalize(join(target.startsWith("/") ? "." : dirname(path), target))
  if (!existsSync(file)) return true
  return anchor !== undefined && file.endsWith(".md") && !anchorsOf(file).includes(anchor)
}

test("a relative link of a document leads to a file and a heading that exist", () => {
  const broken = documents.flatMap((path) =>
    linksOf(path)
      .filter((link) => isBroken(path, link))
      .map((link) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})

test("a file that a document names exists", () => {
  const named =
    /`((?:\.ci|\.github|\.storybook|app|design-system|docs|features|localnet|server|stories|tests|themes|tools)\/[\w$./-]+)`/g
  // The packages' own pages name files of their tarballs.
  const written = documents.filter((path) =>
    /^[A-Z]+\.md$|^docs\/|^(app|server|localnet|tools|features\/games)\/README\.md$/.test(path),
  )
  const missing = written.flatMap((path) =>
    [...textOf(path).matchAll(named)]
      .map(([, file = ""]) => file)
      .filter((file) => !existsSync(file) && !existsSync(join(dirname(path), file)))
      .map((file) => `${path}: ${file}`),
  )
  expect(missing).toEqual([])
})

test("SECURITY.md names for each threat a test that attacks it", () => {
  const [, table = ""] = textOf("SECURITY.md").split("## Threats, and what stands against them")
  const rows = table.split("\n").filter((line) => line.startsWith("| "))
  const unattacked = rows.slice(2).filter((row) => !/`[\w$./-]+\.(test|spec)\.tsx?`/.test(row.split("|").at(-2) ?? ""))
  expect(rows.length).toBeGreaterThan(15)
  expect(unattacked).toEqual([])
})

describe("the index of the documents", () => {
  const index = textOf("docs/README.md")
  const records = documents.filter((path) => path.startsWith("docs/decisions/"))

  test.each(records)("lists %s", (path) => {
    expect(index).toContain(`[${basename(path).slice(0, 4)}](decisions/${basename(path)})`)
  })

  test.each(records)("%s says context, choice and price", (path) => {
    expect(textOf(path)).toMatch(/\*\*Context\.\*\*[\s\S]*\*\*Choice[^*]*\*\*[\s\S]*\*\*Price\.\*\*/)
  })
})
