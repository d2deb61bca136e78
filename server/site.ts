import { randomBytes } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { type Context, Hono } from "hono"
import { configScript } from "./config-script"
import { contentPolicy, inlineScriptHashes, inlineStyleHashes } from "./content-policy"
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
  /** The front page as it was drawn at build time, with a place for configuration and nonce. */
  front: string
  /** The page every other route starts from, with a further place for its head. */
  page: string
  /** Title and metadata by path, for whoever reads a link without running it; `*` stands for the unknown ones. */
  heads: ReadonlyMap<string, string>
  /** Links to the code a page will ask for, by its path with `*` for whatever stands between two slashes. */
  code: ReadonlyMap<string, string>
}

const immutable = "public, max-age=31536000, immutable"
const codings = {
  // Strong enough for a page, and an eighth of the time that the strongest would take for each visitor.
  br: (page: string) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page: string) => promisify(gzip)(page),
}

/** Serves the built app: hashed files for ever, the page fresh and under a strict content policy. */
export function siteRoutes({ assets, front, page, heads, code }: Site, config: AppConfig): Hono {
  const scripts = [...new Set([front, page].flatMap(inlineScriptHashes))]
  const styles = [...new Set([front, page].flatMap(inlineStyleHashes))]

  const file = (c: Context, asset: Asset, path: string) => {
    const coding = acceptedCoding(c)
    const body = coding && asset[coding]
    const headers: Record<string, string> = {
      "content-type": asset.type,
      "cache-control": path.startsWith("assets/") ? immutable : "public, max-age=3600",
      vary: "accept-encoding",
    }
    if (body) headers["content-encoding"] = coding
    return c.body(body || asset.body, 200, headers)
  }

  const codeAt = (path: string) => code.get(`/${path.toLowerCase().replace(/^game\/[^/]+\//, "game/*/")}`) ?? ""
  const pageAt = (path: string) =>
    path === ""
      ? front
      : page
          .replace("<!--page-head-->", () => heads.get(`/${path}`) ?? heads.get("*") ?? "")
          .replace("</head>", () => `${codeAt(path)}</head>`)

  const html = async (c: Context, path: string) => {
    const nonce = randomBytes(16).toString("base64")
    const text = pageAt(path).replace("<!--app-config-->", () => configScript(config, nonce))
    const coding = acceptedCoding(c)
    return c.body(coding ? new Uint8Array(await codings[coding](text)) : text, 200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding",
      "content-security-policy": contentPolicy({ config, nonce, scripts, styles }),
      ...(coding && { "content-encoding": coding }),
    })
  }

  return new Hono().get("*", (c) => {
    const path = new URL(c.req.url).pathname.slice(1)
    const asset = assets.get(path)
    if (asset) return file(c, asset, path)
    // A missing file must not be answered with the page: a chunk that is really HTML fails in ways nobody understands.
    return path.startsWith("assets/") ? c.text("Not found", 404) : html(c, path)
  })
}

function acceptedCoding(c: Context): "br" | "gzip" | null {
  const accepted = c.req.header("accept-encoding") ?? ""
  if (/\bbr\b/.test(accepted)) return "br"
  return /\bgzip\b/.test(accepted) ? "gzip" : null
}
