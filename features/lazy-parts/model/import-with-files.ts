import { missingCode } from "./missing-code"

/** The code is there by now, and yet it was not loaded: some browsers take it up with the next document only. */
export class ReloadNeeded extends Error {}

const missing = (href: string, cause?: unknown) =>
  new TypeError(`Failed to fetch dynamically imported module: ${href}`, { cause })

/** Requests under way, of files that have come, and of those that failed before: a reply that failed may be kept. */
const requests = new Map<string, Promise<void>>()
const came = new Set<string>()
const failed = new Set<string>()

/** Fetches a file into the browser's cache, once at a time. */
function arrives(href: string): Promise<void> {
  const running = requests.get(href)
  if (running) return running
  const request = (new URL(href).pathname.endsWith(".css") ? styleArrives(href) : codeArrives(href))
    .then(
      () => void came.add(href),
      (cause) => {
        failed.add(href)
        throw cause
      },
    )
    .finally(() => requests.delete(href))
  requests.set(href, request)
  return request
}

async function codeArrives(href: string) {
  const reply = await fetch(href, failed.has(href) ? { cache: "reload" } : {}).catch((cause) => {
    throw missing(href, cause)
  })
  // A network that wants a login first answers everything with a page of its own.
  if (!reply.ok || !/javascript/.test(reply.headers.get("content-type") ?? "")) throw missing(href)
  await reply.arrayBuffer().catch((cause) => {
    throw missing(href, cause)
  })
}

const isLinked = (href: string) => [...document.querySelectorAll("link")].some((link) => link.href === href)
/** Not fetched yet, nor linked by the document; or on its way. */
const mustBeFetched = (href: string) => requests.has(href) || !(came.has(href) || isLinked(href))

function styleArrives(href: string) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", crossOrigin: "", href })
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(missing(href))
    }
    document.head.append(link)
  })
}

/**
 * Imports a module once its files have been fetched; every `import()` of the built app passes here. A browser requests a
 * module that failed no second time in the same document, and WebKit not even in the next one; a fetch that failed can be
 * repeated. Files that the document itself links are not fetched first, only after their import has failed.
 * Throws what `missingCode` knows, and `ReloadNeeded` where the files are there and only a new document helps.
 * @param files paths in the build: the module's own, what it imports, and their styles
 */
export async function importWithFiles<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  const hrefs = files.map((file) => new URL(`/${file}`, location.origin).href)
  await Promise.all(hrefs.filter(mustBeFetched).map(arrives))
  try {
    return await load()
  } catch (error) {
    if (!missingCode(error)) throw error
    await Promise.all(hrefs.filter((href) => !href.endsWith(".css")).map(arrives))
    return load().catch((again: unknown) => {
      throw missingCode(again) ? new ReloadNeeded(missing(hrefs[0] ?? "").message, { cause: again }) : again
    })
  }
}
