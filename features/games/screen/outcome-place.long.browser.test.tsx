import "../../../.storybook/preview.css"
import { describe, test } from "vitest"
import { cases, expectNothingCovered } from "../testing/outcome-cases"

describe.each([
  [1440, 900],
  [390, 844],
])("at %i px", (width, height) => {
  test.each(Object.entries(cases))("%s has its result in the dock, over nothing", (_, given) =>
    expectNothingCovered(given, width, height),
  )
})
