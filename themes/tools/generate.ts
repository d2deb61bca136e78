import { mkdir, rm, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { themeIds } from "../src/theme-id"
import { catalogueTs, tailwindCss, themeSheet, themesCss } from "./css"
import { type FontRecord, recipeHash, sha256, subsetAll } from "./fonts"
import { licencesText } from "./licences"
import { tokensJson } from "./tokens"
import { variablesMarkdown } from "./variables-doc"

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

await rm(at("css/fonts"), { recursive: true, force: true })
await mkdir(at("css/fonts"), { recursive: true })
const record: Record<string, FontRecord> = {}
for (const { face, bytes, metrics } of await subsetAll()) {
  await writeFile(at(`css/fonts/${face.file}`), bytes)
  record[face.file] = { recipe: recipeHash(face), sha256: sha256(bytes), bytes: bytes.length, metrics }
}
await writeFile(at("css/fonts.gen.json"), `${JSON.stringify(record, null, 2)}\n`)
await writeFile(at("css/themes.gen.css"), themesCss(record))
await mkdir(at("css/themes"), { recursive: true })
for (const id of themeIds) await writeFile(at(`css/themes/${id}.gen.css`), themeSheet(id, record))
await writeFile(at("css/tailwind.gen.css"), tailwindCss())
await writeFile(at("css/tokens.gen.json"), tokensJson())
await writeFile(at("src/catalogue.gen.ts"), catalogueTs())
await writeFile(at("VARIABLES.gen.md"), variablesMarkdown())
await writeFile(at("css/fonts/LICENSES.txt"), licencesText())
