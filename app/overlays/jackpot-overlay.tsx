import { DialogContent, Heart } from "@dghrt/design-system"
import { JackpotContent } from "../money/jackpot-content"

export default function JackpotOverlay() {
  return (
    <DialogContent title="Jackpot" media={jackpotArt}>
      <JackpotContent />
    </DialogContent>
  )
}

export const jackpotArt = (
  <div className="grid h-41 place-items-center bg-[radial-gradient(circle_at_50%_45%,color-mix(in_oklab,var(--art-1),transparent_55%),transparent_70%)]">
    <Heart className="w-36" />
  </div>
)
