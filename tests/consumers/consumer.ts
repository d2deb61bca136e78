import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test as base, expect } from "@playwright/test"
import { preview } from "vite"
import { root, run, tarballOf } from "./packages.ts"

export interface ConsumerOptions {
  /** The React that the consumer installs. */
  react: string
}

interface Consumer extends ConsumerOptions {
  /** Where the built app is served. */
  url: string
}

const here = join(root, "tests/consumers")

/** A stranger's project: the packed tarballs, one React, and the tools at the versions we use ourselves. */
async function packageJson(react: string) {
  const { devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"))
  const tools = ["vite", "@vitejs/plugin-react", "tailwindcss", "@tailwindcss/vite", "typescript"]
  const types = `^${react.split(".")[0]}`
  return {
    name: "another-casino",
    private: true,
    type: "module",
    dependencies: {
      "@dghrt/themes": `file:${await tarballOf("themes")}`,
      "@dghrt/design-system": `file:${await tarballOf("design-system")}`,
      react,
      "react-dom": react,
    },
    devDependencies: {
      "@types/react": types,
      "@types/react-dom": types,
      ...Object.fromEntries(tools.map((name) => [name, devDependencies[name]])),
    },
  }
}

async function build(folder: string, react: string) {
  await cp(join(here, "app"), folder, { recursive: true })
  await writeFile(join(folder, "package.json"), JSON.stringify(await packageJson(react), null, 2))
  // Tailwind ignores what git ignores unless a package names its own sources.
  await writeFile(join(folder, ".gitignore"), "node_modules\ndist\n")
  await run(folder, "npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--strict-peer-deps")
  await run(folder, "npx", "tsc")
  await run(folder, "npx", "vite", "build")
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

export const test = base.extend<{ quiet: undefined }, ConsumerOptions & { consumer: Consumer }>({
  react: ["", { option: true, scope: "worker" }],

  consumer: [
    async ({ react }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "consumer-"))
      try {
        await build(folder, react)
        const { url, close } = await serve(folder)
        await use({ react, url })
        await close()
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: "worker", timeout: 300_000 },
  ],

  /** Every test opens the app and ends with an empty console. */
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
