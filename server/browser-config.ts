import { type AppConfig, gatewayPath } from "./contract/config.ts"
import type { ServerSettings } from "./settings.ts"

type BrowserSettings = Pick<ServerSettings, "BROWSER_RPC_URL" | "BROWSER_WS_URL" | "BROWSER_RPC_RESTRICTED">

/** As long as the keys that providers put into a path. */
const shortestKey = 16

/** Whether an address holds what may be a key: user info, a query, or a long part of its path. */
export function holdsSecret(address: string): boolean {
  const { username, password, search, pathname } = new URL(address)
  return `${username}${password}${search}` !== "" || pathname.split("/").some((part) => part.length >= shortestKey)
}

/**
 * The configuration in the page, which everybody can read. The nodes of the server are never named here, for their addresses hold keys: the
 * browser has settings of its own, and without them it asks our gateway. On the local network it asks the local chain.
 * @throws Error that names the variable whose address seems to hold a key.
 */
export function browserConfigOf(settings: BrowserSettings, config: AppConfig): AppConfig {
  if (config.cluster === "localnet") return config
  const { BROWSER_RPC_URL: rpcUrl, BROWSER_WS_URL: wsUrl, BROWSER_RPC_RESTRICTED: restricted } = settings
  for (const [name, address] of Object.entries({ BROWSER_RPC_URL: rpcUrl, BROWSER_WS_URL: wsUrl })) {
    if (address !== undefined && restricted !== "on" && holdsSecret(address))
      throw new Error(
        `${name} seems to hold a key, and every visitor can read it. Leave it out, or set BROWSER_RPC_RESTRICTED=on when the key is bound to your domain.`,
      )
  }
  return {
    ...config,
    rpcUrl: rpcUrl ?? gatewayPath,
    wsUrl: wsUrl ?? rpcUrl?.replace(/^http/, "ws") ?? "",
    // A fallback with a key is the server's alone.
    fallbacks: (config.fallbacks ?? []).filter((node) => !holdsSecret(node.rpcUrl) && !holdsSecret(node.wsUrl)),
  }
}
