import { access, constants } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { countrySource, missingFacts } from "../access/play-gate"
import { browserConfigOf, RefusedByPages } from "../browser-config"
import { contentPolicy } from "../content-policy"
import { type AppConfig, gatewayPath } from "../contract/config"
import type { OperatorFact } from "../contract/play-access"
import { endpointsOf } from "../contract/rpc-endpoints"
import { checkDatabase, checkMemory } from "../database/check-database"
import { checkChain, checkCreator, checkNodes } from "../indexer/chain-check"
import { freeBytes } from "../machine"
import { askCoinGecko } from "../prices/coingecko"
import { secretsOf } from "../secrets"
import { configOf, type ServerSettings } from "../settings"
import { checked, error, type Finding, fatal, ok, warning } from "./finding"

const leastDiskBytes = 200_000_000
/** A node that is slow or away does not hold up the start; its chain is compared again with its first answer. */
const startPatienceMs = 4_000
const littleDiskBytes = 2_000_000_000

/** Every item of a configuration, in the order in which an operator reads it. Reads alone: nothing is written or migrated. */
export async function checkConfig(settings: ServerSettings): Promise<Finding[]> {
  const config = configOf(settings)
  const [nodes, chain, prices, database, disk] = await Promise.all([
    checkNodes(config),
    checkChain(config),
    checked("prices", "Check PRICES_URL and COINGECKO_API_KEY.", () => checkPrices(settings)),
    checked("database", "Check DATABASE_URL and PGPASSWORD, or that DATA_DIR can be written.", () =>
      checkDatabase(settings),
    ),
    checked("disk", "Make DATA_DIR this user's, or set another.", () => checkDisk(settings)),
  ])
  return [
    ...nodes,
    checkCreator(config),
    ...chain,
    ...checkOperator(settings, config),
    ...checkAddresses(settings, config),
    ...checkSecrets(settings),
    ...prices,
    ...database,
    ...disk,
  ]
}

type DatabaseSettings = Pick<ServerSettings, "DATABASE_URL" | "DATA_DIR">

/** What ends the start of a server: a configuration of another casino than the one that is meant, or the database of a newer program. */
export async function fatalFindings(config: AppConfig, settings?: DatabaseSettings): Promise<Finding[]> {
  const [nodes, database] = await Promise.all([
    checkNodes(config, startPatienceMs),
    settings?.DATABASE_URL !== undefined ? databaseInTime(settings) : settings ? checkMemory(settings.DATA_DIR) : [],
  ])
  const creator = config.cluster === "localnet" ? [] : [checkCreator(config)]
  return [...creator, ...nodes, ...database].filter((finding) => finding.fatal)
}

/** A database that is away, or slow, does not end the start: betting goes on without it, and it is opened again later. */
async function databaseInTime(settings: DatabaseSettings): Promise<Finding[]> {
  const late = new AbortController()
  const none = () => []
  const patience = sleep(startPatienceMs, undefined, { signal: late.signal }).then(none, none)
  return Promise.race([checkDatabase(settings).catch(none), patience]).finally(() => late.abort())
}

const settingsOf: Record<OperatorFact, string> = {
  operator: "OPERATOR_NAME and OPERATOR_ADDRESS",
  contact: "SUPPORT_CONTACT",
  licence: "LICENCE (its line, or none)",
  law: "GOVERNING_LAW",
  "restricted-countries": "RESTRICTED_COUNTRIES (codes, or none)",
  "country-source": "COUNTRY_HEADER with TRUSTED_PROXY_HOPS of 1 or more, or GEOIP_FILE",
}

/** Whether anybody may bet real tokens here, once the server runs. */
function checkOperator(settings: ServerSettings, { cluster }: AppConfig): Finding[] {
  if (cluster !== "mainnet-beta") return [ok("operator", `nothing has to be stated on ${cluster}`)]
  let problem = ""
  const country = countrySource(settings, { error: (fields: unknown) => (problem = causeOf(fields)) })()
  const missing = missingFacts(settings, country)
  if (missing.length === 0)
    return [
      ok("operator", "everything is stated; bets with real tokens can be started"),
      ...(settings.COUNTRY_HEADER && settings.GEOIP_FILE
        ? [
            warning(
              "country",
              "both a header and a file are named: the header counts, the file is not read",
              "Name the one that you mean. A proxy that does not set the header lets visitors write their own.",
            ),
          ]
        : []),
    ]
  return missing.map((fact) =>
    error(
      "operator",
      `not stated: ${fact}${fact === "country-source" && problem !== "" ? ` (${problem})` : ""}. Nobody can start a bet with real tokens`,
      `Set ${settingsOf[fact]}.`,
    ),
  )
}

const causeOf = (fields: unknown) =>
  typeof fields === "object" && fields !== null && "err" in fields && fields.err instanceof Error
    ? fields.err.message
    : ""

const isHttps = (url: string) => /^(https|wss):/.test(url)

