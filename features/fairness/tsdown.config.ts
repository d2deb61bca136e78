import { packageConfig } from "../../tools/packages/tsdown.ts"

export default packageConfig(["verifier.ts", "chain.ts", "react.ts"], "../..")
