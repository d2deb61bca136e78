import tailwindcss from "@tailwindcss/vite"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { clusterOf, readSettings, visitorFreePlayOf } from "./tools/settings.ts"
import { recordCluster } from "./tools/vite/cluster.ts"
import { headScript } from "./tools/vite/head-script.ts"
import { tellMissingPageCode } from "./tools/vite/page-code.ts"
import { precompress } from "./tools/vite/precompress.ts"
import { prerender } from "./tools/vite/prerender.ts"
import { tableCode } from "./tools/vite/table-code.ts"

// Localnet conveniences (burner wallet, faucet) are compiled out of a build for any other cluster.
const settings = readSettings()
const cluster = clusterOf(settings)

// The libraries of every page in one file, which stays in the browser's cache while ours change: dozens of small files
// compress worse and wait in line.
const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|valtio|proxy-compare|valibot|use-sync-external-store|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs)|get-nonce|@wallet-standard\/app|lucide-react\/dist\/esm\/(shared|context|Icon|createLucideIcon))(\/|\.)/

// Our own parts of the first page, in one file for the same reason, with what they import: a file that waits for one
// that waits for it starts with nothing in hand. No slice's door stands here that leads to more than the first page needs.
// What is not listed comes in small files of its own, which the byte budget notices.
const firstPage = new RegExp(
  [
    "design-system/src/(badge|button|heart|icon-button|skeleton|spinner|visually-hidden)/",
    "design-system/src/(lib/cn|states/empty-state|toast/toast-store)\\.",
    "features/games/(room/table-keys)\\.",
    "features/home/(model/game-filters|ui/(hero|visitor-home))\\.",
    "(features/kernel/(app-config|logger|storage)|server/contract/config)\\.",
    "features/(pools/ui/jackpot-frame|wallet/(model/.*|ui/wallet-context))\\.",
    "features/settings/(model/.*|ui/settings-context)\\.",
    "app/(navigation/.*|overlays/(load-boundary|overlays)|pages/(home-skeleton|page-head|wrong-address))\\.",
    "app/shell/(app-config|bottom-nav-view|header-view|later|mobile-bar|nav-list|page-or-panel|use-layout)\\.",
  ]
    .map((part) => `/${part}`)
    .join("|"),
)

/** The files that stand in every page. */
const everywhere = /^assets\/(vendor|front|rolldown-runtime)-[\w-]{8}\./

// What shelves, menus and counters know of the games, and what their pictures are made of: a dozen files of a few lines.
const everyRecord = /\/features\/games\/(catalogue|kit\/game-record|\w+\/record)\./
const everyPiece =
  /\/design-system\/src\/art\/(geometry|gradients|light|suit|tone|use-art-ids|pieces\/(coin|gem|piece-frame))\./

// What opens over a page, and the pictures on its buttons.
const everyPanel =
  /\/(node_modules\/(@radix-ui|@floating-ui|react-remove-scroll\w*|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|tslib)|design-system\/src\/(dialog|popover|overlay-stack|lib\/focus-panel|hooks\/use-writing-direction|segmented-control|field|copy-button))[/.]/
const icon = /\/lucide-react\/dist\/esm\/icons\//
// The front page's own, which are few: a file each is mostly its wrapping.
const frontIcon = /\/lucide-react\/dist\/esm\/icons\/(chevron-right|flame|key-round|play|refresh-cw|zap)\./
// What asks the server: two files of a few lines that come together.
const requests = /\/features\/kernel\/(http|remote)\./
const amounts =
  /\/(features\/games\/kit\/(amount-text|bet-array|outcome|table)|features\/games\/round\/round-state|features\/games\/screen\/progress|design-system\/src\/(amount\/amount|lib\/units|hooks\/use-reduced-motion)|server\/contract\/amount)\./

// The chain's libraries, each in a file of its own and with what it stands on: each runs in a task of its own.
const web3 = /\/(node_modules\/(@solana\/web3\.js|buffer)|features\/chain\/data\/(buffer-polyfill|steps\/web3))[/.]/
const anchor = /\/(node_modules\/@coral-xyz|features\/chain\/data\/steps\/anchor)[/.]/
const gamba = /\/(node_modules\/(gamba-core-v2|@solana\/spl-token)|features\/chain\/data\/steps\/gamba)[/.]/

export default defineConfig({
  root: "app",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "routes",
      generatedRouteTree: "route-tree.gen.ts",
    }),
    tellMissingPageCode(),
    react(),
    tailwindcss(),
    headScript(),
    recordCluster(cluster),
    prerender(cluster),
    tableCode(),
    precompress(),
  ],
  resolve: { conditions: ["source", ...defaultClientConditions], dedupe: ["react", "react-dom", "buffer", "bn.js"] },
  define: {
    global: "globalThis",
    __LOCALNET__: JSON.stringify(cluster === "localnet"),
    __VISITOR_FREE_PLAY__: JSON.stringify(visitorFreePlayOf(settings)),
  },
  build: {
    outDir: "../dist/app",
    emptyOutDir: true,
    target: "es2022",
    manifest: "build-manifest.json",
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that runs this code knows `modulepreload`, or fetches the same files a moment later.
      polyfill: false,
      // What runs already need not be named to whoever loads more.
      resolveDependencies: (_, files) => files.filter((file) => !everywhere.test(file)),
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: everyPageNeeds, priority: 2 },
            { name: "front", test: firstPage, priority: 1 },
            { name: "records", test: everyRecord },
            { name: "art", test: everyPiece },
            { name: "amounts", test: amounts, priority: 1 },
            { name: "requests", test: requests, priority: 1 },
            { name: "front-icons", test: frontIcon, priority: 2 },
            { name: "icons", test: icon, minShareCount: 12, priority: 1 },
            { name: "panel", test: everyPanel, minShareCount: 10, priority: 1 },
            { name: "web3", test: web3, priority: 1 },
            { name: "anchor", test: anchor },
            { name: "gamba", test: gamba },
          ],
        },
      },
    },
  },
})
