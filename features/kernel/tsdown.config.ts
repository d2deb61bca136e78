import { packageConfig } from "../../tools/packages/tsdown.ts"

export default packageConfig(["money.ts", "storage.ts", "http.ts", "remote.ts", "logger.ts", "react.ts"], "../..")
