import { shortAddress } from "@dghrt/design-system"
import { solMint, type TokenConfig } from "#contract/config"
import { referralShareBps } from "#contract/referral"
import { type Holdings, type Instruction, referralRecordRent, type UnpayableReason } from "#features/chain"
import { type Bet, platformFees, type QuotePart } from "#features/games"
import { logger } from "#features/kernel"
import type { ReferralStore } from "./referral-store"

const shareBps = Number(referralShareBps)

export const unpayableText: Record<UnpayableReason, string> = {
  "below-rent": "the referrer's wallet holds too little SOL to receive it",
  "no-token-account": "the referrer has no account for this token",
  "frozen-token-account": "the referrer's token account is frozen",
  "not-a-wallet": "the referrer is not a wallet",
}

const skippedLine = (why: string) => [{ label: `Referral share skipped: ${why}`, amount: 0n }]
/** Rent of the accounts that a first bet opens, with a margin for fees. */
const firstBetLamports = 40_000_000n

/**
 * The referrer's 0.25 % of the wager, in the bet's own transaction. It comes out of the platform's fee, so the player pays
 * the same. If the referral cannot be paid, the bet goes without it and its costs say so.
 */
export const referralQuote =
  (store: Pick<ReferralStore, "referrerOf">): QuotePart =>
  async (...asked) => {
    try {
      const [, chain] = asked
      const referrer = await store.referrerOf(chain)
      return referrer === null ? {} : await quoteFor(asked, referrer)
    } catch (error) {
      logger.warn("A bet goes without its referral", error)
      return { lines: skippedLine("it could not be prepared") }
    }
  }

type Part = Awaited<ReturnType<QuotePart>>

async function quoteFor(
  [bet, chain, token, known]: Parameters<QuotePart>,
  { address, recorded }: { address: string; recorded: boolean },
): Promise<Part> {
  const { referral } = chain
  const amount = (bet.wager * referralShareBps) / 10_000n
  const [unpayable, holdings] = await Promise.all([
    amount > 0n ? referral.whyUnpayable(address, token, amount) : null,
    known ?? chain.readHoldings(token),
  ])
  const canRecord = !recorded && canPayRent(bet, token, holdings)
  const share = amount > 0n && unpayable === null ? [referral.shareInstruction(address, token, amount)] : []
  const record = canRecord ? [referral.recordInstruction(address)] : []
  const fits = (extra: readonly Instruction[]) =>
    extra.length === 0 || referral.fits(largestPlay(bet, token, holdings), extra)
  const rent = record.map(() => ({
    label: "Referral record",
    lamports: referralRecordRent,
    returnsWhen: "when you remove your referrer",
  }))
  const costs: Part = {
    ...(share.length > 0
      ? { creatorFeeBps: -shareBps, lines: [{ receiver: `your referrer ${shortAddress(address)}`, bps: shareBps }] }
      : unpayable && { lines: skippedLine(unpayableText[unpayable]) }),
    solLines: rent,
  }
  if (await fits([...share, ...record])) return { ...costs, extraInstructions: [...share, ...record] }
  if (await fits(share)) return { ...costs, extraInstructions: share, instructionsBefore: record }
  return { lines: skippedLine("this bet leaves no space for it in its transaction") }
}

/** The bet as it will be signed, with the longest client seed a player may choose. */
const largestPlay = ({ wager, betArray, metadata }: Bet, token: TokenConfig, { bonus }: Holdings) => ({
  token,
  wager,
  betArray,
  metadata,
  clientSeed: "x".repeat(longestClientSeed),
  useBonus: bonus > 0n,
  ...platformFees,
})

/** Characters that the program stores. */
const longestClientSeed = 32

/** The record's rent must not be what keeps a small balance from betting: the record can follow with a later bet. */
function canPayRent({ wager }: Bet, token: TokenConfig, { lamports }: Holdings): boolean {
  const needed = token.mint === solMint ? wager + wager / 10n : 0n
  return lamports >= needed + firstBetLamports + referralRecordRent
}
