import { expect, test } from "vitest"
import { atBuiltStorybook, lookAtDocs, problemsOf } from "../support/built-storybook"

// `npm run prove storybook` opens every story by itself as well; here each is played from its source.
test("every documentation page of the built Storybook opens without an error, empty page or cover", {
  timeout: 600_000,
}, async () => {
  const { pages, problems } = await atBuiltStorybook({ webgl: false }, async ({ entries, context }) => {
    const pages = entries.filter(({ type }) => type === "docs")
    return { pages, problems: await problemsOf(pages, { context, pages: 3, look: lookAtDocs }) }
  })
  expect(pages.length).toBeGreaterThan(100)
  expect(problems).toEqual([])
})
