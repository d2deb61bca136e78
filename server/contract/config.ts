import * as v from "valibot"
import { operatorStatement } from "./operator.ts"
import { terms } from "./terms.ts"

const base58 = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
/** Of each address that a page asks. */
export const pageAddress = /^(http|ws)s?:\/\/[^\s/]/
const url = v.pipe(v.string(), v.maxLength(2_000), v.regex(pageAddress))
/** Further nodes that a configuration may name. */
export const maxFallbacks = 8

/** Our own way to the chain, for browsers: the server's nodes stand behind it. */
export const gatewayPath = "/api/rpc"
/** Asks two of the nodes behind the gateway. */
export const witnessPath = `${gatewayPath}/witnesses`

const token = v.pipe(
  v.object({
    mint: base58,
    /** Empty for a mint without metadata, which is then named by its address. */
    symbol: v.pipe(v.string(), v.maxLength(40)),
    name: v.pipe(v.string(), v.maxLength(100)),
    /** Digits after the point: 9 for SOL, 6 for USDC. */
    decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(18)),
    /** Whose pool pays: the system program's address for the public pool. */
    poolAuthority: base58,
  }),
  v.transform((token) => ({
    ...token,
    symbol: token.symbol || `${token.mint.slice(0, 4)}…${token.mint.slice(-4)}`,
    name: token.name || "Token without a name",
  })),
)

/** The mint of wrapped SOL, which stands for SOL itself in pools and bets. */
export const solMint = "So11111111111111111111111111111111111111112"

const addresses = v.optional(v.pipe(v.array(base58), v.minLength(1), v.maxLength(20), v.readonly()))

/** What a running instance tells the browser; it is JSON in the page, so one build serves any port or cluster endpoint. */
export const appConfig = v.object({
  cluster: v.picklist(["localnet", "devnet", "mainnet-beta"]),
  rpcUrl: v.union([url, v.literal(gatewayPath)]),
  /** Empty where there is no socket. */
  wsUrl: v.union([url, v.literal("")]),
  /** Further nodes of the same cluster, in the order in which they are asked: a backup, then public ones. */
  fallbacks: v.optional(
    v.pipe(v.array(v.object({ rpcUrl: url, wsUrl: url })), v.maxLength(maxFallbacks), v.readonly()),
  ),
  /** Platform wallet that receives the creator fee of each bet. */
  creator: base58,
  /** Wallets that may administer; the creator alone unless named. */
  owners: addresses,
  /** Whose signatures commit to seeds and reveal them, as the operator names them; those that the verifier knows unless named. */
  providers: addresses,
  /** Who runs the casino; left out while a part of it is not stated. */
  operator: v.optional(operatorStatement),
  tokens: v.pipe(v.array(token), v.minLength(1), v.maxLength(100), v.readonly()),
  /** Announced or closed games that this instance opens. */
  openGames: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100), v.readonly())),
  /** Whether a visitor without a wallet may play for free. */
  visitorFreePlay: v.optional(v.boolean()),
  /** Base address of another indexer of the same shape, which the explorer asks in place of ours. */
  indexerUrl: v.optional(url),
  /** The operator's own terms, in place of ours. */
  terms: v.optional(terms),
  /** Where a page asks several nodes at once about a transaction; beside the gateway alone. */
  witnessUrl: v.optional(url),
  /** Only on localnet. */
  faucetUrl: v.optional(url),
})
export type TokenConfig = v.InferOutput<typeof token>
export type AppConfig = v.InferOutput<typeof appConfig>

/** Wallets that may administer this casino. The creator, which receives its fees, cannot be exchanged; these can. */
export const ownersOf = ({ owners, creator }: Pick<AppConfig, "owners" | "creator">): readonly string[] =>
  owners ?? [creator]
