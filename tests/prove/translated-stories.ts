import type { Page } from "playwright"
import { translatePage } from "../../design-system/src/testing/translate-page"
import { atBuiltStorybook, lookAtStory, problemsOf } from "../support/built-storybook"
import type { Proof } from "./proof"

/**
 * Every story of the built Storybook in a browser that translates the page: no story breaks, and no text stays that was
 * written anew. A play that looks for a text by the element that holds it ends otherwise than on a page in its own language,
 * so what counts is what React throws and what a reader sees. `TRANSLATED_STORIES=^features` narrows the stories by their ids.
 */
export const translatedStories: Proof = {
  name: "translated-stories",
  proves: "every story in a browser that translates the page: nothing breaks, no text is out of date",
  minutes: 8,
  run: (report, say) =>
    atBuiltStorybook({ webgl: false }, async ({ entries, context }) => {
      await context.addInitScript({ content: `(${translatePage})()` })
      const wanted = new RegExp(process.env.TRANSLATED_STORIES ?? "")
      const stories = entries.filter(({ type, id }) => type === "story" && wanted.test(id))
      let seen = 0
      const problems = await problemsOf(stories, {
        context,
        pages: 2,
        look: async (page, id) => {
          seen += 1
          if (seen % 50 === 0) say(`${seen} of ${stories.length} stories, at ${id}`)
          return lookTranslated(page, id)
        },
      })
      for (const problem of problems) say(problem)
      report({
        text: "stories under a translating browser: nothing breaks, no text is out of date",
        held: problems.length === 0 && stories.length > 0,
        figure: `${problems.length} problems in ${stories.length} stories`,
      })
    }),
}

/** What React says when it meets a text node that was taken out. */
const broken = /removeChild|insertBefore|not a child of this node/

async function lookTranslated(page: Page, id: string): Promise<string[]> {
  const ended = await lookAtStory(page, id)
  const stale: string[] = await page.evaluate(() => Reflect.get(globalThis, "pageTranslation").staleTexts())
  return [...ended.filter((problem) => broken.test(problem)), ...stale]
}
