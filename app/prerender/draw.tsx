import { createMemoryHistory } from "@tanstack/react-router"
import { renderToReadableStream } from "react-dom/server"
import type { AppConfig } from "#contract/config"
import type { SiteMap } from "#contract/site-map"
import { catalogue } from "#features/games"
import { App } from "../app"
import { flags } from "../navigation/flags"
import { headMarkup, headOf } from "../pages/page-head"
import { createAppRouter } from "../router"
import { createAppWallets } from "../wallets"

export const gameIds = catalogue.map(({ id }) => id)

async function open(path: string, config: AppConfig) {
  const wallets = createAppWallets(config)
  const router = createAppRouter({ config, wallets, flags }, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return { router, wallets }
}

/**
 * Renders the page at `path` for a visitor: without wallet, storage and window.
 * @throws what the page throws: a page that cannot be drawn is not built.
 */
export async function drawPage(path: string, config: AppConfig): Promise<string> {
  const { router, wallets } = await open(path, config)
  const problems: unknown[] = []
  const stream = await renderToReadableStream(<App router={router} wallets={wallets} />, {
    // One piece: what comes later would need inline scripts to be put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void problems.push(error),
  })
  await stream.allReady
  const body = await new Response(stream).text()
  if (problems.length > 0) throw problems[0]
  return body
}

/** Pages of one wallet, and those of the operator: no search engine lists them. */
const unlisted = /^\/(admin|back-soon|profile|settings|select-token|propagation)(\/|$)/

/** An address of each pattern, to read the titles of its pages. */
const sampleOf = (pattern: string) =>
  pattern
    .replace("$txId", "1".repeat(64))
    .replace(/\$(wallet|address|creator)/, "1".repeat(32))
    .replace(/\$(gameId|game)/, gameIds[0] ?? "")

/**
 * Title and metadata of every page, for crawlers and link previews, and which addresses there are. A
 * pattern with parameters has the metadata of its pages; `404` that of an unknown address.
 */
export async function drawHeads(config: AppConfig): Promise<{ heads: Record<string, string>; map: SiteMap }> {
  const { router } = await open("/", config)
  const routes = Object.keys(router.routesByPath).map((path) => (path === "/" ? path : path.replace(/\/$/, "")))
  const [patterns, paths] = [true, false].map((asked) => routes.filter((path) => path.includes("$") === asked))
  const games = gameIds.flatMap((id) => [`/${id}`, `/rules/${id}`])
  const map: SiteMap = { paths: paths ?? [], patterns: patterns ?? [], games: [...gameIds], listed: [] }
  const heads: Record<string, string> = {}
  for (const path of [...map.paths, ...games]) {
    const { router: there } = await open(path, config)
    const head = headOf(there.state.matches)
    const listed = head.canonical === path && !unlisted.test(path)
    if (listed) map.listed.push(path)
    heads[path] = headMarkup(head, !unlisted.test(path))
  }
  for (const pattern of map.patterns) {
    const { router: there } = await open(sampleOf(pattern), config)
    heads[pattern] = headMarkup({ ...headOf(there.state.matches), canonical: null }, !pattern.includes("profile"))
  }
  const { router: nowhere } = await open("/no/such/page", config)
  heads["404"] = headMarkup({ ...headOf(nowhere.state.matches), canonical: null }, false)
  return { heads, map }
}
