/** What a page is called in a tab, in a search result and in a link preview. */
export interface PageHead {
  title: string
  description: string
  /** Path under which the page is to be known, whatever was typed; null while that is not known. */
  canonical: string | null
}

interface HeadTags {
  meta: [{ title: string }, { name: "description"; content: string }]
  links?: [{ rel: "canonical"; href: string }]
}

const siteName = "DGHRT Casino"
const siteTitle = "DGHRT Casino: the non-custodial, provably fair on-chain casino with instant payouts"

const titled = (title: string) => `${title} · ${siteName}`

/** What a document's title says of its page, without the app's name. */
export const pageName = (title: string): string => (title === siteTitle ? "Home" : title.replace(` · ${siteName}`, ""))

/** A route's title, without the app's name, and one sentence about it. The front page has the app's own title. */
export const pageHead = (title: string | null, description: string, canonical?: string): HeadTags => ({
  meta: [{ title: title === null ? siteTitle : titled(title) }, { name: "description", content: description }],
  ...(canonical !== undefined && { links: [{ rel: "canonical", href: canonical }] }),
})

/** What `headOf` reads of a route's match. */
interface Matched {
  status: string
  pathname: string
  meta?: readonly ({ title?: string; name?: string; content?: string } | undefined)[] | undefined
  links?: readonly ({ rel?: string; href?: string } | undefined)[] | undefined
}

/** The head of the innermost route wins. A page that failed or is unknown has a title of its own. */
export function headOf(matches: readonly Matched[]): PageHead {
  const head: PageHead = { title: siteTitle, description: "", canonical: "/" }
  for (const { meta = [], links = [], pathname } of matches) {
    // The router ends an index route's path with a slash, which is not how the page is linked.
    head.canonical = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname
    for (const tag of meta) {
      if (tag?.title !== undefined) head.title = tag.title
      if (tag?.name === "description" && tag.content !== undefined) head.description = tag.content
    }
    for (const link of links) if (link?.rel === "canonical" && link.href !== undefined) head.canonical = link.href
  }
  if (matches.some(({ status }) => status === "error")) head.title = titled("Something went wrong")
  // Unknown addresses match the root route only, whose title is the front page's.
  else if (matches.length === 1 || matches.some(({ meta, pathname }) => meta === undefined && pathname !== "/")) {
    head.title = titled("Not found")
  }
  return head
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** In markup for the site's own origin, which the server knows and the build does not. */
const origin = "%origin%"
/** The picture of a link preview, 1200 × 630. */
const sharePicture = "/share.jpg"
const sharePictureAlt = "DGHRT Casino: a faceted heart beside the words non-custodial and provably fair"

/** The same as markup, for prerendered pages. `listed` is false for a page that search engines must not list. */
export function headMarkup(head: PageHead, listed = true): string {
  const [title, description] = [head.title, head.description].map(escaped)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    listed ? "" : `<meta name="robots" content="noindex">`,
    head.canonical === null ? "" : `<link rel="canonical" href="${origin}${escaped(head.canonical)}">`,
    head.canonical === null ? "" : `<meta property="og:url" content="${origin}${escaped(head.canonical)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${siteName}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${origin}${sharePicture}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${sharePictureAlt}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ].join("")
}

/** Brings the document's head up to date after a navigation. */
export function writeHead({ title, description, canonical }: PageHead, page: Document = document): void {
  page.title = title
  const put = (selector: string, content: string) => page.head.querySelector(selector)?.setAttribute("content", content)
  put('meta[name="description"]', description)
  put('meta[property="og:title"]', title)
  put('meta[property="og:description"]', description)
  const link = page.head.querySelector('link[rel="canonical"]') ?? newCanonical(page)
  // The server may have written another origin than the one that was asked: the public one behind a proxy.
  const { origin: siteOrigin } = new URL(link.getAttribute("href") ?? "", page.location.origin)
  const address = siteOrigin + (canonical ?? page.location.pathname)
  link.setAttribute("href", address)
  put('meta[property="og:url"]', address)
}

function newCanonical(page: Document) {
  const link = page.createElement("link")
  link.rel = "canonical"
  return page.head.appendChild(link)
}
