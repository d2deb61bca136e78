import { packageConfig } from "../tools/packages/tsdown.ts"

export default packageConfig(["src/index.ts", "src/wallet/index.ts"], "..")
