import type { BetToken } from "./bet-token"
import type { Holdings, PoolTerms } from "./chain-figures"
import type { ChainCosts, FeeLine, SolLine } from "./costs"
import { shareOf, totalFees } from "./fees"
import type { Quote } from "./quote"

/** What the network takes of a transaction with one signature. */
export const SIGNATURE_LAMPORTS = 5_000n
/** The balance that an account of this size has to hold; it comes back when the account is closed. */
const rentFor = (bytes: number) => BigInt(128 + bytes) * 6_960n

const playerBytes = 49
const gameBytes = 1_835
const tokenAccountBytes = 165

/** The smallest balance with which the network keeps a wallet. */
const WALLET_MINIMUM = rentFor(0)
/** A token account through which a wager passes, opened by the first bet in that token. */
export const TOKEN_ACCOUNT_RENT = rentFor(tokenAccountBytes)

export type ProgramCosts = Pick<PoolTerms, "playFeeLamports" | "creatorAccountOpen">
export type OpenAccounts = Pick<Holdings, "playerOpen" | "wagerAccountOpen" | "bonusAccountOpen">
type QuotedSol = Pick<
  Quote,
  "priorityFeeLamports" | "solLines" | "bonusBalance" | "creatorFeeBps" | "instructionsBefore"
>

/** What is assumed before the wallet's accounts have been read: a player's second bet finds every account open. */
export const accountsBeforeReading = (playerOpen: boolean): OpenAccounts => ({
  playerOpen,
  wagerAccountOpen: playerOpen,
  bonusAccountOpen: playerOpen,
})

/**
 * What the next bet takes in SOL, whatever its token is. A wallet's first bet opens the player's accounts in a transaction
 * of its own, which pays the network and the priority fee as well; so do instructions that do not fit beside the bet. The first bet in a token on this network opens the
 * operator's token account, where the operator is paid: the fee of a smaller `wager` rounds down to nothing. Without
 * `wager` (in the token's smallest unit) the figures are those of a bet that pays one.
 */
export function chainCosts(
  { playFeeLamports, creatorAccountOpen }: ProgramCosts,
  { playerOpen, wagerAccountOpen, bonusAccountOpen }: OpenAccounts,
  { priorityFeeLamports, solLines, bonusBalance, creatorFeeBps, instructionsBefore }: QuotedSol,
  wager = 10_000n,
): Omit<ChainCosts, "inToken"> {
  const transactions = 1n + (playerOpen ? 0n : 1n) + (instructionsBefore.length > 0 ? 1n : 0n)
  const lines: SolLine[] = []
  const rent = (label: string, lamports: bigint, returnsWhen?: string) =>
    lines.push({ label, lamports, ...(returnsWhen !== undefined && { returnsWhen }) })
  const playerRent = rentFor(playerBytes) + rentFor(gameBytes)
  if (!playerOpen) rent("Account deposit", playerRent, "when you close your account at the program")
  if (!wagerAccountOpen) rent("Token account set-up", TOKEN_ACCOUNT_RENT)
  if (bonusBalance > 0n && !bonusAccountOpen) rent("Bonus account set-up", TOKEN_ACCOUNT_RENT)
  const operatorPaid = shareOf(wager, creatorFeeBps) > 0n
  if (operatorPaid && !creatorAccountOpen) rent("Platform account set-up", TOKEN_ACCOUNT_RENT)
  return {
    network: transactions * SIGNATURE_LAMPORTS + playFeeLamports,
    priority: transactions * priorityFeeLamports,
    lines: [...lines, ...solLines],
  }
}

/** Everything a bet takes in SOL besides its wager and the fees in its token. */
export const totalLamports = ({
  network,
  priority,
  lines,
}: Pick<ChainCosts, "network" | "priority" | "lines">): bigint =>
  lines.reduce((sum, { lamports }) => sum + lamports, network + priority)

/** Of the SOL lines, the rent that comes back. */
export const returningLines = ({ lines }: Pick<ChainCosts, "lines">): readonly SolLine[] =>
  lines.filter(({ returnsWhen }) => returnsWhen !== undefined)

/** Stands for SOL, which is no token of a mint. */
const SOL_MINT = "So11111111111111111111111111111111111111112"

export const isSol = ({ mint }: Pick<BetToken, "mint">) => mint === SOL_MINT

/**
 * Lamports that must be in the wallet besides the wager: what the bet takes in SOL, and the balance below which the
 * network does not keep a wallet.
 */
export const solReserve = (betLamports: bigint): bigint => betLamports + WALLET_MINIMUM

/** What can be bet of a balance: a SOL bet leaves the reserve, other tokens are bet to the last unit. */
export function spendable(balance: bigint, token: Pick<BetToken, "mint">, betLamports: bigint): bigint {
  const left = balance - (isSol(token) ? solReserve(betLamports) : 0n)
  return left > 0n ? left : 0n
}

/** Lamports that the wallet lacks for a bet in another token; 0n when it has them, and for SOL, whose limit says it. */
export function missingLamports(lamports: bigint, token: Pick<BetToken, "mint">, betLamports: bigint): bigint {
  const missing = isSol(token) ? 0n : solReserve(betLamports) - lamports
  return missing > 0n ? missing : 0n
}

/** What leaves the wallet beside a wager, apart by what becomes of it. */
export interface BetCosts {
  /** In the token's smallest unit: all fees, and what the network takes where the token is SOL. */
  inToken: bigint
  /** What the network takes of a bet in another token, in lamports. */
  inSol: bigint
  /** Rent of accounts that the bet opens and that does not come back, in lamports. */
  rent: bigint
  /** Rent that comes back. */
  returning: readonly SolLine[]
}

/** The same lines that are charged, so that nothing leaves the wallet that is not in here. */
export function betCosts(fees: readonly FeeLine[], chain: ChainCosts | undefined): BetCosts {
  const beside = totalFees(fees)
  if (!chain) return { inToken: beside, inSol: 0n, rent: 0n, returning: [] }
  const network = chain.network + chain.priority
  const returning = returningLines(chain)
  const rent = returning.reduce((left, { lamports }) => left - lamports, totalLamports(chain) - network)
  return chain.inToken
    ? { inToken: beside + network, inSol: 0n, rent, returning }
    : { inToken: beside, inSol: network, rent, returning }
}

/** Thousandths of the wager that its costs are, rounded up; null without a wager, and where a part of them is in another currency. */
export function feePermille(wager: bigint, { inToken, inSol }: Pick<BetCosts, "inToken" | "inSol">): number | null {
  return wager > 0n && inSol === 0n ? Number((inToken * 1_000n + wager - 1n) / wager) : null
}
