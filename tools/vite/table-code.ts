import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Plugin, ResolvedConfig, Rolldown } from "vite"

const games = /\/features\/games\/(\w+)\/\1-module\.ts$/

// What the page of a table asks for one after the other once it runs: its route, the room around every game, and on the
// local network the wallet. Then, behind everything else, the clients of the chain.
const atOnce = ["/app/routes/game.$wallet.$gameId.tsx", "/features/games/room/game-room.tsx", "/local/local-wallet.ts"]
const soon = ["/features/chain/data/chain-client.ts"]

/**
 * Writes for each game which files its table will ask for, so that the server can name them in the page it sends: the
 * browser fetches them while the first script still runs, instead of one after the other.
 */
export function tableCode(): Plugin {
  let config: ResolvedConfig
  return {
    name: "table-code",
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk")
      const entries = (named: (module: string) => boolean) =>
        chunks.filter((chunk) => chunk.facadeModuleId !== null && named(chunk.facadeModuleId.split("?")[0] ?? ""))
      const known = closure(
        bundle,
        entries((module) => module.endsWith("/index.html")),
      )
      const leading = (ends: readonly string[]) => entries((module) => ends.some((end) => module.endsWith(end)))
      const code: Record<string, string> = {}
      for (const chunk of chunks) {
        const id = games.exec(chunk.facadeModuleId ?? "")?.[1]
        if (id === undefined) continue
        const first = closure(bundle, [...leading(atOnce), chunk], known)
        const later = closure(bundle, leading(soon), new Set([...known, ...first]))
        code[`/game/*/${id}`] = [...links(bundle, first), ...links(bundle, later, ' fetchpriority="low"')].join("")
      }
      writeFileSync(join(resolve(config.root, config.build.outDir), "page-code.json"), JSON.stringify(code))
    },
  }
}

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

function links(bundle: Rolldown.OutputBundle, files: ReadonlySet<string>, priority = ""): string[] {
  const styles = new Set<string>()
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type === "chunk") for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return [
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...[...files].map((file) => `<link rel="modulepreload" crossorigin${priority} href="/${file}">`),
  ]
}
