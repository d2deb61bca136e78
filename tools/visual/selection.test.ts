import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { threeThemes } from "../../tests/prove/three-themes"
import type { Story } from "./capture"
import { selectStories, storiesOf } from "./selection"

const [dice, view, button, terms] = [
  "features/games/dice/dice.stories.tsx",
  "features/games/dice/view-2d.stories.tsx",
  "design-system/src/button/button.stories.tsx",
  "features/terms/ui/terms.stories.tsx",
]
const select = (
  changed: readonly string[],
  textBefore: (file: string) => string | null = (file) => readFileSync(file, "utf8"),
) => selectStories({ changed, storyFiles: [dice, view, button, terms], textBefore })
const files = ({ whole, single }: ReturnType<typeof select>) => ({ whole: [...whole], single: [...single] })

test("the view of a game takes every story of its folder, in three themes, and no other", () => {
  const selection = select(["features/games/dice/view-2d.css"])
  expect(files(selection)).toEqual({ whole: [dice, view], single: [] })
  expect(selection.themes).toEqual(threeThemes)
})

test("a button takes its own stories, and one of each component that draws it from further away", () => {
  const selection = select(["design-system/src/button/button.tsx"])
  expect(files(selection)).toEqual({ whole: [button], single: [dice, view, terms] })
  expect(selection.reasons).toEqual([
    `design-system/src/button/button.tsx: all stories of ${button}, and one story of 3 components that draw it`,
  ])
})

test.each([
  ["package-lock.json"],
  [".storybook/preview.tsx"],
  ["design-system/src/animations.css"],
  ["themes/css/fonts/jost.woff2"],
])("%s is under every story, takes one of each component and says so", (file) => {
  const selection = select([file])
  expect(files(selection)).toEqual({ whole: [], single: [dice, view, button, terms] })
  expect(selection.reasons).toEqual([`${file} is under every story: one story of each component`])
})

test("a token of one theme is pictured in that theme, one of every theme in three", () => {
  const sheet = "themes/css/themes.gen.css"
  const text = readFileSync(sheet, "utf8")
  const one = text.replace(/(\[data-theme="retro"\] \{[^}]*--success: )[^;]*/, "$1red")
  expect(select([sheet], () => one).themes).toEqual(["retro"])
  expect(select([sheet], () => text.replaceAll(/--success: [^;]*/g, "--success: red")).themes).toEqual(threeThemes)
  expect(select([sheet], () => text.replace("font-display: swap", "font-display: block")).themes).toEqual(threeThemes)
})

test("a name that an index leads elsewhere selects who takes it, and a new name selects nobody", () => {
  const index = "design-system/src/index.ts"
  const now = readFileSync(index, "utf8")
  expect(files(select([index], () => now.replace("./button/button", "./button/old-button")))).toEqual({
    whole: [terms],
    single: [dice, view],
  })
  expect(select([index], () => now.replace(/export \{ Pagination, .*\n/, "")).reasons).toEqual([])
})

test("what no story draws selects nothing, and the stories of a removed file are looked for", () => {
  expect(select(["server/app.ts", "README.md", ".storybook/docs-page.tsx"]).reasons).toEqual([])
  expect(files(select(["features/gone/gone.stories.tsx"], () => null)).whole).toEqual([
    "features/gone/gone.stories.tsx",
  ])
})

test("the story of its matrix stands for a component, else its default, else its first", () => {
  const story = (file: string, name: string, tags: string[] = []): Story => ({
    id: `${file}--${name}`,
    type: "story",
    title: file,
    name,
    importPath: `./${file}`,
    tags,
  })
  const stories = [
    story("a", "First"),
    story("a", "Default"),
    story("a", "All", ["matrix"]),
    story("b", "First"),
    story("b", "Default"),
    story("c", "First"),
    story("c", "Second"),
    story("d", "First"),
  ]
  const selection = { whole: new Set(["d"]), single: new Set(["a", "b", "c"]), themes: [], reasons: [] }
  expect(storiesOf(selection, stories).map(({ id }) => id)).toEqual(["d--First", "a--All", "b--Default", "c--First"])
})
