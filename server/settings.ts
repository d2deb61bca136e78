import { existsSync, readFileSync } from "node:fs"
import * as v from "valibot"
import { codeProblem } from "./access/country-codes.ts"
import { fromBase58 } from "./contract/base58.ts"
import { type AppConfig, appConfig, maxFallbacks, pageAddress, solMint, type TokenConfig } from "./contract/config.ts"
import type { OperatorStatement } from "./contract/operator.ts"
import { terms } from "./contract/terms.ts"
import { misspelt } from "./misspelt.ts"

export const wholeSetting = (most: number) =>
  v.pipe(v.string(), v.transform(Number), v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most))
export const portSetting = (usual: number) => v.optional(wholeSetting(65_535), `${usual}`)
/** The message leaves the value out, which may hold a key. */
const noAddress = "not an address such as https://host.example (its scheme in lower case)"
/** Pages refuse what `pageAddress` does not match: `localhost:3000`, whose scheme would be "localhost:", and HTTPS:// in upper case. */
const isAddressOfPages = (address: string) => URL.canParse(address) && pageAddress.test(address)
const isHttpAddress = (address: string) =>
  isAddressOfPages(address) && address.startsWith("http") && !/\s/.test(address)
const url = v.pipe(v.string(), v.check(isAddressOfPages, noAddress))
const optionalUrl = v.optional(url)
const isAddress = (text: string) => text.length <= 44 && fromBase58(text)?.length === 32
const text = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most)))
const codes = (list: string) => [
  ...new Set(
    list
      .toUpperCase()
      .split(/[\s,]+/)
      .filter((code) => code !== ""),
  ),
]
/** A list that names no country is a mistake, and must not open the casino to all of them. */
const restrictedCountries = v.pipe(
  v.string(),
  v.rawTransform<string, string[]>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value.trim().toLowerCase() === "none") return []
    const list = codes(dataset.value)
    const problems = list.flatMap((code) => codeProblem(code) ?? [])
    if (list.length > 0 && problems.length === 0) return list
    addIssue({
      message: problems.join("; ") || "names no country. Write none if play is restricted in none",
    })
    return NEVER
  }),
)
/** Nodes with commas between; empty for none. */
const nodeList = v.pipe(
  v.string(),
  v.check((list) => list === "" || list.split(",").every(isHttpAddress), "not a list of RPC addresses"),
  v.check((list) => list.split(",").length <= maxFallbacks, `more than ${maxFallbacks} addresses`),
)
const optionalAddress = v.optional(v.pipe(v.string(), v.check(isAddress, "not an address of Solana")))
const optionalAddresses = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(",").map((one) => one.trim())),
    v.minLength(1),
    v.maxLength(20),
    v.everyItem(isAddress, "not a list of addresses of Solana"),
  ),
)

const isHost = (text: string): boolean =>
  /^[a-z0-9.-]+(:\d+)?$/.test(text) || (/^\[[\da-f:.]+\](:\d+)?$/.test(text) && URL.canParse(`http://${text}`))

const noOrigin = "not an origin such as https://casino.example or http://[::1]:8787"

