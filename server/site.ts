import { randomBytes } from "node:crypto"
import { type Context, Hono } from "hono"
import { configScript } from "./config-script"
import { contentPolicy, inlineScriptHashes } from "./content-policy"
import type { AppConfig } from "./contract/config"

export interface Asset {
  body: Uint8Array<ArrayBuffer>
  type: string
  /** Precompressed at build time. */
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/** A built web app, held in memory: it is a few megabytes, and reading it twice would only cost time. */
export interface Site {
  /** By path without the leading slash. */
  assets: ReadonlyMap<string, Asset>
  /** The page every route starts from, with a place for configuration and nonce. */
  page: string
}

const immutable = "public, max-age=31536000, immutable"

/** Serves the built app: hashed files for ever, the page fresh and under a strict content policy. */
export function siteRoutes({ assets, page }: Site, config: AppConfig): Hono {
  const hashes = inlineScriptHashes(page)

  const file = (c: Context, asset: Asset, path: string) => {
    const accepted = c.req.header("accept-encoding") ?? ""
    const coding = asset.br && /\bbr\b/.test(accepted) ? "br" : asset.gzip && /\bgzip\b/.test(accepted) ? "gzip" : null
    const headers: Record<string, string> = {
      "content-type": asset.type,
      "cache-control": path.startsWith("assets/") ? immutable : "public, max-age=3600",
      vary: "accept-encoding",
    }
    if (coding) headers["content-encoding"] = coding
    return c.body((coding && asset[coding]) || asset.body, 200, headers)
  }

  const html = (c: Context, status: 200 | 404) => {
    const nonce = randomBytes(16).toString("base64")
    return c.html(page.replace("<!--app-config-->", configScript(config, nonce)), status, {
      "cache-control": "no-cache",
      "content-security-policy": contentPolicy({ config, nonce, hashes }),
    })
  }

  return new Hono().get("*", (c) => {
    const path = new URL(c.req.url).pathname.slice(1)
    const asset = assets.get(path)
    if (asset) return file(c, asset, path)
    // A missing file must not be answered with the page: a chunk that is really HTML fails in ways nobody understands.
    return path.startsWith("assets/") ? c.text("Not found", 404) : html(c, 200)
  })
}
