import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const templates = new URL("game-template/", import.meta.url)
const legalId = /^[a-z][a-z0-9]{1,30}$/

/** The files of a game that does nothing clever yet, by name. */
export function gameFiles(id: string): ReadonlyMap<string, string> {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const filled = (text: string) => text.replaceAll("__id__", id).replaceAll("__Name__", name)
  return new Map(
    readdirSync(templates).map((file) => [
      filled(file.replace(/\.txt$/, "")),
      filled(readFileSync(new URL(file, templates), "utf8")),
    ]),
  )
}

/** The catalogue with the new game at its end. */
export function withGame(catalogue: string, id: string): string {
  return catalogue
    .replace(
      'import { diceRecord } from "../dice/record"\n',
      (line) => `${line}import { ${id}Record } from "../${id}/record"\n`,
    )
    .replace(/\n\]\n/, `\n  ${id}Record,\n]\n`)
    .replace(
      /(\nconst loaders\b.*?)\n\}\n/s,
      `$1\n  ${id}: async () => (await import("../${id}/${id}-module")).${id}Module,\n}\n`,
    )
}

/**
 * Writes a new game into the tree and into the catalogue.
 * @throws RangeError for a name that cannot be one, or one that is taken.
 */
export function scaffoldGame(id: string, root: string): readonly string[] {
  const folder = join(root, "features/games", id)
  const catalogue = join(root, "features/games/catalogue/catalogue.ts")
  if (!legalId.test(id)) throw new RangeError(`A game is named with small letters and digits, got "${id}".`)
  if (existsSync(folder)) throw new RangeError(`There is a game called ${id} already.`)
  if (readFileSync(catalogue, "utf8").includes(`id: "${id}"`))
    throw new RangeError(`The catalogue promises ${id}: replace its entry there by a record of its own.`)
  mkdirSync(folder, { recursive: true })
  const files = [...gameFiles(id)].map(([file, text]) => {
    writeFileSync(join(folder, file), text)
    return join("features/games", id, file)
  })
  writeFileSync(catalogue, withGame(readFileSync(catalogue, "utf8"), id))
  return files
}
