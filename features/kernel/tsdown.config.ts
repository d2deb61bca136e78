import { packageConfig } from "../../tools/packages/tsdown.ts"

export default packageConfig(
  [
    "money.ts",
    "base58.ts",
    "storage.ts",
    "versioned.ts",
    "http.ts",
    "remote.ts",
    "logger.ts",
    "time-text.ts",
    "when-idle.ts",
    "yield-to-main.ts",
    "react.ts",
  ],
  "../..",
)
