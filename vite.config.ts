import tailwindcss from "@tailwindcss/vite"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { clusterOf, readSettings } from "./tools/settings.ts"
import { recordCluster } from "./tools/vite/cluster.ts"
import { headScript } from "./tools/vite/head-script.ts"
import { precompress } from "./tools/vite/precompress.ts"
import { prerender } from "./tools/vite/prerender.ts"

// Localnet conveniences (burner wallet, faucet) are compiled out of a build for any other cluster.
const cluster = clusterOf(readSettings())

// The libraries of every page in one file, which stays in the browser's cache while ours change: dozens of small files
// compress worse and wait in line.
const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|@tanstack|valtio|proxy-compare|swr|dequal|use-sync-external-store|zod|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs)|get-nonce|@wallet-standard\/app|lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon))(\/|\.)/

export default defineConfig({
  root: "app",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "routes",
      generatedRouteTree: "route-tree.gen.ts",
    }),
    react(),
    tailwindcss(),
    headScript(),
    recordCluster(cluster),
    prerender(cluster),
    precompress(),
  ],
  resolve: { conditions: ["source", ...defaultClientConditions], dedupe: ["react", "react-dom", "buffer", "bn.js"] },
  define: { global: "globalThis", __LOCALNET__: JSON.stringify(cluster === "localnet") },
  build: {
    outDir: "../dist/app",
    emptyOutDir: true,
    target: "es2022",
    manifest: "build-manifest.json",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "vendor", test: everyPageNeeds }] } } },
  },
})
