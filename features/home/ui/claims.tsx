import { KeyRound, ShieldCheck, UserRoundX, Zap } from "lucide-react"

const claims = [
  { icon: UserRoundX, title: "No Registration", text: "Connect your wallet to start." },
  { icon: KeyRound, title: "Non-Custodial", text: "We never hold your funds." },
  { icon: ShieldCheck, title: "Provably Fair", text: "Check results yourself." },
  { icon: Zap, title: "Instant Payouts", text: "Paid with the result; network fees apply." },
]

/** Four promises, each of which the chain keeps for us. */
export function Claims() {
  return (
    <ul
      data-slot="claims"
      aria-label="Why DGHRT"
      className="card grid [content-visibility:auto] [contain-intrinsic-block-size:auto_9rem] sm:grid-cols-2 lg:grid-cols-4"
    >
      {claims.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className="grid content-start gap-0.5 border-hair p-5 max-sm:not-first:border-t sm:max-lg:nth-[n+3]:border-t sm:max-lg:even:border-s lg:not-first:border-s"
        >
          <Icon aria-hidden className="mb-2 size-5 text-primary" strokeWidth={1.75} />
          <b className="font-[650]">{title}</b>
          <span className="text-sm text-text-secondary">{text}</span>
        </li>
      ))}
    </ul>
  )
}
