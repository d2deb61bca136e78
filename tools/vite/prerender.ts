import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { build, defaultClientConditions, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from "vite"
import { fetchCode } from "../../app/boot/fetch-code"
import type { AppConfig } from "../../server/contract/config"

interface Drawing {
  drawPage(path: string, config: AppConfig): Promise<string>
  drawHeads(config: AppConfig): Promise<Record<string, string>>
}

/** Stands for the configuration of whoever will serve the build. Nothing of it but the cluster may show on a drawn page. */
const nobody = (cluster: AppConfig["cluster"]): AppConfig => ({
  cluster,
  rpcUrl: "http://localhost",
  wsUrl: "ws://localhost",
  creator: "11111111111111111111111111111111",
  tokens: [],
})

/**
 * Draws the front page into the built page, so that a visitor sees it before any script has arrived, and writes the titles
 * of the other pages for whoever reads links without running them. `page.html` is what every other address starts from.
 */
export function prerender(cluster: AppConfig["cluster"]): Plugin {
  let config: ResolvedConfig
  return {
    name: "prerender",
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      order: "post",
      async handler(_, bundle) {
        const folder = resolve(config.root, config.build.outDir)
        const { body, heads } = await draw(config, async ({ drawPage, drawHeads }) => ({
          body: await drawPage("/", nobody(cluster)),
          heads: await drawHeads(nobody(cluster)),
        }))
        const page = readFileSync(join(folder, "index.html"), "utf8")
        const front = put(afterPaint(page, codeOf(bundle, "routes/index.tsx")), {
          "<!--page-head-->": heads["/"] ?? "",
          '<div id="root"></div>': `<div id="root" data-drawn="/">${body}</div>`,
        })
        writeFileSync(join(folder, "index.html"), front)
        writeFileSync(join(folder, "page.html"), page)
        writeFileSync(join(folder, "page-heads.json"), JSON.stringify(heads))
      },
    },
  }
}

/** The same page, which asks for its code, with the route's own, once it is on the screen. */
function afterPaint(page: string, routeFiles: readonly string[]): string {
  const tags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g
  const [entry, ...parts] = Array.from(page.matchAll(tags), ([, file]) => file)
  if (entry === undefined) throw new Error("The page has no code")
  const imported = new Set([...parts, ...routeFiles.map((file) => `/${file}`)])
  imported.delete(entry)
  const source = `(${fetchCode})(document, ${JSON.stringify(entry)}, ${JSON.stringify([...imported])})`
  const script = `<script>${minifySync("code.js", source).code}</script>`
  return put(page.replace(tags, ""), { "</body>": `${script}</body>` })
}

/** The files that a route's own code consists of; the entry does not know them, so the page names them. */
function codeOf(bundle: Rolldown.OutputBundle, route: string): string[] {
  const files = new Set<string>()
  const collect = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== "chunk") return
    files.add(file)
    for (const imported of chunk.imports) collect(imported)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.facadeModuleId?.includes(`${route}?tsr-split`)) collect(chunk.fileName)
  }
  return [...files]
}

/** @throws Error when a place is missing: a page without its content must not be shipped. */
function put(page: string, places: Readonly<Record<string, string>>): string {
  let filled = page
  for (const [place, content] of Object.entries(places)) {
    if (!filled.includes(place)) throw new Error(`The page has no ${place}`)
    filled = filled.replace(place, () => content)
  }
  return filled
}

/** Bundles the app once more, as the browser would resolve it, and runs it here; its lazy parts stay at hand until `use` ends. */
async function draw<T>(
  { root, define, build: { assetsInlineLimit } }: ResolvedConfig,
  use: (drawing: Drawing) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "prerender-"))
  try {
    await build({
      configFile: false,
      root,
      logLevel: "error",
      define: { ...define, self: "globalThis", "process.env.NODE_ENV": JSON.stringify("production") },
      plugins: [withoutStyles],
      // The browser's half of every library: what is drawn must be what the browser would draw first.
      ssr: { noExternal: true, resolve: { conditions: ["source", ...defaultClientConditions] } },
      build: {
        ssr: "prerender/draw.tsx",
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        target: "es2022",
        assetsInlineLimit,
      },
    })
    return await use(await import(pathToFileURL(join(folder, "draw.js")).href))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  load: { filter: { id: /\.css$/ }, handler: () => "" },
}
