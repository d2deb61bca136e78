import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const own = fileURLToPath(new URL("../../features/lazy-parts/model/import-with-files.ts", import.meta.url))

/** Vite's own helper links the files of a module ahead; a browser that failed to load a linked file never asks again. */
export const importsWithFiles = (): Plugin => ({
  name: "imports-with-files",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importWithFiles as __vitePreload } from ${JSON.stringify(own)}`,
  },
})
