import type { Plugin } from "vite"
import { headMarkup, headOf } from "../../app/pages/page-head"
import { configScript } from "../../server/config-script"
import type { AppConfig } from "../../server/contract/config"

/** While developing, the page is served by Vite: it gets the same data block and the same head that the server writes in production. */
export function servedConfig(config: AppConfig | null): Plugin {
  return {
    name: "served-config",
    apply: "serve",
    transformIndexHtml: (page) =>
      page
        .replace("<!--app-config-->", () => (config ? configScript(config, "") : ""))
        .replace("<!--page-head-->", () => headMarkup(headOf([]))),
  }
}
