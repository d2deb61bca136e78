import { DialogContent, GameArt } from "@dghrt/design-system"
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
    <GameArt game="slots" className="size-full" />
  </div>
)
