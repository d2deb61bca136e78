import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { importCycles, importsOf } from "./import-cycles"

export interface Piece {
  file: string
  bytes: number
}

export interface BuildSizes {
  /** What the front page's own markup asks for. */
  scripts: readonly Piece[]
  styles: readonly Piece[]
  fonts: readonly Piece[]
  page: Piece
  /** Each game's own chunk. */
  games: readonly Piece[]
  /** Scripts that wait for each other. */
  cycles: readonly string[][]
}

/**
 * Reads a finished build as a browser would ask for it.
 * @throws Error when the folder holds no build.
 */
export function readBuild(folder: string): BuildSizes {
  const page = readFileSync(join(folder, "index.html"), "utf8")
  const files = readdirSync(join(folder, "assets"))
  const named = (pattern: RegExp) => [...new Set(Array.from(page.matchAll(pattern), ([, file = ""]) => file))]
  const piece = (file: string): Piece => ({ file, bytes: travels(join(folder, "assets", file)) })
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  return {
    scripts: named(/\/assets\/([\w.-]+\.js)/g).map(piece),
    styles: named(/\/assets\/([\w.-]+\.css)/g).map(piece),
    fonts: named(/\/assets\/([\w.-]+\.woff2)/g).map(piece),
    page: { file: "index.html", bytes: brotliCompressSync(page, brotli).length },
    games: files.filter((file) => /-module-[\w-]{8}\.js$/.test(file)).map(piece),
    cycles: importCycles(
      new Map(
        files
          .filter((file) => file.endsWith(".js"))
          .map((file) => [file, importsOf(readFileSync(join(folder, "assets", file), "utf8"))]),
      ),
    ),
  }
}

/** Text comes compressed, fonts are compressed already. */
function travels(path: string): number {
  const compressed = /\.(js|css|svg)$/.test(path) ? `${path}.br` : path
  return statSync(compressed).size
}
