import { existsSync } from "node:fs"
import * as v from "valibot"

const whole = (most: number) =>
  v.pipe(v.string(), v.transform(Number), v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most))
const port = (usual: number) => v.optional(whole(65_535), `${usual}`)
const optionalUrl = v.optional(v.pipe(v.string(), v.url()))
const optionalAddress = v.optional(v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)))

const schema = v.object({
  WEB_PORT: port(5173),
  API_PORT: port(8787),
  RPC_PORT: port(8899),
  WS_PORT: port(8900),
  SOLANA_CLUSTER: v.optional(v.picklist(["localnet", "devnet", "mainnet-beta"])),
  SOLANA_RPC_URL: optionalUrl,
  SOLANA_WS_URL: optionalUrl,
  SOLANA_FALLBACKS: v.optional(
    v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*)?$/, "not a list of RPC addresses")),
    "",
  ),
  LOCAL_ENDPOINTS: v.optional(whole(5), "1"),
  CREATOR_ADDRESS: optionalAddress,
  USDC_MINT: optionalAddress,
  SETTLE_DELAY_MS: v.optional(whole(60_000), "400"),
  MULTIPLAYER_HOLD_MS: v.optional(whole(600_000), "15000"),
  PRICES_URL: v.optional(v.pipe(v.string(), v.url()), "https://api.coingecko.com/api/v3/simple/price"),
  COINGECKO_API_KEY: v.optional(v.string()),
  OPEN_GAMES: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]*(,[a-z0-9]+)*$/, "not a list of game ids")), ""),
  VISITOR_FREE_PLAY: v.optional(v.picklist(["on", "off"])),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, "not a host name or address")), "127.0.0.1"),
  TRUSTED_PROXY_HOPS: v.optional(whole(10), "0"),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "warn", "error", "silent"]), "info"),
  DATA_DIR: v.optional(v.string(), ".data"),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "not the address of a PostgreSQL server")),
  ),
})
export type Settings = v.InferOutput<typeof schema>

/**
 * The environment, and `.env` below it, parsed once.
 * @throws Error that names every variable that does not fit.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  if (existsSync(".env")) process.loadEnvFile(".env")
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`The environment does not fit .env.example:\n${lines.join("\n")}`)
  }
  return parsed.output
}

/** Which cluster the app is built for: naming another node than our own means mainnet unless said otherwise. */
export const clusterOf = ({ SOLANA_CLUSTER, SOLANA_RPC_URL }: Pick<Settings, "SOLANA_CLUSTER" | "SOLANA_RPC_URL">) =>
  SOLANA_CLUSTER ?? (SOLANA_RPC_URL ? "mainnet-beta" : "localnet")

/** Whether visitors may play for free. Off for mainnet unless said otherwise: several regulators require an age check first. */
export const visitorFreePlayOf = (
  settings: Pick<Settings, "SOLANA_CLUSTER" | "SOLANA_RPC_URL" | "VISITOR_FREE_PLAY">,
): boolean =>
  settings.VISITOR_FREE_PLAY === undefined
    ? clusterOf(settings) !== "mainnet-beta"
    : settings.VISITOR_FREE_PLAY === "on"
