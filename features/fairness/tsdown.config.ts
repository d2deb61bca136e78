import { packageConfig } from "../../tools/packages/tsdown.ts"

export default packageConfig(["verifier.ts", "react.ts"], "../..")
