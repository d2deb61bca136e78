import { lookAtStory } from "../support/built-storybook"
import { everyStory } from "./every-story"
import type { Proof } from "./proof"

/** Every story of the built Storybook by itself, in 3D where it asks for it, until its play has ended. */
export const storybook: Proof = {
  name: "storybook",
  proves: "every story of the built Storybook opens and plays to its end",
  minutes: 10,
  run: (report, say) => everyStory(report, say, { claim: storybook.proves, webgl: true, look: lookAtStory }),
}
