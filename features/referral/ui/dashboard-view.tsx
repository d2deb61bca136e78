import {
  Amount,
  Avatar,
  Badge,
  Button,
  ColumnAmount,
  cn,
  ErrorState,
  formatAmount,
  Progress,
  Skeleton,
} from "@dghrt/design-system"
import { Trophy } from "lucide-react"
import type { ReactNode } from "react"
import type { TokenConfig } from "#contract/config"
import { displayName } from "#contract/display-name"
import { type ReferralSummary, referralShareBps } from "#contract/referral"
import type { Remote } from "#features/kernel"
import { formerText } from "../model/former-text"
import { bpsText, progressOf } from "../model/tiers"
import { InviteLink, type InviteLinkProps } from "./invite-link"

export interface ReferralDashboardViewProps extends Omit<InviteLinkProps, "tier"> {
  summary: Remote<ReferralSummary>
  tokens: readonly TokenConfig[]
  /** On the profile, or as the invite panel, which names the tier and the active referrals too. */
  variant: "profile" | "panel"
  /** Leads to a player's page in the explorer. */
  playerLink: (address: string, content: ReactNode) => ReactNode
  onLeaders: () => void
}

/** What the wallet's link brought so far, and the link. */
export function ReferralDashboardView(props: ReferralDashboardViewProps) {
  const { summary, tokens, variant, playerLink, onLeaders, ...invite } = props
  const known = summary.status === "ready" ? summary.value : null
  const { tier } = progressOf(known?.referralCount ?? 0)
  return (
    <section aria-labelledby="referral-dashboard" className="@container/referral grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="referral-dashboard" className="font-[650] text-[1.0625rem]">
          Referral Dashboard
        </h2>
        <Button
          size="sm"
          icon={<Trophy aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />}
          onClick={onLeaders}
          className="min-h-11"
        >
          View Leaderboard
        </Button>
      </header>
      {summary.status === "failed" && (
        <ErrorState
          title="Your referral figures are unavailable"
          detail={`${summary.error.message} Your link still works.`}
          onRetry={summary.retry}
        />
      )}
      <Figures summary={summary} tokens={tokens} variant={variant} />
      {known && <TierBar referrals={known.referralCount} variant={variant} />}
      <InviteLink {...invite} tier={tier} />
      {known && <RecentReferrals summary={known} tokens={tokens} playerLink={playerLink} />}
      {known && (
        <p className="text-sm text-text-muted">
          <span>
            Total earned is what your friends' bets paid to this wallet on chain: 0.25% of each bet, in the bet's own
            transaction. Plinko Race pays no share, because players can leave a race with a full refund.
          </span>
          {!known.complete && <span> We are still reading older bets, so each figure is at least this much.</span>}
        </p>
      )}
    </section>
  )
}

/** Referrals, earnings and tier, while they load as skeletons. */
function Figures({ summary, tokens, variant }: Pick<ReferralDashboardViewProps, "summary" | "tokens" | "variant">) {
  const known = summary.status === "ready" ? summary.value : null
  const { tier } = progressOf(known?.referralCount ?? 0)
  return (
    <dl
      data-count={variant === "profile" ? 3 : 4}
      className="well grid grid-cols-2 overflow-hidden rounded-md max-5xs:grid-cols-1 @xl/referral:data-[count=3]:grid-cols-3 @xl/referral:data-[count=4]:grid-cols-4"
    >
      <Tile
        label="Total referrals"
        status={summary.status}
        {...(known && known.formerCount > 0 && { note: `and ${formerText(known.formerCount)}` })}
      >
        {known && formatAmount(BigInt(known.referralCount), 0)}
      </Tile>
      {variant === "panel" && (
        <Tile label="Current tier" status={summary.status}>
          {known && (
            <>
              <span aria-hidden>{tier.badge}</span> <span>{tier.name}</span>
            </>
          )}
        </Tile>
      )}
      <Tile label="Total earned" status={summary.status} note="Paid on chain">
        {known && <Earned earnings={known.totalEarnings} tokens={tokens} />}
      </Tile>
      {variant === "panel" ? (
        <Tile label="Active this month" status={summary.status} note="Played in the last 30 days">
          {known && formatAmount(BigInt(known.activeThisMonth), 0)}
        </Tile>
      ) : (
        <Tile
          label="You earn"
          status={summary.status}
          note={`of each friend's bet, Plinko Race excepted${known ? `. Tier target: ${bpsText(tier.targetBps)}` : ""}`}
          className="max-xl:col-span-2 max-5xs:col-span-1 @xl/referral:col-span-1"
        >
          {known && bpsText(Number(referralShareBps))}
        </Tile>
      )}
    </dl>
  )
}

