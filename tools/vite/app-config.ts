import type { Plugin } from "vite"
import { configScript } from "../../server/config-script"
import type { AppConfig } from "../../server/contract/config"

/** While developing, the page is served by Vite: it gets the same data block that the server writes in production. */
export function servedConfig(config: AppConfig | null): Plugin {
  return {
    name: "served-config",
    apply: "serve",
    transformIndexHtml: (page) => (config ? page.replace("<!--app-config-->", configScript(config, "")) : page),
  }
}
