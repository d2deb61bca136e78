import { atBuiltStorybook, lookAtStory, problemsOf } from "../support/built-storybook"
import type { Proof } from "./proof"

/** Every story of the built Storybook by itself, in 3D where it asks for it, until its play has ended. */
export const storybook: Proof = {
  name: "storybook",
  proves: "every story of the built Storybook opens and plays to its end",
  minutes: 10,
  run: (report, say) =>
    atBuiltStorybook({ webgl: true }, async ({ entries, context }) => {
      const stories = entries.filter(({ type }) => type === "story")
      const problems = await problemsOf(stories, { context, pages: 2, look: lookAtStory })
      for (const problem of problems) say(problem)
      report({
        text: "every story of the built Storybook opens and plays to its end",
        held: problems.length === 0 && stories.length > 0,
        figure: `${stories.length - problems.length} of ${stories.length}`,
      })
    }),
}
