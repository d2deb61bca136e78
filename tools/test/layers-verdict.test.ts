import { expect, test } from "vitest"
import { layersProblem } from "./layers-verdict"

const report = (modules: number) => `✔ no dependency violations found (${modules} modules, 12 dependencies cruised)`

test.each([
  ["whole repository", { code: 0, output: report(1_653) }, null],
  ["report of no module", { code: 0, output: report(0) }, /read 0 modules/],
  ["report of few modules", { code: 0, output: report(999) }, /read 999 modules/],
  ["report without a number", { code: 0, output: "" }, /did not say/],
  [
    "violation",
    { code: 1, output: "x 1 dependency violations (1 errors, 0 warnings). 1653 modules" },
    /breaks a layer/,
  ],
] as const)("the layers check judges a %s", (_, outcome, problem) => {
  if (problem === null) expect(layersProblem(outcome)).toBeNull()
  else expect(layersProblem(outcome)).toMatch(problem)
})
