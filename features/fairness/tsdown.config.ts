import { defineConfig } from "tsdown"

/** One file per source file, so that a bundler keeps only what is imported. */
export default defineConfig({
  entry: ["verifier.ts", "react.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  dts: true,
  tsconfig: "../../tsconfig.json",
})
