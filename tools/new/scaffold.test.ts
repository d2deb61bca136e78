import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { transpileModule } from "typescript"
import { afterEach, beforeEach, expect, test } from "vitest"
import { gameFiles, scaffoldGame } from "./scaffold"

const catalogue = readFileSync("features/games/catalogue/catalogue.ts", "utf8")
let root = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "new-game-"))
  mkdirSync(join(root, "features/games/catalogue"), { recursive: true })
  writeFileSync(join(root, "features/games/catalogue/catalogue.ts"), catalogue)
})
afterEach(() => rmSync(root, { recursive: true }))

test("a new game has rules, picture, sound, words, story and tests, and no blank is left in them", () => {
  const files = gameFiles("keno")
  for (const file of ["maths.ts", "maths.test.ts", "scene.ts", "scene.test.ts", "view-2d.tsx", "sound.ts", "words.ts"])
    expect(files.has(file), file).toBe(true)
  expect(files.has("keno.stories.tsx")).toBe(true)
  expect([...files].join("")).not.toMatch(/__\w+__/)
})

test("what a new game imports from its neighbours is exported there", () => {
  const imports = [...gameFiles("keno").values()].flatMap((text) => [
    ...text.matchAll(/import (?:type )?\{([^}]+)\} from "\.\.\/([^"]+)"/g),
  ])
  expect(imports.length).toBeGreaterThan(10)
  for (const [, names = "", module = ""] of imports) {
    const file = [".ts", ".tsx"].map((end) => `features/games/${module}${end}`).find((path) => existsSync(path))
    expect(file, `../${module}`).toBeDefined()
    for (const name of names.split(",").map((part) => part.trim().replace(/^type /, "")))
      expect(readFileSync(file ?? "", "utf8"), `${module}: ${name}`).toMatch(
        new RegExp(`export (?:async )?(?:const|function|interface|type|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`),
      )
  }
})

test("a new game is in the catalogue with its code", () => {
  scaffoldGame("keno", root)
  const written = readFileSync(join(root, "features/games/catalogue/catalogue.ts"), "utf8")
  expect(written).toContain('import { kenoRecord } from "../keno/record"')
  expect(written).toMatch(/\n {2}kenoRecord,\n\]/)
  expect(written).toMatch(
    /const loaders[^}]+keno: async \(\) => \(await import\("\.\.\/keno\/keno-module"\)\)\.kenoModule,\n}/,
  )
  const { diagnostics } = transpileModule(written, { reportDiagnostics: true })
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([])
})

test.each(["", "Keno", "../keno", "9lives", "keno keno", "k".repeat(40)])('"%s" is no name', (id) =>
  expect(() => scaffoldGame(id, root)).toThrow("small letters"),
)

test("a game that stands or is promised is not written over", () => {
  scaffoldGame("keno", root)
  expect(() => scaffoldGame("keno", root)).toThrow("already")
  const promised = /gameRecord\(\{\s+id: "(\w+)"/.exec(catalogue)?.[1]
  if (promised) expect(() => scaffoldGame(promised, root)).toThrow("promises")
})
