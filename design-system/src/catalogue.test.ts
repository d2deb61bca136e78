import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { sectionsOf } from "../../.storybook/doc-sections"

const root = fileURLToPath(new URL(".", import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
const text = (path: string) => readFileSync(join(root, path), "utf8")
/** Every entry point, with paths from the root of the sources. */
const entryPoints = text("index.ts") + text("wallet/index.ts").replaceAll('"./', '"./wallet/')

const isStories = (path: string) => path.endsWith(".stories.tsx")
const components = files.filter((path) => path.endsWith(".tsx") && !isStories(path) && !/\.test\./.test(path))
const exported = components.filter((path) => entryPoints.includes(`"./${path.replace(/\.tsx$/, "")}"`))
const storiesBeside = (component: string) =>
  files.filter((path) => isStories(path) && dirname(path) === dirname(component)).map(text)

/** Something inside takes the keyboard: a native control, a Radix part that is one, or another component that is. */
const takesTheKeyboard =
  /<(button|input|select|textarea|Button|IconButton|FieldLabel|SliderTrack)\b|tabIndex|role="slider"|(Primitive|RadioGroup)\.(Trigger|Item|Thumb)\b/

/** The body of one story, up to the next. */
const story = (stories: string, name: string) =>
  new RegExp(`^export const ${name}\\b[\\s\\S]*?(?=^(?:export |/\\*\\*)|(?![\\s\\S]))`, "m").exec(stories)?.[0]

test("the catalogue is found", () => expect(exported.length).toBeGreaterThan(50))

const interactive = exported.filter((path) => takesTheKeyboard.test(text(path)))

/** The comment above a story file's `meta`, without its stars. */
const documented = (stories: string) =>
  sectionsOf((/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta\b/.exec(stories)?.[1] ?? "").replace(/^ \* ?/gm, ""))

describe.each(files.filter(isStories))("%s", (path) => {
  const { purpose, sections } = documented(text(path))
  test("says in a sentence what it is for", () => {
    expect(purpose.split("\n").find((line) => /[a-z]{3}.*\.$/.test(line))).toBeDefined()
  })
  test("says what to do and what not to do", () => {
    expect(sections.Do).toMatch(/^[^.]{10,}/)
    expect(sections["Don't"]).toMatch(/^[^.]{10,}/)
  })
  test("says how it is read out, and by which keys it is used", () => {
    expect(sections.Accessibility).toMatch(/[a-z]{3}.{15,}\.$/)
    if (interactive.some((component) => dirname(component) === dirname(path)))
      expect(sections.Keyboard).toMatch(/[a-z]{3}.{15,}\.$/)
  })
  test("has an example to copy, which begins with its imports", () => {
    expect(text(path)).toMatch(/^ {4}example: `\nimport [\s\S]*?from "@dghrt\/design-system[\s\S]*?`,$/m)
  })
})

const slotsIn = (source: string) => [...source.matchAll(/data-slot="([^"]+)"/g)].flatMap(([, slot]) => slot ?? [])

test.each(exported)("%s has every part that a style sheet can reach in its documentation", (path) => {
  const parts = storiesBeside(path).map((stories) => documented(stories).sections.Parts ?? "")
  expect(slotsIn(text(path)).filter((slot) => !parts.some((words) => words.includes(`\`${slot}\``)))).toEqual([])
})

test.each(exported)("%s stands in a story", (path) => expect(storiesBeside(path).length).toBeGreaterThan(0))

test.each(interactive)("%s is walked by the keyboard alone in a story called ByKeyboard", (path) => {
  const walks = storiesBeside(path).flatMap((stories) => story(stories, "ByKeyboard") ?? [])
  expect(walks).not.toEqual([])
  for (const walk of walks) {
    expect(walk).toMatch(/userEvent\.(keyboard|tab)\(|tabTo\(/)
    expect(walk).not.toMatch(/userEvent\.(click|hover|pointer|type)\(|\.focus\(\)/)
  }
})
