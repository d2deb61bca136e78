import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import * as v from "valibot"
import { siteMap } from "./contract/site-map"
import type { Asset, Site } from "./site"

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
}

const byPath = v.record(v.string(), v.string())

/** The build's output for the server only. */
const forServer = new Set([
  ...["index.html", "page.html", "page-heads.json", "prerendered.json", "site-map.json", "build-manifest.json"],
])

/**
 * Reads a built web app with its precompressed neighbours.
 * @throws Error when the folder holds no build.
 */
export async function loadSite(folder: string): Promise<Site> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of names) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files.set(relative(folder, path).split(sep).join("/"), new Uint8Array(await readFile(path)))
  }
  const text = (name: string) => {
    const body = files.get(name)
    if (!body) throw new Error(`There is no build in ${folder}. Run "npm run build" first.`)
    return new TextDecoder().decode(body)
  }
  const assets = new Map<string, Asset>()
  for (const [path, body] of files) {
    if (forServer.has(path) || /\.(br|gz)$/.test(path)) continue
    const asset: Asset = { body, type: types[extname(path)] ?? "application/octet-stream" }
    const br = files.get(`${path}.br`)
    const gzip = files.get(`${path}.gz`)
    if (br) asset.br = br
    if (gzip) asset.gzip = gzip
    assets.set(path, asset)
  }
  const table = (name: string) => new Map(Object.entries(v.parse(byPath, JSON.parse(text(name)))))
  const [heads, prerendered] = [table("page-heads.json"), table("prerendered.json")]
  const map = v.parse(siteMap, JSON.parse(text("site-map.json")))
  // The page names the entry, the manifest every lazy file: one of them changes with any file of the build.
  const build = createHash("sha256").update(text("page.html")).update(text("build-manifest.json")).digest("hex")
  return { assets, prerendered, page: text("page.html"), heads, map, build: build.slice(0, 16) }
}
