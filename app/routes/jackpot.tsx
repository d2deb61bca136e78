import { createFileRoute } from "@tanstack/react-router"
import { JackpotContent } from "../money/jackpot-content"
import { jackpotArt } from "../overlays/jackpot-overlay"
import { MoneyPage } from "../pages/money-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/jackpot")({
  head: () => pageHead("Jackpot", "The jackpot pool, its odds in words and its last winners."),
  component: () => (
    <MoneyPage title="Jackpot" art={jackpotArt}>
      <JackpotContent />
    </MoneyPage>
  ),
})
