import { Amount, Button, Skeleton } from "@dghrt/design-system"
import { Infinity as Forever, LayoutGrid, type LucideIcon, Sparkles, Wallet } from "lucide-react"
import type { ReactElement, ReactNode } from "react"

export interface BonusAmount {
  symbol: string
  decimals: number
  /** In the token's smallest unit. */
  amount: bigint
}

export type BonusState =
  | { status: "visitor" }
  | { status: "loading" }
  | { status: "failed"; message: string; onRetry: () => void }
  /** One entry for each token of which there is some. */
  | { status: "ready"; amounts: readonly BonusAmount[] }

export interface BonusPanelProps {
  bonus: BonusState
  onConnect: () => void
  /** Leads to what the notes below mean in full. */
  detailsLink: (content: ReactNode) => ReactElement
  /** Leads to what a bonus is, and how long it can be used. */
  bonusLink: (content: ReactNode) => ReactElement
  startLink: (content: ReactNode) => ReactElement
}

const notes: ReadonlyArray<{ icon: LucideIcon; text: string; explained?: boolean }> = [
  { icon: Sparkles, text: "The bonus applies automatically when you play" },
  { icon: Wallet, text: "A small wallet fee is still required for transactions" },
  { icon: Forever, text: "Bonus funds never expire", explained: true },
  { icon: LayoutGrid, text: "Usable on any game but Plinko Race" },
]

/** What the wallet holds in bonus tokens, and what they are good for. */
export function BonusPanel({ bonus, onConnect, detailsLink, bonusLink, startLink }: BonusPanelProps) {
  return (
    <div className="grid gap-4">
      <div className="min-h-12">
        <Figures bonus={bonus} />
      </div>
      <ul>
        {notes.map(({ icon: Icon, text, explained }) => (
          <li
            key={text}
            className="flex min-h-11.5 items-center gap-3 border-hair py-2 border-t font-[550] text-[0.9375rem]"
          >
            <Icon aria-hidden className="size-4.5 shrink-0 text-text-muted" strokeWidth={1.75} />
            <span>{explained ? bonusLink(text) : text}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-muted">
        <span>
          Bonus tokens are issued by the pool and pay your wagers first; fees are paid from your balance, and network
          fees apply.
        </span>{" "}
        {detailsLink("How fees work")}
      </p>
      {bonus.status === "visitor" ? (
        <Button variant="primary" size="lg" onClick={onConnect} className="w-full">
          Connect Wallet
        </Button>
      ) : (
        <Button asChild variant="primary" size="lg" className="w-full">
          {startLink("Start Playing")}
        </Button>
      )}
    </div>
  )
}

const figure = "type-display text-[calc(2.25rem*var(--display-scale))] text-accent leading-none"

function Figures({ bonus }: Pick<BonusPanelProps, "bonus">) {
  switch (bonus.status) {
    case "visitor":
      return <p className="type-display text-[calc(1.5rem*var(--display-scale))] text-text-muted">Connect to view</p>
    case "loading":
      return <Skeleton className="h-9 w-40" />
    case "failed":
      return (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          <span className={figure}>—</span>
          <span className="text-sm text-text-secondary">{bonus.message}</span>
          <Button size="sm" onClick={bonus.onRetry}>
            Retry
          </Button>
        </p>
      )
    case "ready":
      if (bonus.amounts.length === 0)
        return (
          <p className="flex items-baseline gap-2.5">
            <span className={figure}>0</span>
            <span className="text-text-secondary">free plays</span>
          </p>
        )
      return (
        <div className="grid gap-1.5">
          {bonus.amounts.map(({ symbol, decimals, amount }) => (
            <p key={symbol} className="flex flex-wrap items-baseline gap-x-2.5">
              <span className={figure}>
                <Amount value={amount} decimals={decimals} />
              </span>
              <span className="text-text-secondary">{`${symbol} of free plays`}</span>
            </p>
          ))}
        </div>
      )
  }
}
