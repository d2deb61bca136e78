import * as v from "valibot"
import { type AppConfig, appConfig, gatewayPath } from "./contract/config.ts"
import { endpointsOf } from "./contract/rpc-endpoints.ts"
import type { ServerSettings } from "./settings.ts"

type BrowserSettings = Pick<ServerSettings, "BROWSER_RPC_URL" | "BROWSER_WS_URL" | "BROWSER_RPC_RESTRICTED">

/** As long as the keys that providers put into a path. */
const shortestKey = 16

/** Whether an address holds what may be a key: user info, a query, or a long part of its path. */
export function holdsSecret(address: string): boolean {
  const { username, password, search, pathname } = new URL(address)
  return `${username}${password}${search}` !== "" || pathname.split("/").some((part) => part.length >= shortestKey)
}

/** Which setting each part of the configuration comes from. */
const settingOf: Record<keyof AppConfig, string> = {
  cluster: "SOLANA_CLUSTER",
  rpcUrl: "BROWSER_RPC_URL",
  wsUrl: "BROWSER_WS_URL, or BROWSER_RPC_URL without it",
  fallbacks: "SOLANA_FALLBACKS",
  creator: "CREATOR_ADDRESS",
  owners: "OWNER_ADDRESSES",
  providers: "PROVIDER_KEYS",
  operator: "OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_CONTACT, LICENCE or GOVERNING_LAW",
  tokens: "USDC_MINT",
  openGames: "OPEN_GAMES",
  visitorFreePlay: "VISITOR_FREE_PLAY",
  indexerUrl: "INDEXER_URL",
  terms: "TERMS_FILE",
  witnessUrl: "APP_CONFIG",
  faucetUrl: "APP_CONFIG",
}

/** Every page would refuse the configuration that it reads. */
export class RefusedByPages extends Error {
  override readonly name = "RefusedByPages"
}

/** @throws RefusedByPages that names the setting. The value is left out: it may hold a key. */
function checkedByPages(config: AppConfig): AppConfig {
  const parsed = v.safeParse(appConfig, config)
  if (parsed.success) return config
  const problems = parsed.issues.map((issue) => {
    const path = v.getDotPath(issue) ?? ""
    const setting = Object.entries(settingOf).find(([part]) => part === path.split(".")[0])?.[1] ?? "APP_CONFIG"
    return `${setting}: ${path} does not fit (${issue.type.replaceAll("_", " ")}: ${issue.expected})`
  })
  throw new RefusedByPages(`Every page would refuse this configuration. ${problems.join(". ")}.`)
}

/**
 * The configuration in the page, which everybody can read. The nodes of the server are never named here, for their addresses hold keys: the
 * browser has settings of its own, and without them it asks our gateway. On the local network it asks the local chain.
 * @throws Error about an address that seems to hold a key, which names the variable, and RefusedByPages for what pages cannot read.
 */
export function browserConfigOf(settings: BrowserSettings, config: AppConfig): AppConfig {
  if (config.cluster === "localnet") {
    if (endpointsOf(config).some((node) => holdsSecret(node.rpcUrl) || holdsSecret(node.wsUrl)))
      throw new Error(
        "A node of the local network seems to hold a key, and every visitor can read it. Set SOLANA_CLUSTER to the cluster of your node.",
      )
    return checkedByPages(config)
  }
  const { BROWSER_RPC_URL: rpcUrl, BROWSER_WS_URL: wsUrl, BROWSER_RPC_RESTRICTED: restricted } = settings
  for (const [name, address] of Object.entries({ BROWSER_RPC_URL: rpcUrl, BROWSER_WS_URL: wsUrl })) {
    if (address !== undefined && restricted !== "on" && holdsSecret(address))
      throw new Error(
        `${name} seems to hold a key, and every visitor can read it. Leave it out, or set BROWSER_RPC_RESTRICTED=on when the key is bound to your domain.`,
      )
  }
  return checkedByPages({
    ...config,
    rpcUrl: rpcUrl ?? gatewayPath,
    wsUrl: wsUrl ?? rpcUrl?.replace(/^http/, "ws") ?? "",
    // A fallback with a key is the server's alone.
    fallbacks: (config.fallbacks ?? []).filter((node) => !holdsSecret(node.rpcUrl) && !holdsSecret(node.wsUrl)),
  })
}
