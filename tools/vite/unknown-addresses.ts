import { readdirSync } from "node:fs"
import type { Plugin } from "vite"
import { catalogue } from "../../features/games/catalogue/catalogue"
import { hasPage, type SiteMap } from "../../server/contract/site-map"

/** Which addresses the app has, by the names of its route files: "game.$wallet.$gameId.tsx" is "/game/$wallet/$gameId". */
export function addressesOf(folder: string): SiteMap {
  const addresses = readdirSync(folder)
    .filter((name) => name.endsWith(".tsx") && !name.startsWith("__"))
    .map((name) => `/${name.replace(/(^|\.)index\.tsx$|\.tsx$/, "").replaceAll(".", "/")}`)
  const asks = (address: string) => address.includes("$")
  return {
    paths: addresses.filter((address) => !asks(address)),
    patterns: addresses.filter(asks),
    games: catalogue.map(({ id }) => id),
    listed: [],
  }
}

/** Answers with 404 where the app has no page, as the server does for the built app. Vite itself says 200 to every address. */
export const unknownAddresses = (): Plugin => ({
  name: "unknown-addresses",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost")
      const wantsPage = request.headers.accept?.includes("text/html") && !/^\/(api|@)|\.\w+$/.test(pathname)
      if (wantsPage && !hasPage(pathname, addressesOf(`${server.config.root}/routes`))) {
        // Vite writes 200 with every page that it sends, after this.
        Object.defineProperty(response, "statusCode", { get: () => 404, set: () => undefined })
      }
      next()
    })
  },
})
