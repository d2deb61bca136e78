import { expect, test } from "vitest"
import { hasChanged } from "../../tools/passed/passed-content"
import { atBuiltStorybook } from "../support/built-storybook"
import { documentationProblems } from "../support/documentation"

// `npm run prove documentation` opens every page, and `npm run prove storybook` every story by itself.
const extent = hasChanged("documentation") ? "every page" : "a sample"

test("documentation pages of the built Storybook open without an error, empty page or cover", {
  timeout: 600_000,
}, async () => {
  const { pages, problems } = await atBuiltStorybook({ webgl: false }, (storybook) =>
    documentationProblems(storybook, extent),
  )
  expect(pages).toBeGreaterThan(extent === "every page" ? 100 : 9)
  expect(problems).toEqual([])
})
