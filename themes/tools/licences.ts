import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { faces } from "./faces"

const require = createRequire(import.meta.url)
const line = `\n${"=".repeat(80)}\n\n`

/** The licence that came with each font; the SIL Open Font License wants it beside the files, subset or not. */
export function licencesText() {
  const packages = [...new Set(faces.map((face) => face.package))].sort()
  const texts = packages.map((name) => {
    const files = faces.filter((face) => face.package === name).map(({ file }) => file)
    const licence = readFileSync(join(dirname(require.resolve(`${name}/package.json`)), "LICENSE"), "utf8")
    return `${files.join(", ")}\nSubset from ${name}.\n\n${licence.trim()}\n`
  })
  return `Fonts of @dghrt/themes\n\nEach file was cut to the Latin characters and the axes in use.\n${line}${texts.join(line)}`
}
