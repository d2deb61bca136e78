import { Button, shortAddress } from "@dghrt/design-system"
import { Gift } from "lucide-react"

export interface InvitationViewProps {
  referrer: string
  onAccept: () => void
  onDecline: () => void
}

/** Names the referrer, explains the share, and asks to accept. The answer changes nothing but the referrer's share. */
export function InvitationView({ referrer, onAccept, onDecline }: InvitationViewProps) {
  return (
    <section
      aria-label="Invitation"
      data-slot="invitation"
      className="card mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 bg-[color-mix(in_oklab,var(--surface),var(--primary)_4%)] px-5 py-3.5"
    >
      <Gift aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-70">
        <p className="font-[650]" title={referrer}>
          {`You were invited by ${shortAddress(referrer)}`}
        </p>
        <p className="text-sm text-text-secondary">
          If you accept, they earn 0.25% of each of your bets, except in Plinko Race. It comes out of the platform fee,
          so you pay no more. Your next bet records this and holds about 0.0012 SOL until you remove them in your
          profile.
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="primary" onClick={onAccept}>
          Accept
        </Button>
        <Button variant="ghost" onClick={onDecline}>
          Decline
        </Button>
      </div>
    </section>
  )
}
