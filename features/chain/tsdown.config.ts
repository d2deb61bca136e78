import { packageConfig } from "../../tools/packages/tsdown.ts"

export default packageConfig(
  ["index.ts", "decode.ts", "model/rpc-endpoints.ts", "wallet-adapter.ts", "gamba-react.ts", "data/node-globals.ts"],
  "../..",
)
