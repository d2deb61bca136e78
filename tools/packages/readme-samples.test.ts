import { expect, test } from "vitest"
import { textOf, trackedFiles } from "../tracked-files"

const compiled = new Set(trackedFiles.filter((path) => /^tests\/consumers\/(flip|gamba)\/src\//.test(path)).map(textOf))

test.each(["features/betting", "features/chain", "features/fairness"])(
  "what the README of %s shows is a file that an app outside of this repository compiles and runs",
  (folder) => {
    const samples = [...textOf(`${folder}/README.md`).matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(
      ([, code = ""]) => code,
    )
    expect(samples.length).toBeGreaterThan(0)
    expect(samples.filter((code) => !compiled.has(code))).toEqual([])
  },
)
