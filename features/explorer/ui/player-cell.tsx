import { Avatar, Badge } from "@dghrt/design-system"
import { displayName } from "#contract/display-name"
import { useExplorer } from "./explorer-context"

/** The text of a `PlayerCell`. */
export const playerText = (address: string, own: string | null) =>
  [displayName(address), address.slice(-4), ...(address === own ? ["You"] : [])].join(" ")

/** A player in a row: disc, generated name and the last 4 characters of the address. */
export function PlayerCell({ address, avatar = true }: { address: string; avatar?: boolean }) {
  const { own } = useExplorer()
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {avatar && <Avatar address={address} size="sm" />}
      <span className="wrap-anywhere min-w-0 font-semibold leading-tight">{displayName(address)}</span>{" "}
      <span className="type-data shrink-0 text-[0.78125rem] text-text-muted">{address.slice(-4)}</span>{" "}
      {address === own && <Badge tone="primary">You</Badge>}
    </span>
  )
}
