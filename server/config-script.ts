import type { AppConfig } from "./contract/config"

/** The configuration as a data block, the build's id, and the nonce where the style-writing libraries look for it. */
export const configScript = (config: AppConfig, nonce: string, build?: string, closed = false) =>
  `<meta property="csp-nonce" nonce="${nonce}">${build ? `<meta name="app-build" content="${build}">` : ""}${closed ? '<meta name="casino-closed" content="true">' : ""}<script id="app-config" type="application/json">${JSON.stringify(
    config,
  ).replaceAll("<", "\\u003c")}</script>`
