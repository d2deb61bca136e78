import * as v from "valibot"
import { type AppConfig, appConfig, gatewayPath, witnessPath } from "#contract/config"

/** What we need of `document`. */
interface ConfiguredPage {
  getElementById(id: string): { textContent: string | null } | null
}

const pageOrigin = () => location.origin

/**
 * The configuration that the server wrote into the page as JSON.
 * @throws Error naming what does not fit: a page without it was not served by our server.
 */
export function readAppConfig(page: ConfiguredPage = document, origin: () => string = pageOrigin): AppConfig {
  const text = page.getElementById("app-config")?.textContent
  if (!text) throw new Error("The page carries no configuration")
  const parsed = v.safeParse(appConfig, JSON.parse(text))
  // The chain client wants whole addresses, and the server does not know under which of its names it was asked.
  if (parsed.success && parsed.output.rpcUrl === gatewayPath)
    return { ...parsed.output, rpcUrl: `${origin()}${gatewayPath}`, witnessUrl: `${origin()}${witnessPath}` }
  if (parsed.success) return parsed.output
  const places = parsed.issues.map((issue) => v.getDotPath(issue) ?? "all of it")
  throw new TypeError(`The page's configuration does not fit: ${places.join(", ")}`)
}
