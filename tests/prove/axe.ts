import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defaultThemeId, isThemeId, type ThemeId, themeIds } from "@dghrt/themes"
import * as v from "valibot"
import type { Proof } from "./proof"

const failuresShown = 8

const results = v.object({
  numTotalTests: v.number(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
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
function chosenThemes(): readonly ThemeId[] {
  const wanted = process.env.AXE_THEMES?.split(",") ?? themeIds
  return wanted.map((id) => {
    if (!isThemeId(id)) throw new Error(`There is no theme called "${id}". There are: ${themeIds.join(", ")}.`)
    return id
  })
}

/** Every story is played once, in the default theme, and what the play left is read under every axe rule in each theme. */
export const axe: Proof = {
  name: "axe",
  async run(report, say) {
    const others = chosenThemes().filter((id) => id !== defaultThemeId)
    const { numTotalTests, numPassedTests, numFailedTests, testResults } = await runStories(others)
    for (const line of failures(testResults).slice(0, failuresShown)) say(line)
    report({
      text: `every story under every rule in ${others.length + 1} themes`,
      held: numFailedTests === 0 && numPassedTests === numTotalTests && numTotalTests > 0,
      figure: `${numPassedTests} of ${numTotalTests} stories without a violation`,
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

async function runStories(others: readonly ThemeId[]): Promise<Results> {
  const folder = await mkdtemp(join(tmpdir(), "axe-"))
  const file = join(folder, "stories.json")
  try {
    const args = ["vitest", "run", "--project", "stories", "--reporter=json", `--outputFile=${file}`]
    const child = spawn("npx", args, { stdio: "ignore", env: { ...process.env, VITE_AXE_THEMES: others.join(",") } })
    await once(child, "close")
    return v.parse(results, JSON.parse(await readFile(file, "utf8")))
  } finally {
    await rm(folder, { recursive: true })
  }
}
