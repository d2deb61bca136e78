import { packageConfig } from "../../tools/packages/tsdown.ts"

export default {
  ...packageConfig(
    [
      "index.ts",
      "chain-error.ts",
      "react/index.ts",
      "model/*.ts",
      "!model/*.test.ts",
      "testing/index.ts",
      "testing/test-browser.ts",
    ],
    "../..",
  ),
  // Who imports `./testing/vitest` has it.
  deps: { neverBundle: ["vitest"] },
}