/** What pages name for browsers, and what stands between them and this server. */
function checkAddresses(settings: ServerSettings, config: AppConfig): Finding[] {
  const { PUBLIC_ORIGIN: origin, TRUSTED_PROXY_HOPS: hops, SITE_HOSTS: hosts } = settings
  if (config.cluster === "localnet") return []
  const findings: Finding[] = []
  if (origin === undefined)
    findings.push(
      warning(
        "public origin",
        "is not named",
        "Set PUBLIC_ORIGIN=https://your.host: links and share pictures name it.",
      ),
    )
  else if (!isHttps(origin))
    findings.push(
      error(
        "public origin",
        `${origin} is not https: wallets and cookies need it`,
        "Put a proxy with a certificate in front and set PUBLIC_ORIGIN=https://…",
      ),
    )
  else findings.push(ok("public origin", origin))
  const own = hosts.split(",").filter((host) => !/^(localhost|127\.|\[::1\])/.test(host))
  if (own.length === 0 && origin === undefined)
    findings.push(
      error(
        "site's hosts",
        "name this machine alone: nobody could sign in, or reach the chain through the gateway",
        "Set SITE_HOSTS to the names that browsers use.",
      ),
    )
  findings.push(
    hops === 0
      ? warning(
          "proxies",
          "none is trusted: behind one, all players share its address, its limits and its country",
          "Set TRUSTED_PROXY_HOPS to the number of proxies of yours.",
        )
      : ok("proxies", `${hops} trusted`),
  )
  try {
    findings.push(...checkBrowserConfig(browserConfigOf(settings, config)))
  } catch (cause) {
    findings.push(
      fatal(
        cause instanceof RefusedByPages ? "pages" : "browser's nodes",
        cause instanceof Error ? cause.message : String(cause),
        cause instanceof RefusedByPages
          ? "See these settings in .env.example."
          : "See BROWSER_RPC_URL in .env.example.",
      ),
    )
  }
  return findings
}

function checkBrowserConfig(config: AppConfig): Finding[] {
  const urls = endpointsOf(config)
    .flatMap(({ rpcUrl, wsUrl }) => [rpcUrl, wsUrl])
    .concat(config.indexerUrl ?? [])
    .filter((url) => /^\w+:/.test(url))
  const plain = urls.filter((url) => !isHttps(url))
  const policy = contentPolicy({ config, nonce: "", scripts: [], styles: [] })
  const refused = urls.filter((url) => !policy.includes(new URL(url).origin))
  return [
    plain.length > 0
      ? error(
          "browser's nodes",
          `${plain.map((url) => new URL(url).host).join(", ")}: a page over https may not ask them`,
          "Name https and wss addresses.",
        )
      : urls.length === 0 && config.cluster === "mainnet-beta"
        ? warning(
            "browser's nodes",
            "our gateway alone: while this server is away, open games cannot be continued",
            "Name a node without a key in SOLANA_FALLBACKS, or one in BROWSER_RPC_URL.",
          )
        : ok("browser's nodes", nodesOfPages(config.rpcUrl, urls)),
    refused.length > 0
      ? error("content policy", `refuses ${refused.join(", ")}`, "This is a fault of ours: please report it.")
      : ok("content policy", "admits every address that pages ask"),
  ]
}

/** By design: while this server is away, open games go on by them. */
function nodesOfPages(rpcUrl: string, urls: readonly string[]): string {
  const direct = [...new Set(urls.map((url) => new URL(url).host))].join(", ")
  const gateway = rpcUrl === gatewayPath ? ["our gateway"] : []
  const passBoth = `${direct}, which pass by our gate and our limits`
  return [...gateway, ...(direct === "" ? [] : [passBoth])].join(", and ")
}

export const checkSecrets = (settings: ServerSettings): Finding[] =>
  secretsOf(settings).tooShort.map((setting) =>
    warning(
      "secrets",
      `${setting} holds a value of fewer than eight characters. If it is a key, the log and our answers may show it where a node repeats it`,
      "Use a longer key.",
    ),
  )

async function checkPrices({ PRICES_URL: url, COINGECKO_API_KEY: apiKey }: ServerSettings): Promise<Finding[]> {
  const reply = await askCoinGecko({ url, ...(apiKey && { apiKey }) })
  if (reply.ok) return [ok("prices", Object.keys(reply.prices).join(", "))]
  const says = reply.cause instanceof Error ? reply.cause.message : String(reply.cause)
  return [warning("prices", `${says}: amounts are shown without dollars`, "Check PRICES_URL and COINGECKO_API_KEY.")]
}

async function checkDisk({ DATA_DIR: folder }: ServerSettings): Promise<Finding[]> {
  const existing = await nearest(resolve(folder))
  await access(existing, constants.W_OK)
  const free = await freeBytes(existing)
  const says = `${(free / 1e9).toFixed(1)} GB free for ${join(folder)}`
  const mend = "Make room: a full disk stops the indexer and the chat."
  if (free < leastDiskBytes) return [error("disk", says, mend)]
  return [free < littleDiskBytes ? warning("disk", says, mend) : ok("disk", says)]
}

/** The folder itself, or the one in which it will be made. */
async function nearest(folder: string): Promise<string> {
  try {
    await access(folder)
    return folder
  } catch (cause) {
    if (dirname(folder) === folder) throw cause
    return nearest(dirname(folder))
  }
}
