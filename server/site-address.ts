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
