import { existsSync } from "node:fs"
import * as z from "zod/mini"

const port = (usual: number) => z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), usual)
const optionalUrl = z.optional(z.url())
const optionalAddress = z.optional(z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)))

const schema = z.object({
  WEB_PORT: port(5173),
  API_PORT: port(8787),
  RPC_PORT: port(8899),
  WS_PORT: port(8900),
  SOLANA_CLUSTER: z.optional(z.enum(["localnet", "devnet", "mainnet-beta"])),
  SOLANA_RPC_URL: optionalUrl,
  SOLANA_WS_URL: optionalUrl,
  CREATOR_ADDRESS: optionalAddress,
  USDC_MINT: optionalAddress,
  SETTLE_DELAY_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60_000)), 400),
  MULTIPLAYER_HOLD_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(600_000)), 15_000),
  PRICES_URL: z._default(z.url(), "https://api.coingecko.com/api/v3/simple/price"),
  COINGECKO_API_KEY: z.optional(z.string()),
  OPEN_GAMES: z._default(z.string().check(z.regex(/^[a-z0-9]*(,[a-z0-9]+)*$/, "not a list of game ids")), ""),
  DATA_DIR: z._default(z.string(), ".data"),
})
export type Settings = z.output<typeof schema>

/**
 * The environment, and `.env` below it, parsed once.
 * @throws Error that names every variable that does not fit.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  if (existsSync(".env")) process.loadEnvFile(".env")
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const parsed = z.safeParse(schema, given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
    throw new Error(`The environment does not fit .env.example:\n${lines.join("\n")}`)
  }
  return parsed.data
}

/** Which cluster the app is built for: naming another node than our own means mainnet unless said otherwise. */
export const clusterOf = ({ SOLANA_CLUSTER, SOLANA_RPC_URL }: Pick<Settings, "SOLANA_CLUSTER" | "SOLANA_RPC_URL">) =>
  SOLANA_CLUSTER ?? (SOLANA_RPC_URL ? "mainnet-beta" : "localnet")
