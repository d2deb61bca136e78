import { cpSync } from "node:fs"
import type { UserConfig } from "tsdown"

const outDir = "../dist/server"

/**
 * The server as an operator runs it: `node dist/server/main.js`, without a compiler. Everything is bundled but the embedded database, which
 * finds its files beside its own code, and what drivers ask for and do without.
 */
const config: UserConfig = {
  entry: { main: "main.ts", "check-config": "check-config/main.ts" },
  outDir,
  format: "esm",
  platform: "node",
  target: "node20",
  dts: false,
  hash: false,
  outExtensions: () => ({ js: ".js" }),
  alias: { "node-fetch": `${import.meta.dirname}/own-fetch.ts` },
  inputOptions: { resolve: { conditionNames: ["source", "node"] } },
  deps: { alwaysBundle: /./, neverBundle: ["@electric-sql/pglite", "pg-native", "bufferutil", "utf-8-validate"] },
  hooks: {
    "build:done"() {
      for (const file of ["migrations", "pglite-worker.mjs", "prepare-folder.mjs"])
        cpSync(`${import.meta.dirname}/database/${file}`, `${import.meta.dirname}/${outDir}/${file}`, {
          recursive: true,
        })
    },
  },
}
export default config
