import { DialogContent } from "@dghrt/design-system"
import { ShareGame, type ShareGameProps } from "./share-game"

/** A game to show to friends. */
export function ShareDialog(props: ShareGameProps) {
  return (
    <DialogContent title="Share" description={props.game}>
      <ShareGame {...props} />
    </DialogContent>
  )
}
