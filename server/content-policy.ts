import { createHash } from "node:crypto"
import type { AppConfig } from "./contract/config"
import { endpointsOf } from "./contract/rpc-endpoints"

/** CSP sources of the page's own inline scripts; data blocks are not scripts. */
export const inlineScriptHashes = (page: string): string[] =>
  Array.from(
    page.matchAll(/<script(?![^>]*\b(?:src|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
    ([, body]) => hashSource(body ?? ""),
  )

/** CSP sources of the page's own inline sheets. */
export const inlineStyleHashes = (page: string): string[] =>
  Array.from(page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, body]) => hashSource(body ?? ""))

const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

interface Policy {
  config: AppConfig
  nonce: string
  scripts: readonly string[]
  styles: readonly string[]
}

/** Only our own files run, and the page talks to us and to the configured Solana nodes and indexer alone. */
export function contentPolicy({ config, nonce, scripts, styles }: Policy): string {
  const nodes = endpointsOf(config).flatMap(({ rpcUrl, wsUrl }) => [rpcUrl, wsUrl])
  const hosts = [...nodes, config.faucetUrl, config.indexerUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", `'nonce-${nonce}'`, ...styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...new Set(hosts)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ")
}
