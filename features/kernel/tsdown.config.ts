import { packageConfig } from "../../tools/packages/tsdown.ts"

export default packageConfig(
  ["money.ts", "storage.ts", "http.ts", "remote.ts", "logger.ts", "time-text.ts", "yield-to-main.ts", "react.ts"],
  "../..",
)
