import { packageConfig } from "../../tools/packages/tsdown.ts"

export default {
  ...packageConfig(["index.ts", "react/index.ts", "model/index.ts", "testing/index.ts", "testing/vitest.ts"], "../.."),
  // Who imports `./testing/vitest` has it.
  deps: { neverBundle: ["vitest"] },
}
