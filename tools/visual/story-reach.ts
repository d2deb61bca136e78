import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import ts from "typescript"
import { importsIn, type ModuleImport, ownFiles } from "../closures/own-imports"

interface Module {
  readonly imports: readonly ModuleImport[]
  /** What it loads when it needs it, whole. */
  readonly later: readonly string[]
}

/** Own files outside the code: a style sheet's imports and the files that it draws. */
const inStyles = /(?:@import\s+|url\(\s*)["']([^"']+)["']/g
const none: Module = { imports: [], later: [] }

/**
 * Every own file that an entry draws of, at how many steps from it. A name that an index hands on leads to the file that
 * declares it, and leaves `index#name` on its way, so that an index does not tie all of its users together.
 */
export function storyReach({ leftOut = () => false }: { leftOut?: (file: string) => boolean } = {}) {
  const fileOf = ownFiles()
  const modules = new Map<string, Module>()
  const moduleOf = (file: string) => {
    const known = modules.get(file) ?? readModule(file)
    modules.set(file, known)
    return known
  }

  return (entry: string): ReadonlyMap<string, number> => {
    const steps = new Map<string, number>()
    const entered = new Set<string>()
    let waiting: Array<() => void> = []
    let step = 0
    const reach = (file: string) => {
      if (!steps.has(file)) steps.set(file, step)
    }
    /** The whole of a file; what it only hands on to others is part of it when everything is taken. */
    const enter = (file: string, everything: boolean) => {
      const visit = `${file} ${everything}`
      if (entered.has(visit) || leftOut(file)) return
      entered.add(visit)
      reach(file)
      waiting.push(() => {
        const { imports, later } = moduleOf(file)
        for (const { specifier, names, handedOn } of imports)
          if (!handedOn || everything) take(fileOf(specifier, file), names)
        // What is further away could load the page of another game, and no story goes there.
        if ((steps.get(file) ?? 0) <= 1) for (const specifier of later) take(fileOf(specifier, file), null)
      })
    }
    const take = (file: string | undefined, names: ModuleImport["names"]) => {
      if (file === undefined) return
      if (names === null) return enter(file, true)
      for (const name of names.values()) {
        const { imports } = moduleOf(file)
        const hands = imports.find((found) => found.handedOn && found.names?.has(name))
        const there = hands?.names?.get(name)
        if (hands === undefined || there === undefined) {
          enter(
            file,
            imports.some((found) => found.handedOn && found.names === null),
          )
          continue
        }
        const passed = `${file}#${name}`
        if (steps.has(passed)) continue
        reach(passed)
        take(fileOf(hands.specifier, file), new Map([[there, there]]))
        // What an index runs, it runs for each of its users.
        for (const { specifier, names } of imports) if (names === null) take(fileOf(specifier, file), null)
      }
    }
    enter(entry, true)
    while (waiting.length > 0) {
      const now = waiting
      waiting = []
      step += 1
      for (const visit of now) visit()
    }
    return steps
  }
}

function readModule(file: string): Module {
  if (/\.tsx?$/.test(file)) {
    const code = readFileSync(file, "utf8")
    const imports = importsIn(code)
    if (!/\bimport\(/.test(code)) return { imports, later: [] }
    const written = new Set(imports.map(({ specifier }) => specifier))
    const all = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName)
    return { imports, later: all.filter((specifier) => !written.has(specifier)) }
  }
  if (!file.endsWith(".css")) return none
  const found = Array.from(readFileSync(file, "utf8").matchAll(inStyles), ([, path = ""]) => path)
  const beside = (path: string) => !path.startsWith("@") && existsSync(normalize(join(dirname(file), path)))
  const written = found.map((path) => (beside(path) && !path.startsWith(".") ? `./${path}` : path))
  return { imports: written.map((specifier) => ({ specifier, names: null, handedOn: false })), later: [] }
}

/** The names of an index that lead elsewhere than before, as `storyReach` writes them. */
export function movedNames(file: string, before: string, now: string): readonly string[] {
  const [old, current] = [handsOn(before), handsOn(now)]
  const names = new Set([...old.keys(), ...current.keys()])
  return [...names].filter((name) => old.get(name) !== current.get(name)).map((name) => `${file}#${name}`)
}

const handsOn = (code: string) =>
  new Map(
    importsIn(code).flatMap(({ specifier, names, handedOn }) =>
      handedOn ? Array.from(names ?? [], ([here, there]) => [here, `${specifier} ${there}`] as const) : [],
    ),
  )
