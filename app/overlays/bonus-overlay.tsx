import { DialogContent, GamePicture } from "@dghrt/design-system"
import { BonusContent } from "../money/bonus-content"

export default function BonusOverlay() {
  return (
    <DialogContent title="BONUS SYSTEM" media={bonusArt}>
      <BonusContent />
    </DialogContent>
  )
}

export const bonusArt = (
  <div className="h-47 overflow-hidden">
    <GamePicture game="slots" className="size-full" />
  </div>
)
