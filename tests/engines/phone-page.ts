/** Where the relay serves a page that holds the site in a frame of a phone's size. */
export const phonePath = "/phone-frame"

export function phonePage(query: URLSearchParams): string {
  const [at, width, height] = ["at", "width", "height"].map((name) => query.get(name) ?? "")
  return `<!doctype html><title>Phone</title><style>body { margin: 0 } iframe { border: 0 }</style>
<iframe src="${at}" width="${Number(width)}" height="${Number(height)}"></iframe>`
}
