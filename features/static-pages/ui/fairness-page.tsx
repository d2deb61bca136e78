import type { ReactNode } from "react"
import { PageHeader, Section } from "./page-parts"

export interface FairnessPageProps {
  /** Leads to the rules and odds. */
  rulesLink: ReactNode
  /** Leads to the page that checks a bet. */
  verifyLink: ReactNode
}

const steps = [
  {
    title: "1. The commitment",
    text: "Before you bet, the provider puts the SHA-256 hash of a secret seed on chain. It cannot change the seed afterwards: another seed has another hash.",
  },
  {
    title: "2. Your part",
    text: "Your bet carries a client seed that your browser made, or that you typed. The provider did not know it when it committed to its own.",
  },
  {
    title: "3. The draw",
    text: "HMAC-SHA256 of your seed and the bet's number, with the provider's seed as key. The first five hex digits, modulo the number of outcomes, select the outcome.",
  },
  {
    title: "4. The payment",
    text: "The program on Solana reveals the seed, checks its hash, and pays wager times multiplier in the same transaction.",
  },
] as const

/** How a result comes about and why it cannot be chosen by anyone, in words. */
export function FairnessPage({ rulesLink, verifyLink }: FairnessPageProps) {
  return (
    <article className="@container mx-auto w-full max-w-220">
      <PageHeader
        title="Provably fair"
        lead="Neither you nor the provider can choose a result, and anyone can check it afterwards."
      />
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        {steps.map(({ title, text }) => (
          <Section key={title} title={title}>
            <p>{text}</p>
          </Section>
        ))}
        <Section title="What it proves">
          <p>
            The seed was fixed before your bet, your seed was part of the draw, the outcome follows from both, and the
            payout follows from the outcome.
          </p>
          <p>
            <span>You can check any bet of this casino in your browser, without a wallet.</span> {verifyLink}
          </p>
        </Section>
        <Section title="What it does not prove">
          <p>
            <span>
              That you will win. Every game has a house edge, printed in its rules and computed from the same list of
              multipliers that your bet carries.
            </span>{" "}
            {rulesLink}
          </p>
          <p>
            The provider could also refuse to reveal a seed. Then the bet stays open, and you can take the wager back on
            chain.
          </p>
        </Section>
      </div>
    </article>
  )
}
