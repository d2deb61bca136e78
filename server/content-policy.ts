import { createHash } from "node:crypto"
import type { AppConfig } from "./contract/config"
import { endpointsOf } from "./contract/rpc-endpoints.ts"

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
  /** Whether the page is for Android, where wallets are apps that answer at a port of the phone. */
  mobileWallets?: boolean
  nonce: string
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * What `@solana-mobile/wallet-standard-mobile` 0.6.0 needs: the phone's wallet answers at a port that the adapter draws, a
 * request to the phone itself asks for the browser's permission, and while the wallet is waited for the adapter writes a
 * style sheet without a nonce.
 */
export const mobileWalletSources = {
  connect: ["ws://localhost:*", "http://localhost"],
  styles: ["'sha256-9y+0omBcAXmVSpYuadfUp/k8GxCIDiw2wrEyqM1cQnc='"],
}

/** Only our own files run, and the page talks to us and to the configured Solana nodes and indexer alone. */
export function contentPolicy({ config, nonce, scripts, styles, mobileWallets = false }: Policy): string {
  const nodes = endpointsOf(config)
    .flatMap(({ rpcUrl, wsUrl }) => [rpcUrl, wsUrl])
    .filter((url) => /^\w+:/.test(url))
  const hosts = [...nodes, config.faucetUrl, config.indexerUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
  return policyText({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", `'nonce-${nonce}'`, ...styles, ...(mobileWallets ? mobileWalletSources.styles : [])],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...new Set(hosts), ...(mobileWallets ? mobileWalletSources.connect : [])],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    ...nothingElse,
  })
}

/** The page that the service worker shows without a network: its own scripts and sheets, and files of this site. */
export const offlineContentPolicy = (page: string): string =>
  policyText({
    "default-src": ["'none'"],
    "script-src": inlineScriptHashes(page),
    "style-src": inlineStyleHashes(page),
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    ...nothingElse,
  })

const nothingElse = { "base-uri": ["'none'"], "form-action": ["'none'"], "frame-ancestors": ["'none'"] }

const policyText = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ")
