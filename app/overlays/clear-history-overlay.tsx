import { Button, DialogContent } from "@dghrt/design-system"
import { clearPlayHistory } from "#features/games"
import { settings } from "#features/settings"
import { closeOverlay } from "./overlays"

/** Asks before the counters are deleted: they are stored nowhere else. */
export default function ClearHistoryOverlay() {
  const clear = async () => {
    await clearPlayHistory()
    settings.change({ gamesPlayed: [] })
    closeOverlay()
  }
  return (
    <DialogContent
      title="Clear play history?"
      description="This resets the play, win and loss counters in this browser and empties Play Again. Your plays stay on chain and in the explorer."
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={closeOverlay}>Cancel</Button>
        <Button variant="danger" onClick={() => void clear()}>
          Clear history
        </Button>
      </div>
    </DialogContent>
  )
}
