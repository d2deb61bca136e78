import { Button } from "@dghrt/design-system"
import { Wallet } from "lucide-react"
import type { ReactNode } from "react"
import { whenNear } from "#features/kernel"
import { lazyPart } from "#features/lazy-parts"
import type { ClaimsProps } from "./claims"
import { FreeBoardFrame } from "./free-board-frame"
import { Hero } from "./hero"
import "./comparison.css"

// The page is complete without them.
const VisitorReasons = lazyPart(async () => {
  await whenNear("[data-slot=claims]")
  return import("./visitor-reasons")
})

export interface VisitorHomeProps {
  connecting: boolean
  onConnect: () => void
  /** Leads to what "Instant Payouts" means; the same function for every render. */
  payoutLink: ClaimsProps["payoutLink"]
  /** The way to look around without a wallet. */
  explorerLink: ReactNode
  jackpot: ReactNode
  /** Where visitors may play for free: the way to a first round, and the board of games, which is loaded after hydration. */
  freePlay?: { action: ReactNode; board: ReactNode } | undefined
  /** What other players bet at this moment. */
  latestBets?: ReactNode
}

/** What this place is, for someone who has not connected a wallet: five seconds to understand, one click in. */
export function VisitorHome(props: VisitorHomeProps) {
  const { connecting, onConnect, payoutLink, explorerLink, jackpot, freePlay, latestBets } = props
  return (
    <div className="grid grid-cols-1 gap-4">
      <Hero
        tall
        title="Ready to Win?"
        emphasis="Do It the Web3 Way."
        text="A non-custodial, provably fair casino on Solana. You play from your own wallet."
        actions={
          <>
            <Button
              variant="primary"
              size="lg"
              loading={connecting}
              icon={<Wallet aria-hidden className="size-5" strokeWidth={1.75} />}
              data-first={freePlay ? undefined : true}
              onClick={onConnect}
            >
              {connecting ? "Connecting..." : "Connect Wallet"}
            </Button>
            {freePlay?.action}
            {explorerLink}
          </>
        }
        jackpot={jackpot}
      />
      {/* In its shape from the first paint, so that nothing moves when its code arrives or a remembered wallet connects. */}
      {freePlay && <div data-slot="free-play">{connecting ? <FreeBoardFrame /> : freePlay.board}</div>}
      {!connecting && latestBets}
      {/* A returning player goes on to the player's home and does not need the introduction. */}
      {!connecting && <VisitorReasons payoutLink={payoutLink} />}
      <p className="text-sm text-text-muted">
        You must be 18 or of legal age where you live, whichever is higher. Check that online gambling is legal there.
        Play responsibly.
      </p>
    </div>
  )
}
