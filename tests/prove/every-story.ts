import type { BrowserContext, Page } from "playwright"
import { atBuiltStorybook, type Entry, problemsOf } from "../support/built-storybook"
import type { Claim } from "./proof"

/**
 * Opens every story of the built Storybook in two pages side by side and reports one claim: that `look` found no problem.
 * `STORIES=^features` narrows the stories by their ids.
 */
export function everyStory(
  report: (claim: Claim) => void,
  say: (line: string) => void,
  {
    claim,
    webgl,
    only = () => true,
    prepare,
    look,
  }: {
    claim: string
    /** Whether boards are drawn in 3D where a story asks for it. */
    webgl: boolean
    /** Of the stories, those that are opened; all by default. */
    only?: (story: Entry) => boolean
    /** Before the first page opens. */
    prepare?: (context: BrowserContext) => Promise<unknown>
    look: (page: Page, id: string) => Promise<string[]>
  },
): Promise<void> {
  return atBuiltStorybook({ webgl }, async ({ entries, context }) => {
    await prepare?.(context)
    const wanted = new RegExp(process.env.STORIES ?? "")
    const stories = entries.filter((entry) => entry.type === "story" && wanted.test(entry.id) && only(entry))
    let seen = 0
    const problems = await problemsOf(stories, {
      context,
      pages: 2,
      look: async (page, id) => {
        seen += 1
        if (seen % 50 === 0) say(`${seen} of ${stories.length} stories, at ${id}`)
        return look(page, id)
      },
    })
    for (const problem of problems) say(problem)
    report({
      text: claim,
      held: problems.length === 0 && stories.length > 0,
      figure: `${problems.length} problems in ${stories.length} stories`,
    })
  })
}
