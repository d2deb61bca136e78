import type { Context } from "hono"

/** Letters, digits and a port: anything else in a Host header is no address of ours to write into a page. */
const host = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i

/** The site's own origin as the visitor addressed it; empty when the header holds something else than a host. */
export function originOf(c: Context): string {
  const { protocol, host: fallback } = new URL(c.req.url)
  const named = c.req.header("host") ?? fallback
  if (!host.test(named)) return ""
  // A proxy that terminates TLS in front of this process sets this header; a forged one changes only a link's scheme.
  const secure = protocol === "https:" || c.req.header("x-forwarded-proto")?.split(",")[0]?.trim() === "https"
  return `${secure ? "https" : "http"}://${named}`
}

export const robotsText = (origin: string): string =>
  ["User-agent: *", "Disallow: /api/", "Disallow: /admin", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n")

export const siteMapXml = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n")
