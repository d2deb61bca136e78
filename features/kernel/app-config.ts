import { safeParse } from "zod/mini"
import { type AppConfig, appConfig } from "#contract/config"

/**
 * The configuration that the server wrote into the page as JSON.
 * @throws Error naming what is missing: a page without it was not served by our server.
 */
export function readAppConfig(page: Document = document): AppConfig {
  const text = page.getElementById("app-config")?.textContent
  if (!text) throw new Error("The page carries no configuration")
  const parsed = safeParse(appConfig, JSON.parse(text))
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join(".") || "(all)")
    throw new Error(`The page's configuration is not usable: ${fields.join(", ")}`)
  }
  return parsed.data
}
