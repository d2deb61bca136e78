import { Button, DialogContent } from "@dghrt/design-system"
import { clearPlayHistory } from "#features/games"
import { settings } from "#features/settings"
import { closeOverlay } from "./overlays"

/** Asks before the counters go: they stand nowhere else. */
export default function ClearHistoryOverlay() {
  const clear = async () => {
    await clearPlayHistory()
    settings.change({ gamesPlayed: [] })
    closeOverlay()
  }
  return (
    <DialogContent
      title="Clear play history?"
      description="The counters of plays, wins and losses in this browser go back to zero, and Play Again is empty. Your plays stay on the chain and in the explorer."
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={closeOverlay}>Keep</Button>
        <Button variant="danger" onClick={() => void clear()}>
          Clear history
        </Button>
      </div>
    </DialogContent>
  )
}
