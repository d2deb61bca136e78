import { readdir, readFile } from "node:fs/promises"
import { dirname, join, normalize } from "node:path"

/** A file of the design system, by its path under `design-system/src`. */
export interface SourceFile {
  readonly path: string
  readonly content: string
}

export interface Component {
  readonly name: string
  readonly files: readonly SourceFile[]
  /** Packages that the files import. */
  readonly packages: readonly string[]
  /** Other folders of the design system that the files import. */
  readonly folders: readonly string[]
}

const extensions = [".ts", ".tsx"]
/** What only stories and tests use. */
const scaffolding = "testing"
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(stories|test|browser\.test)\.tsx?$/.test(name)
const statements = /^(?:import|export)\s(?:[^"=()]*?\sfrom\s)?"([^"]+)"/gm

/** What a file imports: static and type-only imports alike, since both must be there when it compiles. */
export const importsOf = (content: string): string[] =>
  [...content.matchAll(statements), ...content.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, path = ""]) => path)

/** Without the endings that our build configuration needs: most apps compile without `allowImportingTsExtensions`. */
const withoutEndings = (content: string) => content.replaceAll(/(?<=\bfrom "\.[^"]*)\.tsx?(?=")/g, "")

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/")

const folderOf = (path: string) => path.split("/")[0] ?? path

/** Every folder of the design system as a component that can be copied out of it. */
export async function readComponents(sourceFolder: string): Promise<Component[]> {
  const entries = await readdir(sourceFolder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && isSource(entry.name) && entry.parentPath !== sourceFolder)
    .map((entry) => join(entry.parentPath, entry.name).slice(sourceFolder.length + 1))
    .filter((path) => folderOf(path) !== scaffolding)
    .sort()
  const files = await Promise.all(
    paths.map(async (path) => ({ path, content: withoutEndings(await readFile(join(sourceFolder, path), "utf8")) })),
  )
  const names = [...new Set(paths.map(folderOf))]
  return names.map((name) =>
    describeComponent(
      name,
      files.filter(({ path }) => folderOf(path) === name),
      paths,
    ),
  )
}

/** The style sheet that a consumer imports, and those it imports from beside it. */
export async function readStyleSheets(sourceFolder: string): Promise<SourceFile[]> {
  const paths = (await readdir(sourceFolder)).filter((path) => path.endsWith(".css"))
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(join(sourceFolder, path), "utf8") })))
}

const entryPoint = /"@dghrt\/design-system\/(\w+)"/g

/**
 * Files that an app copies and then owns, such as the source of the wallet dialog. They import the package; where the
 * components are copied too, they stand beside these and import them there.
 */
export async function readRecipes(folder: string, into: string): Promise<Component[]> {
  const paths = (await readdir(folder)).filter(isSource).sort()
  return Promise.all(
    paths.map(async (path) => {
      const packaged = await readFile(join(folder, path), "utf8")
      const content = packaged.replaceAll(entryPoint, '"../$1/index"')
      const packages = importsOf(content).filter((specifier) => !specifier.startsWith("."))
      return {
        name: path.replace(/\.tsx?$/, ""),
        files: [{ path: `${into}/${path}`, content }],
        packages: [...new Set(packages.map(packageOf))].sort(),
        folders: [into],
      }
    }),
  )
}

function describeComponent(name: string, files: readonly SourceFile[], known: readonly string[]): Component {
  const [packages, folders] = [new Set<string>(), new Set<string>()]
  for (const { path, content } of files) {
    for (const specifier of importsOf(content)) {
      if (!specifier.startsWith(".")) packages.add(packageOf(specifier))
      else folders.add(folderOf(resolveRelative(path, specifier, known)))
    }
  }
  folders.delete(name)
  return { name, files, packages: [...packages].sort(), folders: [...folders].sort() }
}

function resolveRelative(from: string, specifier: string, known: readonly string[]) {
  const target = normalize(join(dirname(from), specifier))
  const found = known.find((path) => path === target || extensions.some((extension) => path === target + extension))
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which is no source file of the design system`)
  return found
}
