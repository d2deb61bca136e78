import { Avatar, Badge } from "@dghrt/design-system"
import { playerLabel } from "../model/player-label"

/** Who has a place. */
export const PlayerCell = ({ user, own }: { user: string; own: boolean }) => (
  <span className="flex min-w-0 items-center gap-2.5 max-md:gap-2">
    <Avatar address={user} className="size-8 shrink-0 max-md:size-7 max-5xs:hidden" />
    <span className="flex min-w-18 flex-wrap items-center gap-x-2.5">
      <span className="wrap-anywhere font-semibold max-md:text-sm">{playerLabel(user)}</span>
      {own && <Badge tone="primary">You</Badge>}
    </span>
  </span>
)

/** Enlarged text in a narrow window has the figures under the player. */
const narrowRow = "max-5xs:grid max-5xs:grid-cols-[2.25rem_minmax(0,1fr)] max-5xs:items-center max-5xs:gap-x-2"

/** A player's own row is marked. */
export const rowClass = (own: boolean) =>
  `h-14 ${narrowRow} max-5xs:h-auto max-5xs:py-2 border-hair border-t ${own ? "bg-[color-mix(in_oklab,var(--surface),var(--primary)_3%)] shadow-[inset_3px_0_var(--primary)]" : ""}`
