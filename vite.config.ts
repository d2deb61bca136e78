import tailwindcss from "@tailwindcss/vite"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { clusterOf, readSettings, visitorFreePlayOf } from "./tools/settings.ts"
import { chunkGroups } from "./tools/vite/chunks.ts"
import { recordCluster } from "./tools/vite/cluster.ts"
import { generatedContent, packageVersion } from "./tools/vite/generated-content.ts"
import { headScript } from "./tools/vite/head-script.ts"
import { importsWithFiles } from "./tools/vite/import-with-files.ts"
import { nameMissingPageCode } from "./tools/vite/page-code.ts"
import { precompress } from "./tools/vite/precompress.ts"
import { prerender } from "./tools/vite/prerender.ts"
import { serviceWorker } from "./tools/vite/service-worker.ts"

// Localnet conveniences (burner wallet, faucet) are compiled out of a build for any other cluster.
const settings = readSettings()
const cluster = clusterOf(settings)

/** The files that stand in every page. */
const everywhere = /^assets\/(vendor|shell|rolldown-runtime)-[\w-]{8}\./

export default defineConfig({
  root: "app",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "routes",
      generatedRouteTree: "route-tree.gen.ts",
    }),
    nameMissingPageCode(),
    generatedContent(),
    react(),
    tailwindcss(),
    headScript(),
    importsWithFiles(),
    recordCluster(cluster),
    serviceWorker(),
    prerender(cluster),
    precompress(),
  ],
  resolve: { conditions: ["source", ...defaultClientConditions], dedupe: ["react", "react-dom", "buffer", "bn.js"] },
  define: {
    global: "globalThis",
    __LOCALNET__: JSON.stringify(cluster === "localnet"),
    __VERSION__: JSON.stringify(packageVersion()),
    __VISITOR_FREE_PLAY__: JSON.stringify(visitorFreePlayOf(settings)),
  },
  build: {
    outDir: "../dist/app",
    emptyOutDir: true,
    // As docs/architecture.md names them; prove it with tests/support/newer-globals.ts.
    target: ["safari16.4", "chrome111", "firefox115"],
    manifest: "build-manifest.json",
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that runs this code knows `modulepreload`, or fetches the same files a moment later.
      polyfill: false,
      // Every import names its own file; what runs already need not be listed.
      resolveDependencies: (own, files) => [...new Set([own, ...files])].filter((file) => !everywhere.test(file)),
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
})
