import { recordPassed } from "../../tools/passed/passed-content"
import { atBuiltStorybook } from "../support/built-storybook"
import { documentationProblems } from "../support/documentation"
import type { Proof } from "./proof"

/** Records the content that passed, so that `npm test` opens a sample of the pages until it changes. */
export const documentation: Proof = {
  name: "documentation",
  proves: "every documentation page of the built Storybook opens, says what its component is for and shows an example",
  minutes: 2,
  occupies: "browser",
  run: (report, say) =>
    atBuiltStorybook({ webgl: false }, async (storybook) => {
      const { pages, problems } = await documentationProblems(storybook, "every page")
      for (const problem of problems) say(problem)
      const held = problems.length === 0 && pages > 100
      if (held) recordPassed("documentation")
      report({
        text: "documentation pages without an error, an empty block or a cover",
        held,
        figure: `${problems.length} problems in ${pages} pages`,
      })
    }),
}
