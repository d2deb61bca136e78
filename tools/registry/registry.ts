import type { Component, SourceFile } from "./components"

export interface RegistryFile {
  readonly path: string
  readonly type: "registry:file"
  /** Where the consumer gets it; required for plain files. */
  readonly target: string
  readonly content?: string
}

export interface RegistryItem {
  readonly $schema: string
  readonly name: string
  readonly type: "registry:ui" | "registry:lib" | "registry:theme"
  readonly title: string
  readonly description: string
  readonly dependencies: readonly string[]
  readonly registryDependencies: readonly string[]
  readonly files: readonly RegistryFile[]
  /** At-rules that the consumer's style sheet gets. */
  readonly css?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Shown after the item was added. */
  readonly docs?: string
}

export interface Registry {
  readonly $schema: string
  readonly name: string
  readonly homepage: string
  readonly items: ReadonlyArray<Omit<RegistryItem, "$schema">>
}

export interface RegistryOptions {
  /** Where the built files will be served, without a slash at the end. */
  readonly baseUrl: string
  /** Version of each package that components may import; of the themes, the one that is packed beside the items. */
  readonly versions: Readonly<Record<string, string>>
}

const itemSchema = "https://ui.shadcn.com/schema/registry-item.json"
const registrySchema = "https://ui.shadcn.com/schema/registry.json"
const styleName = "dghrt-style"
/** Folders without a component of their own: helpers that others import. */
const helpers = new Set(["lib", "hooks", "overlay-stack"])
/** The consumer has a React already, and a second copy would break hooks. */
const given = new Set(["react", "react-dom"])
/** One folder for all, so that the relative imports between components still resolve. */
const targetFolder = "components/dghrt"

const titleOf = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash ? " " : "") + letter.toUpperCase())
const itemName = (folder: string) => `dghrt-${folder}`

const copied = ({ path, content }: SourceFile): RegistryFile => ({
  path,
  type: "registry:file",
  target: `${targetFolder}/${path}`,
  content,
})

/** Themes, the Tailwind bridge and the base styles: every component stands on them. */
function styleItem(styleSheets: readonly SourceFile[], { versions }: RegistryOptions): RegistryItem {
  return {
    $schema: itemSchema,
    name: styleName,
    type: "registry:theme",
    title: "Themes",
    description: "Thirteen themes as CSS variables, their Tailwind utilities and the design system's base styles.",
    dependencies: [`@dghrt/themes@${versions["@dghrt/themes"]}`],
    registryDependencies: [],
    files: styleSheets.map(copied),
    css: {
      '@import "@dghrt/themes/themes.css"': {},
      '@import "@dghrt/themes/tailwind.css"': {},
    },
    docs: `Import ${targetFolder}/styles.css after these imports, and set data-theme="romanticDegen" on <html>.`,
  }
}

function componentItem(
  { name, files, packages, folders }: Component,
  { baseUrl, versions }: RegistryOptions,
): RegistryItem {
  const dependencies = packages
    .filter((dependency) => !given.has(dependency))
    .map((dependency) => {
      const version = versions[dependency]
      if (version === undefined)
        throw new Error(`${name} imports ${dependency}, which the design system does not declare`)
      return `${dependency}@${version}`
    })
  return {
    $schema: itemSchema,
    name: itemName(name),
    type: helpers.has(name) ? "registry:lib" : "registry:ui",
    title: titleOf(name),
    description: name.endsWith("-source")
      ? `${titleOf(name)}: the wallets of a page for the wallet dialog and menu, yours to change.`
      : `${titleOf(name)} of the DGHRT design system, themed by tokens.`,
    dependencies,
    registryDependencies: [styleName, ...folders.map(itemName)].map((item) => `${baseUrl}/${item}.json`),
    files: files.map(copied),
  }
}

/** Packages of the items that are no part of the design system: the consumer's own, which it may have already. */
export const recipePackages: Readonly<Record<string, string>> = {
  "@solana/wallet-adapter-base": "0.9.28",
  "@solana/wallet-adapter-react": "0.15.40",
  "@wallet-standard/app": "1.1.0",
  "@wallet-standard/base": "1.1.0",
  "@wallet-standard/features": "1.1.0",
}

const themes = "@dghrt/themes"

/** Name of the file that `npm pack` makes of the themes. */
export const themesTarball = (version: string) => `dghrt-themes-${version}.tgz`

/** The index and one item per component, as `shadcn add <url of an item>` reads them. */
export function buildRegistry(
  components: readonly Component[],
  styleSheets: readonly SourceFile[],
  options: RegistryOptions,
) {
  const { baseUrl, versions } = options
  // No npm registry has the themes yet: npm takes them from the address of the items.
  const version = `${baseUrl}/${themesTarball(versions[themes] ?? "")}`
  const served = { baseUrl, versions: { ...versions, [themes]: version } }
  const items = [styleItem(styleSheets, served), ...components.map((component) => componentItem(component, served))]
  const registry: Registry = {
    $schema: registrySchema,
    name: "dghrt",
    homepage: options.baseUrl,
    items: items.map(({ $schema: _, files, ...item }) => ({
      ...item,
      files: files.map(({ content: _, ...file }) => file),
    })),
  }
  return { registry, items }
}
