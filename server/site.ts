import { randomBytes } from "node:crypto"
import { type Context, Hono } from "hono"
import { configScript } from "./config-script"
import { contentPolicy, inlineScriptHashes, inlineStyleHashes } from "./content-policy"
import { staysOpen } from "./contract/access-override"
import type { AppConfig } from "./contract/config"
import { creatorPlaceholder, prerenderPattern } from "./contract/prerender-pattern"
import { hasPage, patternOf, type SiteMap } from "./contract/site-map"
import { acceptedCoding, encoded } from "./http/coding"
import { weakContentEtag } from "./http/content-etag"
import { isKnown } from "./http/is-known"
import { robotsText, siteMapXml } from "./site-address"

export interface Asset {
  body: Uint8Array<ArrayBuffer>
  type: string
  /** Precompressed at build time. */
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/** A built web app, in memory: it is a few megabytes. */
export interface Site {
  /** By path without the leading slash. */
  assets: ReadonlyMap<string, Asset>
  /** Pages drawn at build time, by `prerenderPattern`, each with a place for configuration and nonce. */
  prerendered: ReadonlyMap<string, string>
  /** The page every other route starts from, with a further place for its head. */
  page: string
  /** Title and metadata by path or pattern, for link previews and crawlers; `404` has those of an unknown address. */
  heads: ReadonlyMap<string, string>
  /** Which addresses there are. */
  map: SiteMap
  /** Changes with every build that differs: written into each page and named by each API reply. */
  build: string
}

const immutable = "public, max-age=31536000, immutable"
/** Its name is the same in every build, so it is revalidated each time: a cached one would outlive the next build. */
const serviceWorker = "sw.js"

/** Serves the built app: hashed files are cached for a year, pages are revalidated and have a strict content policy. */
export function siteRoutes(
  { assets, prerendered, page, heads, map, build }: Site,
  config: AppConfig,
  siteOrigin: (c: Context) => string,
  /** Whether the owner has closed the casino, as far as is known at once. */
  isClosed: () => Promise<boolean>,
): Hono {
  const inline = new Map(
    [...prerendered.values(), page].map((drawn) => [
      drawn,
      { scripts: inlineScriptHashes(drawn), styles: inlineStyleHashes(drawn) },
    ]),
  )

  const workerBody = assets.get(serviceWorker)?.body
  const workerEtag = workerBody && weakContentEtag(workerBody)

  const html = async (c: Context, path: string) => {
    const nonce = randomBytes(16).toString("base64")
    const known = hasPage(path, map)
    const closed = await isClosed()
    // A page that was drawn at build time shows the casino open.
    const isHidden = closed && !staysOpen(path)
    const drawn = (known && !isHidden && prerendered.get(prerenderPattern(path))) || page
    const head = heads.get(path) ?? heads.get((known && patternOf(path, map)) || "404") ?? ""
    const text = drawn
      .replace("<!--page-head-->", () => head)
      .replaceAll(creatorPlaceholder, () => config.creator)
      .replaceAll("%origin%", () => siteOrigin(c))
      .replace("<!--app-config-->", () => configScript(config, nonce, build, closed))
    const coding = acceptedCoding(c)
    const mobileWallets = /Android/i.test(c.req.header("user-agent") ?? "")
    const policy = { config, nonce, mobileWallets, scripts: [], styles: [], ...inline.get(drawn) }
    return c.body(coding ? await encoded(text, coding) : text, known ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding, user-agent",
      "content-security-policy": contentPolicy(policy),
      ...(coding && { "content-encoding": coding }),
    })
  }

  return new Hono()
    .get("/robots.txt", (c) => c.text(robotsText(siteOrigin(c)), 200, { "cache-control": "public, max-age=3600" }))
    .get("/sitemap.xml", (c) =>
      c.body(siteMapXml(siteOrigin(c), map.listed), 200, {
        "content-type": "application/xml; charset=utf-8",
        "cache-control": "public, max-age=3600",
      }),
    )
    .get("*", (c) => {
      const { pathname } = new URL(c.req.url)
      const path = pathname.slice(1)
      const asset = assets.get(path)
      if (asset) return fileReply(c, asset, path, workerEtag)
      // A missing file must not be answered with the page: a chunk that is really HTML fails with a misleading error.
      return path.startsWith("assets/") ? c.text("Not found", 404) : html(c, pathname)
    })
}

function fileReply(c: Context, asset: Asset, path: string, workerEtag: string | undefined): Response {
  const coding = acceptedCoding(c)
  const body = coding && asset[coding]
  const headers: Record<string, string> = {
    "content-type": asset.type,
    "cache-control": path.startsWith("assets/") ? immutable : "public, max-age=3600",
    vary: "accept-encoding",
  }
  if (path === serviceWorker && workerEtag) {
    headers["cache-control"] = "no-cache"
    headers.etag = workerEtag
    // Browsers check for a new worker at every navigation.
    if (isKnown({ etag: workerEtag }, c.req.header("if-none-match"))) return c.body(null, 304, headers)
  }
  if (body) headers["content-encoding"] = coding
  return c.body(body || asset.body, 200, headers)
}
