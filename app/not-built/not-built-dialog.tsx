import { DialogContent, EmptyState } from "@dghrt/design-system"
import { type NotBuilt, notBuilt } from "./not-built"

/** Says honestly that a modal is not there yet. */
export function NotBuiltDialog({ id }: { id: NotBuilt }) {
  const { title, text } = notBuilt[id]
  return (
    <DialogContent title={title}>
      <EmptyState title="Not available yet" detail={text} />
    </DialogContent>
  )
}
