import { atBuiltStorybook } from "../support/built-storybook"
import { documentationProblems } from "../support/documentation"
import type { Proof } from "./proof"

/** `npm test` opens a sample of the pages until what draws them changes: `prove --record` writes on what it passed. */
export const documentation: Proof = {
  name: "documentation",
  proves: "every documentation page of the built Storybook opens, says what its component is for and shows an example",
  minutes: 2,
  occupies: "browser",
  run: (report, say) =>
    atBuiltStorybook({ webgl: false }, async (storybook) => {
      const { pages, problems } = await documentationProblems(storybook, "every page")
      for (const problem of problems) say(problem)
      report({
        text: "documentation pages without an error, an empty block or a cover",
        held: problems.length === 0 && pages > 100,
        figure: `${problems.length} problems in ${pages} pages`,
      })
    }),
}
