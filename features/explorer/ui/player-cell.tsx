import { Avatar, Badge } from "@dghrt/design-system"
import { Fragment } from "react"
import { displayName } from "#contract/display-name"
import { useExplorer } from "../data/explorer-context"

/** The text of a `PlayerCell`. */
export const playerText = (address: string, own: string | null) =>
  [displayName(address), address.slice(-4), ...(address === own ? ["You"] : [])].join(" ")

/** A generated name is written without spaces. Where it needs two lines, it is broken between its words. */
const Name = ({ words }: { words: readonly string[] }) => (
  <span className="wrap-anywhere min-w-0 font-semibold leading-tight">
    {words.map((word, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name are never reordered
      <Fragment key={index}>
        {word}
        <wbr />
      </Fragment>
    ))}
  </span>
)

/** A player in a row: disc, generated name and the last 4 characters of the address. */
export function PlayerCell({ address, avatar = true }: { address: string; avatar?: boolean }) {
  const { own } = useExplorer()
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {avatar && <Avatar address={address} size="sm" />}
      <Name words={displayName(address).split(/(?=[A-Z])|(?<=\D)(?=\d)/)} />{" "}
      <span className="type-data shrink-0 text-[0.78125rem] text-text-muted">{address.slice(-4)}</span>{" "}
      {address === own && <Badge tone="primary">You</Badge>}
    </span>
  )
}
