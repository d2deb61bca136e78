import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { test as base, expect } from "@playwright/test"
import * as v from "valibot"
import { preview } from "vite"
import { readComponents } from "../../tools/registry/components.ts"
import { NetworkProcess } from "../support/network.ts"
import { type PackageName, root, run, tarballOf } from "./packages.ts"

export interface ConsumerOptions {
  /** The React that the consumer installs. */
  react: string
}

export interface ConsumerApp {
  /** Its folder beside this file. */
  folder: "app" | "flip" | "gamba" | "plain"
  packages: readonly PackageName[]
  /** Files of `wallet-sources` that it copied. */
  sources?: readonly string[]
  /** Settings of its build. */
  env?: Readonly<Record<string, string>>
  /** Names under which it installs the design system once more, as an app does that gets it along with another package. */
  copies?: readonly string[]
  /** Whether it also has every component as source, as the registry serves them. */
  copied?: boolean
  /** Entry that draws its page on a server, put into the built page. */
  server?: string
}

interface Served extends ConsumerOptions {
  /** Where the built app is served. */
  url: string
  /** Where it is installed. */
  folder: string
}

const here = join(root, "tests/consumers")
const versions = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.object({ dependencies: versions, devDependencies: versions, overrides: versions })

/** A stranger's project: the packed tarballs, one React, what it names itself, and the tools at the versions we use. */
async function packageJson({ folder, packages, copies = [] }: ConsumerApp, react: string) {
  const { devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"))
  const own = v.parse(manifest, JSON.parse(await readFile(join(here, folder, "package.json"), "utf8")))
  const tools = ["vite", "@vitejs/plugin-react", "typescript"]
  if (folder === "app" || folder === "gamba") tools.push("tailwindcss", "@tailwindcss/vite")
  const types = `^${react.split(".")[0]}`
  const tarballs = await Promise.all(packages.map(async (name) => [`@dghrt/${name}`, `file:${await tarballOf(name)}`]))
  const again = await Promise.all(copies.map(async (name) => [name, `file:${await tarballOf("design-system")}`]))
  return {
    name: "another-casino",
    private: true,
    type: "module",
    overrides: own.overrides,
    dependencies: { ...own.dependencies, ...Object.fromEntries([...tarballs, ...again]), react, "react-dom": react },
    devDependencies: {
      ...own.devDependencies,
      "@types/react": types,
      "@types/react-dom": types,
      ...Object.fromEntries(tools.map((name) => [name, devDependencies[name]])),
    },
  }
}

/** Writes the components where the registry would put them: they have to compile with the consumer's own React and settings. */
async function copyComponents(folder: string) {
  for (const { path, content } of (await readComponents(join(root, "design-system/src"))).flatMap(
    ({ files }) => files,
  )) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

async function build(app: ConsumerApp, folder: string, react: string) {
  await cp(join(here, app.folder), folder, { recursive: true })
  for (const source of app.sources ?? []) await cp(join(here, "wallet-sources", source), join(folder, "src", source))
  if (app.copied) await copyComponents(join(folder, "src/copied"))
  await writeFile(join(folder, "package.json"), JSON.stringify(await packageJson(app, react), null, 2))
  // Tailwind ignores what git ignores unless a package names its own sources.
  await writeFile(join(folder, ".gitignore"), "node_modules\ndist\n")
  const settings = Object.entries(app.env ?? {}).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(join(folder, ".env"), settings.join(""))
  // Install scripts compile what only Node uses. Its tools are installed in a process that calls itself production as well.
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", "--include=dev"]
  // The mobile adapter of the wallet-adapter asks for a React Native that asks for React 19, which Gamba's hooks do not take.
  await run(folder, "npm", "install", ...quiet, ...(app.folder === "gamba" ? [] : ["--strict-peer-deps"]))
  await run(folder, "npx", "tsc")
  await run(folder, "npx", "vite", "build")
  if (app.server) await drawOnServer(folder, app.server)
}

/** Renders the app in Node, as a server does, into the page that the browser then hydrates. */
async function drawOnServer(folder: string, entry: string) {
  await run(folder, "npx", "vite", "build", "--ssr", entry, "--outDir", "dist/server")
  const html = await run(folder, "node", "dist/server/server.js")
  const page = join(folder, "dist/index.html")
  const drawn = (await readFile(page, "utf8")).replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  if (!drawn.includes(html)) throw new Error("The built page has no root to draw into")
  await writeFile(page, drawn)
}

async function serve(folder: string) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    preview: { port: 0, host: "127.0.0.1" },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === "string") throw new Error("The consumer's server has no port")
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** Installs, builds and serves an app outside of this repository for as long as `use` runs. */
export async function withConsumer(app: ConsumerApp, react: string, use: (served: Served) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "consumer-"))
  try {
    await build(app, folder, react)
    const { url, close } = await serve(folder)
    await use({ react, url, folder })
    await close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A test per app: each opens it and ends with an empty console. */
const consumerTest = (app: ConsumerApp) =>
  base.extend<{ quiet: undefined }, ConsumerOptions & { consumer: Served }>({
    react: ["", { option: true, scope: "worker" }],
    consumer: [({ react }, use) => withConsumer(app, react, use), { scope: "worker", timeout: 300_000 }],
    quiet: [
      async ({ page, consumer }, use) => {
        const complaints: string[] = []
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) complaints.push(message.text())
        })
        page.on("pageerror", (error) => complaints.push(error.message))
        await page.goto(consumer.url)
        await use(undefined)
        expect(complaints).toEqual([])
      },
      { auto: true },
    ],
  })

export const test = consumerTest({
  folder: "app",
  packages: ["themes", "design-system"],
  sources: ["wallet-standard-source.ts"],
  copies: ["design-system-again"],
  copied: true,
  server: "src/server.tsx",
})

export const plainTest = consumerTest({ folder: "plain", packages: ["themes", "design-system"] })

type OnNetwork = ConsumerOptions & { network: NetworkProcess; consumer: Served }

/** A test per app that plays on a local chain. */
const networkTest = (app: ConsumerApp) =>
  base.extend<object, OnNetwork>({
    react: ["", { option: true, scope: "worker" }],
    network: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the parameter
      async ({}, use) => {
        const network = await NetworkProcess.start()
        // Gamba's hook subscribes after it has sent the bet, so an instant settlement would be missed.
        await network.setDelay(400)
        await use(network)
        await network.stop()
      },
      { scope: "worker", timeout: 60_000 },
    ],
    consumer: [
      ({ react, network }, use) => {
        const { rpcUrl, wsUrl, addresses } = network.address
        const env = { VITE_RPC_URL: rpcUrl, VITE_WS_URL: wsUrl, VITE_CREATOR: addresses.creator }
        return withConsumer({ ...app, env }, react, use)
      },
      { scope: "worker", timeout: 600_000 },
    ],
  })

/** A coin flip with a wallet of the Wallet Standard, which the README of @dghrt/gamba begins with. */
export const flipTest = networkTest({ folder: "flip", packages: ["kernel", "betting", "gamba", "fairness"] })

/** A front end on gamba-react-v2. */
export const gambaTest = networkTest({
  folder: "gamba",
  packages: ["themes", "design-system", "kernel", "betting", "gamba", "fairness"],
  sources: ["wallet-adapter-source.ts"],
})
