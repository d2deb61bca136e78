import { expect, test } from "vitest"
import { atBuiltStorybook, lookAtDocs, lookAtStory, problemsOf } from "../support/built-storybook"

test("every documentation page and every story of the built Storybook opens without an error, empty page or cover", {
  timeout: 600_000,
}, async () => {
  const { pages, stories, problems } = await atBuiltStorybook({ webgl: false }, async ({ entries, context }) => {
    const pages = entries.filter(({ type }) => type === "docs")
    const stories = entries.filter(({ type }) => type === "story")
    const drawn = new Set<string>()
    const inPages = await problemsOf(pages, {
      context,
      pages: 3,
      look: (page, id) => lookAtDocs(page, id, (story) => drawn.add(story)),
    })
    // What no page draws itself: stories in frames, and those that documentation leaves out.
    const alone = stories.filter(({ id }) => !drawn.has(id))
    const apart = await problemsOf(alone, { context, pages: 3, look: lookAtStory })
    return { pages, stories, problems: [...inPages, ...apart] }
  })
  expect(pages.length).toBeGreaterThan(100)
  expect(stories.length).toBeGreaterThan(500)
  expect(problems).toEqual([])
})
