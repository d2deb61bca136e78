import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defaultThemeId, isThemeId, type ThemeId, themeIds } from "@dghrt/themes"
import * as v from "valibot"
import { runCommand } from "../../tools/run-command"
import type { Proof } from "./proof"
import { threeThemes } from "./three-themes"

const filesBetweenLines = 5

const results = v.object({
  numTotalTests: v.number(),
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), title: v.string(), failureMessages: v.optional(v.array(v.string())) }),
      ),
    }),
  ),
})
type Results = v.InferOutput<typeof results>

/** `AXE_THEMES=crystal,jade` narrows a first look; a misspelt theme is refused. */
function chosenThemes(full: boolean): readonly ThemeId[] {
  const wanted = process.env.AXE_THEMES?.split(",") ?? (full ? themeIds : threeThemes)
  return wanted.map((id) => {
    if (!isThemeId(id)) throw new Error(`There is no theme called "${id}". There are: ${themeIds.join(", ")}.`)
    return id
  })
}

/** `AXE_PART=2/6` runs one part of the stories; without it there are two, side by side, as a browser draws on one core. */
function chosenParts(): readonly string[] {
  const part = process.env.AXE_PART
  if (part === undefined) return ["1/2", "2/2"]
  if (!/^[1-9]\d*\/[1-9]\d*$/.test(part)) throw new Error(`AXE_PART is "${part}" and should read like "2/6".`)
  return [part]
}

/**
 * Every story is played once, in the default theme (dark), where every rule of axe is asked. What the play left is read
 * again in each other theme: under every rule in a light one, under those that a theme can influence in the rest.
 */
export const axe: Proof = {
  name: "axe",
  proves:
    "axe on every story, 3D included: every rule in a dark and a light theme, what a theme can break in the others",
  minutes: 7,
  occupies: "browser",
  async run(report, say, { full }) {
    const others = chosenThemes(full).filter((id) => id !== defaultThemeId)
    const parts = await Promise.all(chosenParts().map((part) => runStories(part, others, say)))
    const total = parts.reduce((sum, { numTotalTests }) => sum + numTotalTests, 0)
    const passed = parts.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0)
    for (const line of failures(parts.flatMap(({ testResults }) => testResults))) say(line)
    // A part whose browser never answers has no failed test, only no test: the runner says so by its exit code.
    const unread = parts.filter(({ complete }) => !complete).map(({ part }) => part)
    if (unread.length > 0) say(`the runner failed in part ${unread.join(" and ")}`)
    report({
      text: `every story in ${others.length + 1} themes, in two of them under every rule of axe`,
      held: passed === total && total > 0 && unread.length === 0,
      figure: `${passed} of ${total} stories without a violation`,
    })
  },
}

const failures = (files: Results["testResults"]) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ title, failureMessages }) => `${name}: ${title}: ${firstWords(failureMessages?.[0] ?? "no message")}`),
  )

const firstWords = (message: string) => {
  const lines = message.split("\n").filter((line) => line.trim() !== "" && !line.includes("Click to debug"))
  return lines.slice(0, 2).join(" ").slice(0, 240)
}

async function runStories(
  part: string,
  others: readonly ThemeId[],
  say: (line: string) => void,
): Promise<Results & { part: string; complete: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), "axe-"))
  const file = join(folder, "stories.json")
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
    const args = ["vitest", "run", "--project", "stories", `--shard=${part}`, ...reporters]
    let files = 0
    // The runner prints a line with the count of its tests for each file that ends.
    const { code } = await runCommand("npx", args, { VITE_AXE_THEMES: others.join(",") }, (line) => {
      if (!/\.stories\.tsx \(\d+ test/.test(line)) return
      files += 1
      if (files % filesBetweenLines === 0)
        say(`part ${part}: ${files} story files read, last${line.replace(/^\W*/, " ")}`)
    })
    return { ...v.parse(results, JSON.parse(await readFile(file, "utf8"))), part, complete: code === 0 }
  } finally {
    await rm(folder, { recursive: true })
  }
}
