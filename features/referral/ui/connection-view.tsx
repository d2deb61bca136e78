import { AddressLabel, Button, Card, Skeleton } from "@dghrt/design-system"
import { Link2 } from "lucide-react"
import type { Remote } from "#features/kernel"
import type { Referrer } from "../model/referral-store"

export interface ReferralConnectionViewProps {
  referrer: Remote<Referrer | null>
  removing: boolean
  onRemove: () => void
}

/** Who referred this wallet, with the button that removes the referrer. */
export function ReferralConnectionView({ referrer, removing, onRemove }: ReferralConnectionViewProps) {
  const known = referrer.status === "ready" ? referrer.value : null
  return (
    <Card asChild>
      <section
        aria-labelledby="referral-connection"
        className="flex min-h-19 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3"
      >
        <Link2 aria-hidden className="size-5 text-text-muted" strokeWidth={1.75} />
        <h2 id="referral-connection" className="font-[650]">
          Referral Connection
        </h2>
        <Words referrer={referrer} />
        {known && (
          <Button variant="ghost" loading={removing} onClick={onRemove} className="ms-auto min-w-41">
            {removing ? "Removing..." : "Remove Referrer"}
          </Button>
        )}
        {referrer.status === "failed" && (
          <Button variant="ghost" onClick={referrer.retry} className="ms-auto">
            Retry
          </Button>
        )}
      </section>
    </Card>
  )
}

function Words({ referrer }: Pick<ReferralConnectionViewProps, "referrer">) {
  switch (referrer.status) {
    case "loading":
      return <Skeleton className="h-5 w-48" />
    case "failed":
      return <p className="text-text-secondary">{`The record was not read. ${referrer.error.message}`}</p>
    case "ready":
      if (referrer.value === null) return <p className="text-text-muted">No active referral connection</p>
      return (
        <p className="flex flex-wrap items-center gap-x-2 text-text-secondary">
          <span>Referred by</span>
          <AddressLabel address={referrer.value.address} className="type-data text-text" />
          {!referrer.value.recorded && (
            <span className="text-sm text-text-muted">Recorded on chain with your next bet</span>
          )}
        </p>
      )
  }
}
