import type { Holdings, PoolTerms } from "./chain-figures"
import type { ChainCosts, SolLine } from "./costs"
import type { Quote } from "./quote"

const signatureLamports = 5_000n
/** The balance that an account of this size has to hold; it comes back when the account is closed. */
const rentFor = (bytes: number) => BigInt(128 + bytes) * 6_960n

const playerBytes = 49
const gameBytes = 1_835
const tokenAccountBytes = 165

/** The smallest balance with which the network keeps a wallet. */
export const WALLET_MINIMUM = rentFor(0)
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
 * operator's token account.
 */
export function chainCosts(
  { playFeeLamports, creatorAccountOpen }: ProgramCosts,
  { playerOpen, wagerAccountOpen, bonusAccountOpen }: OpenAccounts,
  { priorityFeeLamports, solLines, bonusBalance, creatorFeeBps, instructionsBefore }: QuotedSol,
): Omit<ChainCosts, "inToken"> {
  const transactions = 1n + (playerOpen ? 0n : 1n) + (instructionsBefore.length > 0 ? 1n : 0n)
  const lines: SolLine[] = []
  const rent = (label: string, lamports: bigint, refundable = false) =>
    lines.push({ label, lamports, ...(refundable && { refundable }) })
  if (!playerOpen) rent("Player account rent", rentFor(playerBytes) + rentFor(gameBytes), true)
  if (!wagerAccountOpen) rent("Token account rent", TOKEN_ACCOUNT_RENT)
  if (bonusBalance > 0n && !bonusAccountOpen) rent("Bonus account rent", TOKEN_ACCOUNT_RENT)
  if (creatorFeeBps > 0 && !creatorAccountOpen) rent("Platform account rent", TOKEN_ACCOUNT_RENT)
  return {
    network: transactions * signatureLamports + playFeeLamports,
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

/** Of the SOL lines, what comes back when the player closes the account. */
export const refundableLamports = ({ lines }: Pick<ChainCosts, "lines">): bigint =>
  lines.reduce((sum, { lamports, refundable }) => sum + (refundable ? lamports : 0n), 0n)
