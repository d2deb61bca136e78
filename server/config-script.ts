import type { AppConfig } from "./contract/config"

/** The configuration as a data block, and the nonce where the style-writing libraries look for it. */
export const configScript = (config: AppConfig, nonce: string) =>
  `<meta property="csp-nonce" nonce="${nonce}"><script id="app-config" type="application/json">${JSON.stringify(
    config,
  ).replaceAll("<", "\\u003c")}</script>`
