import { createMemoryHistory } from "@tanstack/react-router"
import { renderToReadableStream } from "react-dom/server"
import type { AppConfig } from "#contract/config"
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

/** Title and metadata of every page whose address is known beforehand, for those who read links without running them. */
export async function drawHeads(config: AppConfig): Promise<Record<string, string>> {
  const { router } = await open("/", config)
  const known = Object.keys(router.routesByPath).filter((path) => !path.includes("$"))
  const games = gameIds.flatMap((id) => [`/${id}`, `/rules/${id}`])
  const heads: Record<string, string> = { "*": headMarkup({ ...headOf(router.state.matches), canonical: null }) }
  for (const path of [...known, ...games]) {
    const { router: there } = await open(path, config)
    heads[path] = headMarkup(headOf(there.state.matches))
  }
  return heads
}
