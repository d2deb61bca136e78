import { type AppConfig, appConfig } from "#contract/config"

/**
 * The configuration that the server wrote into the page as JSON.
 * @throws Error naming what does not fit: a page without it was not served by our server.
 */
export function readAppConfig(page: Document = document): AppConfig {
  const text = page.getElementById("app-config")?.textContent
  if (!text) throw new Error("The page carries no configuration")
  return appConfig.parse(JSON.parse(text))
}
