import { Button } from "@dghrt/design-system"
import { KeyRound, ShieldCheck, UserRoundX, Wallet, Zap } from "lucide-react"
import type { ReactNode } from "react"
import { HeroArt } from "./hero-art"

export interface HomeViewProps {
  connected: boolean
  connecting: boolean
  onConnect: () => void
  /** The way to a table, for a connected player. */
  playLink: ReactNode
}

const claims = [
  { icon: UserRoundX, title: "No Registration", text: "Connect and you are in." },
  { icon: KeyRound, title: "Non-Custodial", text: "We never hold your funds." },
  { icon: ShieldCheck, title: "Provably Fair", text: "Check every result yourself." },
  { icon: Zap, title: "Instant Payouts", text: "Straight to your wallet." },
]

/** What this place is, and the way in. */
export function HomeView({ connected, connecting, onConnect, playLink }: HomeViewProps) {
  return (
    <div className="mx-auto grid max-w-260 gap-4">
      <section className="card card-lined grid items-center gap-6 overflow-hidden p-6 md:grid-cols-[1fr_minmax(0,26rem)] md:px-10 md:py-6">
        <div className="grid justify-items-start gap-4.5 md:py-6">
          <h1 className="type-display text-[calc(2.25rem*var(--display-scale))] md:text-[calc(3.125rem*var(--display-scale))]">
            Ready to Win? <em className="block text-accent [font-style:var(--display-em)]">Do It the Web3 Way.</em>
          </h1>
          <p className="max-w-97 text-[1.0625rem] text-text-secondary">
            A non-custodial, provably fair casino on Solana. Your wallet is your seat at the table.
          </p>
          {connected ? (
            playLink
          ) : (
            <Button
              variant="primary"
              size="lg"
              loading={connecting}
              icon={<Wallet aria-hidden className="size-5" strokeWidth={1.75} />}
              onClick={onConnect}
            >
              {connecting ? "Connecting..." : "Connect Wallet"}
            </Button>
          )}
        </div>
        <HeroArt />
      </section>
      <ul className="card grid sm:grid-cols-2 lg:grid-cols-4">
        {claims.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid gap-0.5 border-border p-5 max-sm:not-first:border-t lg:not-first:border-s">
            <Icon aria-hidden className="mb-2 size-5 text-primary" strokeWidth={1.75} />
            <b className="font-[650]">{title}</b>
            <span className="text-sm text-text-secondary">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