/** What the server reads from the environment. */
export const serverEntries = {
  API_PORT: portSetting(8787),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, "not a host name or an address without brackets")),
    "127.0.0.1",
  ),
  TRUSTED_PROXY_HOPS: v.optional(wholeSetting(10), "0"),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "warn", "error", "silent"]), "info"),
  SITE_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(/^\S*$/, "holds a space: write a comma alone between two names"),
      v.check(
        (list) => list.split(",").every(isHost),
        "not a list of host names, or of addresses of IPv6 in brackets ([::1])",
      ),
      // As browsers write the address of IPv6.
      v.transform((list) => list.replace(/\[[^\]]*\]/g, (address) => new URL(`http://${address}`).hostname)),
    ),
    "localhost",
  ),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/(?:[a-z0-9.:-]+|\[[\da-f:.]+\](?::\d+)?)$/i, noOrigin),
      v.check((origin) => URL.canParse(origin), noOrigin),
    ),
  ),
  METRICS: v.optional(v.picklist(["on", "off"]), "off"),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,200}$/, "not 16 characters or more"))),
  HSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(off|max-age=\d{1,9}(; includeSubDomains)?(; preload)?)$/, "neither off nor max-age=seconds"),
    ),
    "max-age=15552000",
  ),
  DATA_DIR: v.optional(v.string(), ".data"),
  CASINO_CLOSED: v.optional(v.picklist(["on", "off"]), "off"),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "not the address of a PostgreSQL server")),
  ),
  DATABASE_POOL_SIZE: v.optional(v.pipe(wholeSetting(1_000), v.minValue(1)), "10"),
  PRICES_URL: v.optional(url, "https://api.coingecko.com/api/v3/simple/price"),
  COINGECKO_API_KEY: v.optional(v.string()),
  LOGS_API_URL: optionalUrl,
  SOLANA_CLUSTER: v.optional(v.picklist(["localnet", "devnet", "mainnet-beta"])),
  SOLANA_RPC_URL: optionalUrl,
  SOLANA_WS_URL: optionalUrl,
  /** What the page names; never derived from the server's own nodes. */
  BROWSER_RPC_URL: optionalUrl,
  BROWSER_WS_URL: optionalUrl,
  BROWSER_RPC_RESTRICTED: v.optional(v.picklist(["on", "off"]), "off"),
  SOLANA_FALLBACKS: v.optional(nodeList, ""),
  CREATOR_ADDRESS: optionalAddress,
  /** Wallets that may administer, with commas between; the creator unless named. */
  OWNER_ADDRESSES: optionalAddresses,
  /** Whose seeds count as known, with commas between; those that the verifier knows unless named. */
  PROVIDER_KEYS: optionalAddresses,
  // Who runs the casino, and where it may be played: outside the local network and devnet nobody bets before all of it is stated.
  OPERATOR_NAME: text(200),
  OPERATOR_ADDRESS: text(400),
  SUPPORT_CONTACT: text(300),
  LICENCE: text(400),
  GOVERNING_LAW: text(200),
  /** Countries in which nobody may bet real tokens: codes of two letters, or "none". */
  RESTRICTED_COUNTRIES: v.optional(restrictedCountries),
  COUNTRY_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/, "not the name of a header"))),
  GEOIP_FILE: v.optional(v.string()),
  /** The operator's own terms, as JSON of the shape in server/contract/terms.ts. */
  TERMS_FILE: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return readFileSync(dataset.value, "utf8")
        } catch (error) {
          addIssue({ message: error instanceof Error ? error.message : "cannot be read" })
          return NEVER
        }
      }),
      v.parseJson(undefined, "is no JSON"),
      terms,
    ),
  ),
  USDC_MINT: optionalAddress,
  OPEN_GAMES: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]*(,[a-z0-9]+)*$/, "not a list of game ids")), ""),
  VISITOR_FREE_PLAY: v.optional(v.picklist(["on", "off"])),
  INDEXER_URL: optionalUrl,
  /** Folder of a built web app that this process serves too. */
  SITE_DIR: v.optional(v.string()),
  /** The whole configuration as JSON, in place of the variables for another cluster: `npm start` sets it for its local chain. */
  APP_CONFIG: v.optional(v.pipe(v.string(), v.parseJson(), appConfig)),
}
const schema = v.object(serverEntries)
export type ServerSettings = v.InferOutput<typeof schema>

/**
 * The environment, and `.env` below it, read by a schema.
 * @throws Error that names every variable that does not fit.
 */
export function readEnvironment<T>(
  schema: v.GenericSchema<unknown, T> & { entries: object },
  environment: NodeJS.ProcessEnv,
  warn: (line: string) => unknown = (line) => process.stderr.write(`${line}\n`),
): T {
  if (existsSync(".env")) process.loadEnvFile(".env")
  for (const [name, meant] of misspelt(Object.keys(environment), Object.keys(schema.entries)))
    warn(`${name} in the environment is no setting of this app and has no effect. ${meant} is one.`)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`The environment does not fit .env.example:\n${lines.join("\n")}`)
  }
  return parsed.output
}

export const readServerSettings = (environment: NodeJS.ProcessEnv = process.env): ServerSettings =>
  readEnvironment(schema, environment)

/** The environment from which a server reads these settings again, with this configuration in place of the variables behind it. */
export function environmentOf(settings: ServerSettings, config: AppConfig): Record<string, string> {
  // The operator's terms are part of the configuration.
  const { APP_CONFIG: _, TERMS_FILE: __, RESTRICTED_COUNTRIES: countries, ...plain } = settings
  const given = Object.entries(plain).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ...(countries !== undefined && { RESTRICTED_COUNTRIES: countries.join(",") || "none" }),
    APP_CONFIG: JSON.stringify(config),
  }
}

/**
 * The host of a database's address, where it cannot be a part of the password. The driver also takes addresses that are no URL: a socket's
 * (postgres://user:word@/name?host=/run), and ones with an unencoded password. `#`, `/` or `?` in a password end the host too early, and
 * what was read as the host would be a part of the password: an `@` is left behind it then.
 */
function databaseHost(address: string): string {
  if (!URL.canParse(address)) return "given"
  const { host, pathname, search, hash } = new URL(address)
  return host === "" || `${pathname}${search}${hash}`.includes("@") ? "given" : host
}

