import { expect, test } from "vitest"
import { lineRuns } from "./line-runs"

test.each([
  [[], []],
  [[1, 2], [[0, 1]]],
  [
    [null, 1, null, 2, 3],
    [[1], [3, 4]],
  ],
  [[Number.NaN, null, Number.POSITIVE_INFINITY], []],
])("%j is drawn as lines over the indices %j", (values, runs) =>
  expect(lineRuns(values).map((run) => run.map(({ index }) => index))).toEqual(runs),
)
