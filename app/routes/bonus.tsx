import { createFileRoute } from "@tanstack/react-router"
import { BonusContent } from "../money/bonus-content"
import { bonusArt } from "../overlays/bonus-overlay"
import { MoneyPage } from "../pages/money-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/bonus")({
  head: () => pageHead("Bonus", "Free plays of the connected wallet."),
  component: () => (
    <MoneyPage title="BONUS SYSTEM" art={bonusArt}>
      <BonusContent />
    </MoneyPage>
  ),
})