interface TileProps {
  label: string
  status: Remote<unknown>["status"]
  note?: string
  className?: string
  /** Null while it is not known. */
  children: ReactNode
}

function Tile({ label, status, note, className, children }: TileProps) {
  return (
    <div className={cn("min-w-0 border-hair border-s border-t p-4 -ms-px -mt-px", className)}>
      <dt className="type-label text-text-muted">{label}</dt>
      <dd className="type-d4 type-display wrap-anywhere mt-1.5">
        {children ?? (status === "loading" ? <Skeleton className="h-6 w-20" /> : <span title="Unavailable">—</span>)}
      </dd>
      {note && <dd className="mt-1 text-[0.8125rem] text-text-muted">{note}</dd>}
    </div>
  )
}

/** In the app's tokens and in their order; nothing yet is nothing of the first one. */
function Earned({ earnings, tokens }: { earnings: ReferralSummary["totalEarnings"]; tokens: readonly TokenConfig[] }) {
  const rows = tokens.flatMap((token) => {
    const earned = earnings.find((one) => one.token === token.mint)
    return earned ? [{ token, amount: earned.amount }] : []
  })
  const first = tokens[0]
  const shown = rows.length > 0 || !first ? rows : [{ token: first, amount: 0n }]
  return (
    <span className="grid">
      {shown.map(({ token, amount }) => (
        <Amount
          key={token.mint}
          value={amount}
          decimals={token.decimals}
          symbol={token.symbol}
          digits={4}
          className="max-2xs:whitespace-normal"
        />
      ))}
    </span>
  )
}

function TierBar({ referrals, variant }: { referrals: number; variant: "profile" | "panel" }) {
  const { tier, next, needed, share } = progressOf(referrals)
  const rest = next ? `${needed} more ${needed === 1 ? "referral" : "referrals"} to ${next.name}` : "Top tier reached"
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <strong className="font-[650]">
          <span aria-hidden>{tier.badge}</span> <span>{tier.name}</span>
        </strong>
        <span className="text-sm text-text-secondary">{rest}</span>
      </p>
      <Progress
        label="Progress to the next tier"
        value={Math.round(share * 1000) / 10}
        valueText={next ? `${referrals} of ${next.threshold}, ${rest}` : rest}
        className="h-2"
      />
      <p aria-hidden className="flex justify-between text-[0.8125rem] text-text-muted tabular-nums">
        <span>{formatAmount(BigInt(referrals), 0)}</span>
        {next && <span>{next.threshold}</span>}
      </p>
      {variant === "panel" && (
        <p className="text-sm text-text-muted">{`You earn ${bpsText(Number(referralShareBps))} of each friend's bet, Plinko Race excepted. Tier target: ${bpsText(tier.targetBps)}.`}</p>
      )}
    </div>
  )
}

type RecentProps = { summary: ReferralSummary } & Pick<ReferralDashboardViewProps, "tokens" | "playerLink">

function RecentReferrals({
  summary: { recentReferrals, referralCount, formerCount },
  tokens,
  playerLink,
}: RecentProps) {
  if (recentReferrals.length === 0)
    return <p className="text-text-secondary">No referrals yet. Share your link: a friend counts after a first play.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-[650]">
        Recent Referrals <span className="font-normal text-sm text-text-muted">{referralCount + formerCount}</span>
      </h3>
      <ul
        aria-label="Recent Referrals"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-50 overflow-y-auto overscroll-contain rounded-sm"
      >
        {recentReferrals.map(({ address, current, gameCount, totalWagered }) => (
          <li
            key={address}
            className="flex min-h-12 items-center gap-x-4 border-hair py-1 not-first:border-t max-md:text-sm"
          >
            {playerLink(
              address,
              <span className="flex min-w-0 items-center gap-2.5">
                <Avatar address={address} className="size-7 shrink-0" />
                <span className="truncate font-semibold">{displayName(address)}</span>
                <span className="type-data text-text-muted">{address.slice(-4)}</span>
              </span>,
            )}
            {!current && <Badge>Former</Badge>}
            <span className="ms-auto whitespace-nowrap text-sm text-text-muted max-xs:hidden">
              {gameCount === 1 ? "1 game" : `${formatAmount(BigInt(gameCount), 0)} games`}
            </span>
            <span className="grid justify-items-end whitespace-nowrap">
              {tokens.flatMap((token) => {
                const wagered = totalWagered.find((one) => one.token === token.mint)
                return wagered
                  ? [
                      <ColumnAmount
                        key={token.mint}
                        value={wagered.amount}
                        decimals={token.decimals}
                        symbol={token.symbol}
                      />,
                    ]
                  : []
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
