import type { ReactNode } from "react"
import { PageHeader, Section } from "./page-parts"

export interface FairnessPageProps {
  /** Leads to the rules and odds. */
  rulesLink: ReactNode
  /** Leads to the page that checks a bet. */
  verifyLink: ReactNode
  /** Whose signatures count as the provider's here. */
  providers: readonly string[]
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

/** How a result comes about, what that proves and what it does not, in words. */
export function FairnessPage({ rulesLink, verifyLink, providers }: FairnessPageProps) {
  return (
    <article className="@container mx-auto w-full max-w-220">
      <PageHeader
        title="Provably fair"
        lead="The result of your bet is fixed by two seeds, and neither side knows both before you bet. Anyone can check it afterwards."
      />
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        {steps.map(({ title, text }) => (
          <Section key={title} title={title}>
            <p>{text}</p>
          </Section>
        ))}
        <Section title="What it proves">
          <p>
            The provider's seed was fixed before your bet, your seed was part of the draw, the outcome follows from
            both, and the payout follows from the outcome: the provider cannot choose the result of your bet.
          </p>
          <p>
            Signatures prove the bet, both seeds and the hash. The order of slots, whether a transaction succeeded and
            what was paid are what Solana nodes say: a check names them, and says “verified” only for bets whose hash
            this browser saw before you signed. Where a check names this site, the answer came through our server, which
            asked such a node.
          </p>
          <p>
            <span>You can check any settled bet of these games in your browser, without a wallet.</span> {verifyLink}
          </p>
        </Section>
        <Section title="What it does not prove">
          <p>
            <span>
              That you will win. Each bet pays fees and, where its game has one, a house edge. The rules print it,
              computed from the same list of multipliers that your bet carries.
            </span>{" "}
            {rulesLink}
          </p>
          <p>
            The provider knows its own seed, so it could place bets of its own against the pool with results that it
            knows beforehand. The program does not prevent that: the limits of the pool and the fact that all bets are
            public are the only brakes.
          </p>
          <p>
            A Plinko Race is drawn by its program without a seed that was fixed before, so its records can be compared,
            but its draw is not provably fair.
          </p>
          <p>The program draws the jackpot and does not publish how, so nobody can check its draw.</p>
          <p>
            The provider could also refuse to reveal a seed. Then the bet stays open, and you can take the wager back on
            chain.
          </p>
        </Section>
        <Section title="Who the provider is">
          {providers.length === 0 ? (
            <p>
              This casino names no key of the provider, so each check says “unknown provider” and names the key that
              signed. Compare it with the one that the provider publishes.
            </p>
          ) : (
            <>
              <p>
                Here seeds count as the provider's when one of these keys signed them. Compare them with what the
                provider publishes; a check of your own takes any key.
              </p>
              {providers.map((provider) => (
                <p key={provider} translate="no" className="break-all font-mono text-sm">
                  {provider}
                </p>
              ))}
            </>
          )}
        </Section>
      </div>
    </article>
  )
}
