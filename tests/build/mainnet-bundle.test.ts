import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build, loadConfigFromFile, type PluginOption } from "vite"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

/** What only the local network may have; the local build holds each, which proves that the search would find it. */
const localOnly = ["Local wallet key", "dghrt-local-wallet", "Get test"]
const looksLikeKey = /api[-_]?key=[\w-]{8,}|helius[^"'\s]*\?|-----BEGIN [A-Z ]*PRIVATE KEY/i

/** Everything that the build in this folder would send to a browser. */
const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|html|css)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n")

describe("the built app, which is for the local network", () => {
  const folder = "dist/app"
  test.each(localOnly)('holds "%s"', (words) => {
    if (!existsSync(folder)) throw new Error("There is no build: run `npm run build` first.")
    expect(textOf(folder)).toContain(words)
  })

  test("holds nothing that looks like a key", () => {
    expect(textOf(folder)).not.toMatch(looksLikeKey)
  })
})

describe("a build for mainnet", () => {
  const folder = mkdtempSync(join(tmpdir(), "mainnet-"))
  let text = ""
  beforeAll(async () => {
    vi.stubEnv("SOLANA_CLUSTER", "mainnet-beta")
    // The test runner calls itself "test", for which React would be built as in development.
    vi.stubEnv("NODE_ENV", "production")
    const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts")
    if (!loaded) throw new Error("vite.config.ts was not found")
    // Pages drawn ahead of time and compressed copies add no code.
    const plugins = (await flat(loaded.config.plugins)).filter(({ name }) => !/^(prerender|precompress)$/.test(name))
    await build({
      ...loaded.config,
      configFile: false,
      logLevel: "silent",
      plugins,
      build: { ...loaded.config.build, outDir: folder },
    })
    vi.unstubAllEnvs()
    text = textOf(folder)
  }, 600_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(localOnly)('does not hold "%s"', (words) => {
    expect(text.length).toBeGreaterThan(1_000_000)
    expect(text.includes(words)).toBe(false)
  })

  test("holds nothing that looks like a key", () => {
    expect(text).not.toMatch(looksLikeKey)
  })
})

async function flat(option: PluginOption): Promise<{ name: string }[]> {
  const value = await option
  if (!value) return []
  return Array.isArray(value) ? (await Promise.all(value.map(flat))).flat() : [value]
}
