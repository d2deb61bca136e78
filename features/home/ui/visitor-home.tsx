import { Button } from "@dghrt/design-system"
import { Wallet } from "lucide-react"
import type { ReactNode } from "react"
import { Claims } from "./claims"
import { Comparison } from "./comparison"
import { Hero } from "./hero"
import { Quotes } from "./quotes"

export interface VisitorHomeProps {
  connecting: boolean
  onConnect: () => void
  /** The way to look around without a wallet. */
  explorerLink: ReactNode
  jackpot: ReactNode
}

/** What this place is, for someone who has not connected a wallet: five seconds to understand, one click in. */
export function VisitorHome({ connecting, onConnect, explorerLink, jackpot }: VisitorHomeProps) {
  return (
    <div className="grid gap-4">
      <Hero
        title="Ready to Win?"
        emphasis="Do It the Web3 Way."
        text="A non-custodial, provably fair casino on Solana. Your wallet is your seat at the table."
        actions={
          <>
            <Button
              variant="primary"
              size="lg"
              loading={connecting}
              icon={<Wallet aria-hidden className="size-5" strokeWidth={1.75} />}
              onClick={onConnect}
            >
              {connecting ? "Connecting..." : "Connect Wallet"}
            </Button>
            {explorerLink}
          </>
        }
        jackpot={jackpot}
      />
      {/* A returning player is on the way to the tables and is not told again what this place is. */}
      {!connecting && (
        <>
          <Claims />
          <Quotes />
          <Comparison />
        </>
      )}
      <p className="text-sm text-text-muted">
        18+ or the local legal age. Check that online play is legal where you are. Play responsibly.
      </p>
    </div>
  )
}
