import type { Rolldown } from "vite"

/** What a page needs beside the entry, by when it needs it. */
export interface PageFiles {
  /** Style sheets that the prerendered page needs for its first paint. */
  styles: readonly string[]
  /** Code that makes the page interactive, the entry included. */
  code: readonly string[]
  /** Code that the page asks for right after that, such as what reads the chain. */
  later: readonly string[]
}

const chainReader = "/features/chain/own-chain.ts"

/** The files of the visitor's and the player's home. */
export const homeFiles = (bundle: Rolldown.OutputBundle): PageFiles => pageFiles(bundle, [routeFile("index")])

/** The files of a game's description, which is what a shared link opens. */
export const gameDescriptionFiles = (bundle: Rolldown.OutputBundle): PageFiles =>
  pageFiles(bundle, [routeFile("$gameId"), "/features/home/ui/game-description.tsx"])

/** The files of a page that shows the same to everybody. */
export const staticFiles = (bundle: Rolldown.OutputBundle, route: string): PageFiles =>
  pageFiles(bundle, [routeFile(route), ...(route === "terms" ? ["/features/terms/ui/terms-page.tsx"] : [])])

/** The files of the explorer's first page. */
export const explorerFiles = (bundle: Rolldown.OutputBundle): PageFiles =>
  pageFiles(bundle, [routeFile("explorer.index"), "/features/explorer/ui/landing.tsx"])

/** The files of a transaction page. */
export const transactionFiles = (bundle: Rolldown.OutputBundle): PageFiles =>
  pageFiles(bundle, [routeFile("explorer.transaction.$txId"), "/features/explorer/ui/transaction.tsx"])

/** The files of a game's rules, whose odds come from the game itself. */
export const rulesFiles = (bundle: Rolldown.OutputBundle, gameId: string): PageFiles =>
  pageFiles(bundle, [routeFile("rules.$game"), `/features/games/${gameId}/${gameId}-module.ts`])

/** The files of a game's page. On the local network the wallet is among them. */
export const gamePageFiles = (bundle: Rolldown.OutputBundle, gameId: string): PageFiles =>
  pageFiles(
    bundle,
    [
      routeFile("game.$wallet.$gameId"),
      "/features/games/page/game-page.tsx",
      `/features/games/${gameId}/${gameId}-module.ts`,
      `/design-system/src/art/scenes/${gameId}.tsx`,
      "/features/wallet/local/local-wallet.ts",
    ],
    [chainReader],
  )

const routeFile = (name: string) => `/app/routes/${name}.tsx?tsr-split`

function pageFiles(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  later: readonly string[] = [],
): PageFiles {
  const entry = Object.values(bundle)
    .filter((output) => output.type === "chunk")
    .filter(({ isEntry }) => isEntry)
  const code = closure(bundle, [...entry, ...chunksOf(bundle, modules)])
  const rest = closure(bundle, chunksOf(bundle, later), code)
  const styles = new Set<string>()
  for (const file of code) {
    const chunk = bundle[file]
    if (chunk?.type === "chunk") for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return { styles: [...styles], code: [...code], later: [...rest] }
}

/** The chunks that hold these modules: a module may share its chunk with others. */
const chunksOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]) =>
  Object.values(bundle)
    .filter((output) => output.type === "chunk")
    .filter(({ moduleIds }) => moduleIds.some((id) => modules.some((module) => id.includes(module))))

/** The files that come with some chunks, without those that are there already. */
function closure(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>()
  const collect = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== "chunk" || known.has(file) || files.has(file)) return
    files.add(file)
    for (const imported of chunk.imports) collect(imported)
  }
  for (const chunk of chunks) collect(chunk.fileName)
  return files
}
