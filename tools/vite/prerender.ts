import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { build, defaultClientConditions, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from "vite"
import { fetchCode } from "../../app/boot/fetch-code.ts"
import type { AppConfig } from "../../server/contract/config"
import { creatorPlaceholder, prerenderPattern } from "../../server/contract/prerender-pattern.ts"
import type { SiteMap } from "../../server/contract/site-map"
import { generatedContent } from "./generated-content.ts"
import {
  explorerFiles,
  gameDescriptionFiles,
  gamePageFiles,
  homeFiles,
  type PageFiles,
  rulesFiles,
  staticFiles,
  transactionFiles,
} from "./page-files.ts"

interface Drawing {
  gameIds: readonly string[]
  drawPage(path: string, config: AppConfig): Promise<string>
  drawHeads(config: AppConfig): Promise<{ heads: Record<string, string>; map: SiteMap }>
}

interface Page {
  /** Address that is prerendered. */
  path: string
  /** Address whose title and description it has. */
  head: string
  files: PageFiles
}

/** Replaces the configuration of the future server. Only its cluster and its operator may show on a prerendered page. */
const placeholderConfig = (cluster: AppConfig["cluster"]): AppConfig => ({
  cluster,
  rpcUrl: "http://localhost",
  wsUrl: "ws://localhost",
  creator: creatorPlaceholder,
  tokens: [],
})

/**
 * Draws the front page and each game's pages into the built page, so that they are on the screen before any script has
 * arrived, and writes the titles of the other pages for readers that run no script. `page.html` is what every other
 * address starts from.
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
        const page = readFileSync(join(folder, "index.html"), "utf8")
        const served = placeholderConfig(cluster)
        const { heads, map, drawn } = await draw(config, async ({ gameIds, drawPage, drawHeads }) => {
          const { heads, map } = await drawHeads(served)
          const drawn: Record<string, string> = {}
          for (const { path, head, files } of pagesOf(bundle, gameIds)) {
            const pattern = prerenderPattern(path)
            drawn[pattern] = put(afterPaint(page, files), {
              "<!--page-head-->": heads[head] ?? "",
              '<div id="root"></div>': `<div id="root" data-drawn="${pattern}">${await drawPage(path, served)}</div>`,
            })
          }
          return { heads, map, drawn }
        })
        writeFileSync(join(folder, "index.html"), drawn["/"] ?? "")
        writeFileSync(join(folder, "page.html"), page)
        writeFileSync(join(folder, "page-heads.json"), JSON.stringify(heads))
        writeFileSync(join(folder, "site-map.json"), JSON.stringify(map))
        writeFileSync(join(folder, "prerendered.json"), JSON.stringify(drawn))
      },
    },
  }
}

/** Stands in for the wallet in the address of a game page, which no prerendered page shows. */
const anyWallet = "11111111111111111111111111111111"

/** The same for the address of a transaction page. */
const anySignature = "1".repeat(64)

/** Pages that show the same to everybody, by the name of their route. */
const staticPages = [
  ...["terms", "privacy", "whitepaper", "credits", "aboutme", "changelog", "token", "mobile", "fairness", "help"],
] as const

const pagesOf = (bundle: Rolldown.OutputBundle, gameIds: readonly string[]): Page[] => [
  { path: "/", head: "/", files: homeFiles(bundle) },
  { path: "/explorer", head: "/explorer", files: explorerFiles(bundle) },
  {
    path: `/explorer/transaction/${anySignature}`,
    head: "/explorer/transaction/$txId",
    files: transactionFiles(bundle),
  },
  ...staticPages.map((name) => ({ path: `/${name}`, head: `/${name}`, files: staticFiles(bundle, name) })),
  ...gameIds.map((id) => ({ path: `/rules/${id}`, head: `/rules/${id}`, files: rulesFiles(bundle, id) })),
  ...gameIds.flatMap((id) => [
    { path: `/${id}`, head: `/${id}`, files: gameDescriptionFiles(bundle) },
    ...["demo", anyWallet].map((wallet) => ({
      path: `/game/${wallet}/${id}`,
      head: `/${id}`,
      files: gamePageFiles(bundle, id),
    })),
  ]),
]

/** The same page, which asks for its code, with the route's own, once it is on the screen. */
function afterPaint(page: string, { styles, code, later }: PageFiles): string {
  const tags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g
  const [entry, ...parts] = Array.from(page.matchAll(tags), ([, file]) => file)
  if (entry === undefined) throw new Error("The page has no code")
  const imported = new Set([...parts, ...code.map((file) => `/${file}`)])
  imported.delete(entry)
  const lists = [entry, [...imported], later.map((file) => `/${file}`)].map((list) => JSON.stringify(list))
  const script = `<script>${minifySync("code.js", `(${fetchCode})(document, ${lists})`).code}</script>`
  const sheets = styles
    .filter((file) => !page.includes(`href="/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return put(page.replace(tags, ""), { "</head>": `${sheets.join("")}</head>`, "</body>": `${script}</body>` })
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
      plugins: [withoutStyles, generatedContent()],
      // The browser build of every library: the prerendered page must equal the first render in the browser.
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
