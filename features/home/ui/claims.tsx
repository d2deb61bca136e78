import { KeyRound, type LucideIcon, ShieldCheck, UserRoundX, Zap } from "lucide-react"
import type { ReactElement, ReactNode } from "react"

interface Claim {
  icon: LucideIcon
  title: string
  text: string
  /** The page of help says what the claim means. */
  explained?: boolean
}

const claims: readonly Claim[] = [
  { icon: UserRoundX, title: "No Registration", text: "Connect your wallet to start." },
  { icon: KeyRound, title: "Non-Custodial", text: "We never hold your funds." },
  { icon: ShieldCheck, title: "Provably Fair", text: "Check results yourself." },
  { icon: Zap, title: "Instant Payouts", text: "Paid with the result. Network fees apply.", explained: true },
]

export interface ClaimsProps {
  /** Leads to what "Instant Payouts" means. */
  payoutLink: (content: ReactNode) => ReactElement
}

/** Four promises, each of which the chain keeps for us. */
export function Claims({ payoutLink }: ClaimsProps) {
  return (
    <ul
      data-slot="claims"
      aria-label="Why DGHRT"
      className="card grid [content-visibility:auto] [contain-intrinsic-block-size:auto_9rem] sm:grid-cols-2 lg:grid-cols-4"
    >
      {claims.map(({ icon: Icon, title, text, explained }) => (
        <li
          key={title}
          className="grid content-start gap-0.5 border-hair p-5 max-sm:not-first:border-t sm:max-lg:nth-[n+3]:border-t sm:max-lg:even:border-s lg:not-first:border-s"
        >
          <Icon aria-hidden className="mb-2 size-5 text-primary" strokeWidth={1.75} />
          <b className="font-[650] [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4">
            {explained ? payoutLink(title) : title}
          </b>
          <span className="text-sm text-text-secondary">{text}</span>
        </li>
      ))}
    </ul>
  )
}
