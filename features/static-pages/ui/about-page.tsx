import { AddressLabel } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { OperatorStatement } from "#contract/operator"
import { OperatorFacts } from "./operator-facts"
import { ExternalLink, FactRows, PageHeader, Section } from "./page-parts"

export interface AboutPageProps {
  /** Address that receives the platform's fee. */
  creator: string
  /** Who operates the casino, where it is stated. */
  operator: OperatorStatement | null
  network: string
  contacts: readonly { name: string; href: string }[]
  /** Leads to the page on provably fair results. */
  fairnessLink: ReactNode
}

export function AboutPage({ creator, operator, network, contacts, fairnessLink }: AboutPageProps) {
  return (
    <article className="@container mx-auto w-full max-w-220">
      <PageHeader title="About DGHRT" lead="A casino that never holds your money, with results that you can check." />
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        <Section title="Non-custodial">
          <p>
            You play from your own wallet. There is no account with us, no deposit and no withdrawal: a bet is a
            transaction that you sign, and the program on Solana pays the result back to the same wallet.
          </p>
          <p>The operator cannot move your funds, stop a payout or change a result.</p>
        </Section>
        <Section title="Provably fair">
          <p>
            <span>
              The seed of a result is committed on chain before you bet and revealed after it. Anyone can recompute the
              draw from public data.
            </span>{" "}
            {fairnessLink}
          </p>
        </Section>
        <Section title="Who operates it">
          {operator && <OperatorFacts operator={operator} />}
          <FactRows
            rows={[
              { label: "Operator's wallet", value: <AddressLabel address={creator} /> },
              { label: "Network", value: network },
              { label: "Bets are settled by", value: "The Gamba programs on Solana" },
            ]}
          />
          <p>
            The operator earns the platform fee, which is a line of its own in the cost of a bet. In Plinko Race it
            comes out of the pot.
          </p>
        </Section>
        <Section title="Contact">
          <ul className="grid gap-2">
            {contacts.map(({ name, href }) => (
              <li key={name}>
                <ExternalLink href={href}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
          <p>We never ask for your recovery phrase or for a transfer.</p>
        </Section>
      </div>
    </article>
  )
}
