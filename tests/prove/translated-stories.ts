import type { Page } from "playwright"
import { translatePage } from "../../design-system/src/testing/translate-page"
import { lookAtStory } from "../support/built-storybook"
import { everyStory } from "./every-story"
import type { Proof } from "./proof"

/**
 * Every story of the built Storybook in a browser that translates the page: no story breaks, and no text stays that was
 * written anew. A play that looks for a text by the element that holds it ends otherwise than on a page in its own language,
 * so what counts is what React throws and what a reader sees.
 */
export const translatedStories: Proof = {
  name: "translated-stories",
  proves: "every story in a browser that translates the page: nothing breaks, no text is out of date",
  minutes: 12,
  occupies: "browser",
  run: (report, say) =>
    everyStory(report, say, {
      claim: "stories under a translating browser: nothing breaks, no text is out of date",
      webgl: false,
      prepare: (context) => context.addInitScript({ content: `(${translatePage})()` }),
      look: lookTranslated,
    }),
}

/** What React says when it meets a text node that was taken out. */
const broken = /removeChild|insertBefore|not a child of this node/

async function lookTranslated(page: Page, id: string): Promise<string[]> {
  const ended = await lookAtStory(page, id)
  const stale: string[] = await page.evaluate(() => Reflect.get(globalThis, "pageTranslation").staleTexts())
  return [...ended.filter((problem) => broken.test(problem)), ...stale]
}
