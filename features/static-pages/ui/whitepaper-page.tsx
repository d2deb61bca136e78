import { Badge } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { PageHeader, Section } from "./page-parts"

export interface WhitepaperPageProps {
  /** Links to the pages on fairness and on fees. */
  fairnessLink: ReactNode
  feesLink: ReactNode
}

export function WhitepaperPage({ fairnessLink, feesLink }: WhitepaperPageProps) {
  return (
    <article className="@container mx-auto w-full max-w-220">
      <PageHeader
        title="Whitepaper"
        lead="Technical documentation is coming soon."
        aside={
          <Badge tone="warning" dot>
            Coming soon
          </Badge>
        }
      />
      <p className="mb-4 text-text-secondary">Until then, this is how the casino works today.</p>
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        <Section title="A bet">
          <p>
            A game is a list of multipliers, one for each equally likely outcome. Your transaction carries that list,
            your wager and your client seed. The program checks the list against the pool's limits and holds the wager.
          </p>
        </Section>
        <Section title="The result">
          <p>
            The provider reveals the seed whose hash was on chain before your bet. HMAC-SHA256 of both seeds and the
            bet's number selects the outcome, and the program pays wager times multiplier in the same transaction.
          </p>
          <p>{fairnessLink}</p>
        </Section>
        <Section title="The pool">
          <p>
            Payouts come from a liquidity pool on chain. A pool takes no single bet that could pay more than a share of
            its liquidity.
          </p>
        </Section>
        <Section title="Fees">
          <p>
            The platform, the pool, the protocol and the jackpot each take a share of the wager, and the network takes
            its fee for each transaction. Every line is shown before you sign. In Plinko Race the fees but the network's
            come out of the pot.
          </p>
          <p>{feesLink}</p>
        </Section>
      </div>
    </article>
  )
}
