import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { build, type Plugin, type Rolldown } from "vite"
import { offlineImages } from "../../app/service-worker/handling.ts"
import { offlineContentPolicy } from "../../server/content-policy.ts"
import { offlinePage } from "./offline-page.ts"

const cachePrefix = "dghrt-offline-"
const filePrefix = "dghrt-files-"

/** Builds the service worker, `/sw.js`, with the offline page in it: neither can be of another build than the other. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort()
      const page = offlinePage(names)
      const source = await bundleWorker({
        __OFFLINE_PAGE__: page,
        __OFFLINE_POLICY__: offlineContentPolicy(page),
        __OFFLINE_CACHE__: `${cachePrefix}${hashOf(offlineImages.map((path) => readFileSync(`app/public${path}`)))}`,
        __OFFLINE_CACHE_PREFIX__: cachePrefix,
        __FILE_CACHE__: `${filePrefix}${hashOf([Buffer.from(names.join())])}`,
        __FILE_CACHE_PREFIX__: filePrefix,
      })
      this.emitFile({ type: "asset", fileName: "sw.js", source })
    },
  }
}

function hashOf(files: readonly Buffer[]) {
  const hash = createHash("sha256")
  for (const file of files) hash.update(file)
  return hash.digest("hex").slice(0, 12)
}

/** One classic script, because Firefox runs no module as a service worker. */
async function bundleWorker(constants: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    root: "app",
    logLevel: "error",
    define: Object.fromEntries(Object.entries(constants).map(([name, text]) => [name, JSON.stringify(text)])),
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: "app/service-worker/worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
    },
  })
  const [worker] = (built as Rolldown.RolldownOutput).output
  return worker.code
}