/** What a log may say of the settings: hosts in place of addresses, which may hold keys. */
export function describeStart(settings: ServerSettings) {
  const hosts = (list: string | undefined) =>
    (list ?? "").split(",").flatMap((address) => (address === "" ? [] : [new URL(address).host]))
  return {
    cluster: settings.APP_CONFIG?.cluster ?? clusterOf(settings),
    nodes: [...hosts(settings.SOLANA_RPC_URL), ...hosts(settings.SOLANA_FALLBACKS)],
    database: settings.DATABASE_URL === undefined ? "embedded" : databaseHost(settings.DATABASE_URL),
    site: settings.SITE_DIR !== undefined,
    publicOrigin: settings.PUBLIC_ORIGIN ?? null,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    node: process.version,
  }
}

type ClusterSettings = Pick<ServerSettings, "SOLANA_CLUSTER" | "SOLANA_RPC_URL">

/** Which cluster the app is built for: naming another node than our own means mainnet unless said otherwise. */
export const clusterOf = ({ SOLANA_CLUSTER, SOLANA_RPC_URL }: ClusterSettings) =>
  SOLANA_CLUSTER ?? (SOLANA_RPC_URL ? "mainnet-beta" : "localnet")

/** Whether visitors may play for free. Off for mainnet unless said otherwise: several regulators require an age check first. */
export const visitorFreePlayOf = (settings: ClusterSettings & Pick<ServerSettings, "VISITOR_FREE_PLAY">): boolean =>
  settings.VISITOR_FREE_PLAY === undefined
    ? clusterOf(settings) !== "mainnet-beta"
    : settings.VISITOR_FREE_PLAY === "on"

const systemProgram = "11111111111111111111111111111111"
const mainnetUsdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"

export const solToken: TokenConfig = {
  mint: solMint,
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: systemProgram,
}
export const usdcToken = (mint: string): TokenConfig => ({
  mint,
  symbol: "USDC",
  name: "USD Coin",
  decimals: 6,
  poolAuthority: systemProgram,
})

/** What the operator says of itself; null while a part of it is missing. */
export function operatorOf(settings: ServerSettings): OperatorStatement | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, SUPPORT_CONTACT: contact } = settings
  const { LICENCE: licence, GOVERNING_LAW: law } = settings
  if (!name || !address || !contact || !licence || !law) return null
  return { name, address, contact, law, licence: licence.toLowerCase() === "none" ? null : licence }
}

/** What every configuration takes from the settings. */
export const sharedConfig = (
  settings: ServerSettings,
): Pick<AppConfig, "openGames" | "visitorFreePlay" | "indexerUrl" | "owners" | "providers" | "operator" | "terms"> => {
  const operator = operatorOf(settings)
  return {
    openGames: settings.OPEN_GAMES.split(",").filter((id) => id !== ""),
    visitorFreePlay: visitorFreePlayOf(settings),
    ...(settings.OWNER_ADDRESSES !== undefined && { owners: settings.OWNER_ADDRESSES }),
    ...(settings.PROVIDER_KEYS !== undefined && { providers: settings.PROVIDER_KEYS }),
    ...(operator !== null && { operator }),
    ...(settings.TERMS_FILE !== undefined && { terms: settings.TERMS_FILE }),
    ...(settings.INDEXER_URL !== undefined && { indexerUrl: settings.INDEXER_URL.replace(/\/+$/, "") }),
  }
}

/** The first is the backup, the others are public; PubSub is expected at the same address. */
const fallbacksOf = ({ SOLANA_FALLBACKS }: ServerSettings): NonNullable<AppConfig["fallbacks"]> =>
  SOLANA_FALLBACKS.split(",")
    .filter((rpcUrl) => rpcUrl !== "")
    .map((rpcUrl) => ({ rpcUrl, wsUrl: rpcUrl.replace(/^http/, "ws") }))

/**
 * The configuration of a casino on another cluster than the local one.
 * @throws Error when the environment does not name node and creator.
 */
export function configOf(settings: ServerSettings): AppConfig {
  if (settings.APP_CONFIG) return settings.APP_CONFIG
  const { SOLANA_RPC_URL: rpcUrl, CREATOR_ADDRESS: creator } = settings
  if (!rpcUrl || !creator)
    throw new Error("Outside localnet, set SOLANA_RPC_URL and CREATOR_ADDRESS (see .env.example).")
  return {
    cluster: clusterOf(settings),
    rpcUrl,
    wsUrl: settings.SOLANA_WS_URL ?? rpcUrl.replace(/^http/, "ws"),
    fallbacks: fallbacksOf(settings),
    creator,
    tokens: [solToken, usdcToken(settings.USDC_MINT ?? mainnetUsdc)],
    ...sharedConfig(settings),
  }
}
