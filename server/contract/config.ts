import * as z from "zod/mini"

const address = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, "not a base58 address"))

const token = z.object({
  mint: address,
  symbol: z.string(),
  name: z.string(),
  /** Digits after the point: 9 for SOL, 6 for USDC. */
  decimals: z.int().check(z.minimum(0), z.maximum(18)),
  /** Whose pool pays: the system program's address for the public pool. */
  poolAuthority: address,
})

/** What a running instance tells the browser; it stands as JSON in the page, so one build serves any port or cluster endpoint. */
export const appConfig = z.object({
  cluster: z.enum(["localnet", "devnet", "mainnet-beta"]),
  rpcUrl: z.url(),
  wsUrl: z.url(),
  /** Platform wallet that receives the creator fee of each bet. */
  creator: address,
  tokens: z.readonly(z.array(token).check(z.minLength(1))),
  /** Games that the catalogue announces or keeps shut, and that this instance opens. */
  openGames: z.optional(z.readonly(z.array(z.string().check(z.maxLength(40))))),
  /** Only on localnet. */
  faucetUrl: z.optional(z.url()),
})
export type AppConfig = z.output<typeof appConfig>
export type TokenConfig = z.output<typeof token>
