import { listOf, type Output, object, oneOf, optional, text, wholeNumber } from "./schema"

const base58 = text(44, /^[1-9A-HJ-NP-Za-km-z]{32,}$/)
const url = text(2_000, /^(http|ws)s?:\/\/[^\s/]/)

const token = object({
  mint: base58,
  symbol: text(40),
  name: text(100),
  /** Digits after the point: 9 for SOL, 6 for USDC. */
  decimals: wholeNumber(0, 18),
  /** Whose pool pays: the system program's address for the public pool. */
  poolAuthority: base58,
})

/** What a running instance tells the browser; it stands as JSON in the page, so one build serves any port or cluster endpoint. */
export const appConfig = object({
  cluster: oneOf(["localnet", "devnet", "mainnet-beta"]),
  rpcUrl: url,
  wsUrl: url,
  /** Platform wallet that receives the creator fee of each bet. */
  creator: base58,
  tokens: listOf(token, 100, 1),
  /** Games that the catalogue announces or keeps shut, and that this instance opens. */
  openGames: optional(listOf(text(40), 100)),
  /** Only on localnet. */
  faucetUrl: optional(url),
})
export type TokenConfig = Output<typeof token>
export type AppConfig = Output<typeof appConfig>
