import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

/** Everything a production build would send to a browser. */
function bundleFor(cluster: string) {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"))
  return {
    folder,
    async build() {
      vi.stubEnv("SOLANA_CLUSTER", cluster)
      // The test runner calls itself "test", for which React would be built as in development.
      vi.stubEnv("NODE_ENV", "production")
      await build({ configFile: "vite.config.ts", logLevel: "silent", build: { outDir: folder, emptyOutDir: true } })
      vi.unstubAllEnvs()
    },
    text: () =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(js|html|css)$/.test(name))
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join("\n"),
  }
}

// What only the local network may have; the local bundle holds each, which proves that the search would find it.
const localOnly = ["Local wallet key", "dghrt-local-wallet", "Get test"]

describe.each(["localnet", "mainnet-beta"])("the bundle for %s", (cluster) => {
  const bundle = bundleFor(cluster)
  let text = ""
  beforeAll(async () => {
    await bundle.build()
    text = bundle.text()
  }, 120_000)
  afterAll(() => rmSync(bundle.folder, { recursive: true }))

  test.each(localOnly)(`${cluster === "localnet" ? "holds" : "does not hold"} "%s"`, (words) => {
    expect(text.includes(words)).toBe(cluster === "localnet")
  })

  test("holds nothing that looks like a key", () => {
    expect(text).not.toMatch(/api[-_]?key=[\w-]{8,}|helius[^"'\s]*\?|-----BEGIN [A-Z ]*PRIVATE KEY/i)
  })
})
