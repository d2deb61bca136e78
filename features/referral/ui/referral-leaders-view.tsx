import {
  Avatar,
  Badge,
  Button,
  ColumnAmount,
  cn,
  EmptyState,
  ErrorState,
  formatAmount,
  RankMedal,
  SkeletonRows,
} from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { TokenConfig } from "#contract/config"
import { displayName } from "#contract/display-name"
import type { ReferralLeaders } from "#contract/referral"
import type { Remote } from "#features/kernel"
import { formerText } from "../model/former-text"
import { tierFor } from "../model/tiers"

type Leader = ReferralLeaders["leaders"][number]

export interface ReferralLeadersViewProps {
  leaders: Remote<ReferralLeaders>
  /** Whose row is marked. */
  address: string
  tokens: readonly TokenConfig[]
  onInvite: () => void
  /** Without a card and a heading of its own, for a dialog that has both. */
  bare?: boolean
}

/** How the leaders are ranked. */
const leadersRanking = "Ranked by wallets that played through a link"

/** The best twenty, one row each. On narrow screens the tier is under the name, on a phone the referrals too. */
export function ReferralLeadersView({ leaders, onInvite, bare = false, ...table }: ReferralLeadersViewProps) {
  return (
    <section
      aria-label="Referral Champions"
      className={cn("@container/leaders overflow-hidden", bare ? "-mx-6 max-md:-mx-4" : "card")}
    >
      {!bare && (
        <header className="px-6 pt-5 pb-3 max-md:px-4">
          <h2 className="type-d4 type-display">Referral Champions</h2>
          <p className="text-sm text-text-muted">{leadersRanking}</p>
        </header>
      )}
      <Content leaders={leaders} {...table} />
      <footer className="flex flex-wrap items-center justify-between gap-3 border-hair border-t px-6 py-4 max-md:px-4">
        <p className="text-sm text-text-muted">
          <span>Earnings are what bets paid on chain. Top 20.</span>
          {leaders.status === "ready" && !leaders.value.complete && (
            <span> We are still reading older bets, so each figure is at least this much.</span>
          )}
        </p>
        <Button variant="primary" onClick={onInvite}>
          Start Referring Friends
        </Button>
      </footer>
    </section>
  )
}

function Content({ leaders, ...table }: Omit<ReferralLeadersViewProps, "onInvite">) {
  switch (leaders.status) {
    case "loading":
      return <SkeletonRows count={5} label="Loading referral leaders" className="px-6 pb-5 max-md:px-4" />
    case "failed":
      return (
        <ErrorState
          title="The referral leaders are unavailable"
          detail={leaders.error.message}
          onRetry={leaders.retry}
        />
      )
    case "ready":
      if (leaders.value.leaders.length === 0) {
        return (
          <EmptyState title="Nobody has referred a player yet" detail="Invite friends to be the first on the list." />
        )
      }
      return <LeaderTable rows={leaders.value.leaders} {...table} />
  }
}

const column = "px-1.5 first:ps-4 last:pe-4 md:px-3 md:first:ps-6 md:last:pe-6"

function LeaderTable({
  rows,
  address,
  tokens,
}: { rows: readonly Leader[] } & Pick<ReferralLeadersViewProps, "address" | "tokens">) {
  return (
    <table aria-label="Referral leaders" className="w-full max-md:text-sm">
      <thead>
        <tr className="h-9 type-label text-text-muted">
          <Head className="md:w-16">Rank</Head>
          <Head>Player</Head>
          <Head className="@max-list/leaders:hidden">Tier</Head>
          <Head numeric className="@max-row/leaders:hidden">
            Referrals
          </Head>
          <Head numeric>Earnings</Head>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.address} row={row} rank={index + 1} own={row.address === address} tokens={tokens} />
        ))}
      </tbody>
    </table>
  )
}

function Head({
  numeric = false,
  className,
  children,
}: {
  numeric?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <th scope="col" className={cn("font-medium", numeric ? "text-end" : "text-start", column, className)}>
      {children}
    </th>
  )
}

interface RowProps extends Pick<ReferralLeadersViewProps, "tokens"> {
  row: Leader
  rank: number
  own: boolean
}

function Row({ row: { address, referralCount, formerCount, totalEarnings }, rank, own, tokens }: RowProps) {
  const tier = tierFor(referralCount)
  const count = formatAmount(BigInt(referralCount), 0)
  const former = formerCount > 0 && formerText(formerCount)
  const referrals = `${count} ${referralCount === 1 ? "referral" : "referrals"}${former ? `, ${former}` : ""}`
  const tierName = (
    <>
      <span aria-hidden>{tier.badge}</span> <span>{tier.name}</span>
    </>
  )
  return (
    <tr
      className={cn(
        "h-13 border-hair border-t",
        own && "bg-[color-mix(in_oklab,var(--surface),var(--primary)_3%)] shadow-[inset_3px_0_var(--primary)]",
      )}
    >
      <td className={column}>
        <RankMedal rank={rank} />
      </td>
      <td className={cn("py-1.5", column)}>
        <span className="flex items-center gap-2.5 max-md:gap-2">
          <Avatar address={address} className="size-7" />
          <span className="grid">
            <span className="flex flex-wrap items-center gap-x-2 font-semibold" title={address}>
              <span>{displayName(address)}</span>
              <span className="type-data font-normal text-text-muted">{address.slice(-4)}</span>
              {own && <Badge tone="primary">You</Badge>}
            </span>
            <span className="text-[0.8125rem] text-text-secondary @list/leaders:hidden">
              {tierName}
              <span className="block @row/leaders:hidden">{referrals}</span>
            </span>
          </span>
        </span>
      </td>
      <td className={cn("whitespace-nowrap text-sm text-text-secondary @max-list/leaders:hidden", column)}>
        {tierName}
      </td>
      <td className={cn("text-end tabular-nums @max-row/leaders:hidden", column)}>
        <span className="grid">
          <span>{count}</span>
          {former && <span className="whitespace-nowrap text-[0.8125rem] text-text-muted">{former}</span>}
        </span>
      </td>
      <td className={cn("text-end", column)}>
        <span className="grid justify-items-end font-semibold">
          {earningsIn(tokens, totalEarnings).map(({ amount, symbol, decimals }) => (
            <ColumnAmount key={symbol} value={amount} decimals={decimals} symbol={symbol} />
          ))}
        </span>
      </td>
    </tr>
  )
}

/** In the app's tokens and in their order. Wagers in other tokens are left out. */
const earningsIn = (tokens: ReferralLeadersViewProps["tokens"], earnings: Leader["totalEarnings"]) =>
  tokens.flatMap(({ mint, symbol, decimals }) => {
    const earned = earnings.find(({ token }) => token === mint)
    return earned ? [{ symbol, decimals, amount: earned.amount }] : []
  })
