import { lookAtStory } from "../support/built-storybook"
import { everyStory } from "./every-story"
import type { Proof } from "./proof"

/** Every story in 3D of the built Storybook by itself, until its play has ended; `story-modes` opens all of them in 2D. */
export const storybook: Proof = {
  name: "storybook",
  proves: "every story in 3D of the built Storybook opens and plays to its end",
  minutes: 2,
  occupies: "browser",
  run: (report, say) =>
    everyStory(report, say, {
      claim: storybook.proves,
      webgl: true,
      only: ({ tags }) => tags.includes("3d"),
      look: lookAtStory,
    }),
}
