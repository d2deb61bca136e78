import type { Page, Request } from "playwright"

export interface Transfer {
  url: URL
  kind: string
  /** Of the body as it came over the wire, compressed. */
  bytes: number
}

/** Everything the page fetched from servers while `act` ran. */
export async function transfersDuring(page: Page, act: () => Promise<void>): Promise<Transfer[]> {
  const measuring: Promise<Transfer>[] = []
  const hear = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol !== "data:" && url.protocol !== "blob:") measuring.push(measure(request, url))
  }
  page.on("requestfinished", hear)
  await act()
  page.off("requestfinished", hear)
  return Promise.all(measuring)
}

export const bytesOf = (transfers: readonly Transfer[], kind?: string): number =>
  transfers.filter((each) => kind === undefined || each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)

async function measure(request: Request, url: URL): Promise<Transfer> {
  const { responseBodySize } = await request.sizes()
  // A preloaded script counts as "fetch", and again, below zero, where the page takes it out of the cache.
  const kind = url.pathname.endsWith(".js") ? "script" : request.resourceType()
  return { url, kind, bytes: Math.max(responseBodySize, 0) }
}
