import { SkeletonRows } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { TokenConfig } from "#contract/config"
import { type TokenFacts as Facts, loadTokenFacts } from "#features/games"
import { LoadingPart, lazyPart, notLoaded } from "#features/lazy-parts"
import { type BonusState, loadBonusPanel } from "#features/pools"
import { useWallet } from "#features/wallet"
import { closeOverlay, openOverlay } from "../overlays/overlays"
import { useConfig } from "../shell/app-config"
import { startLink } from "./jackpot-content"

const placeholders = {
  waiting: (
    <LoadingPart name="Your bonus">
      <SkeletonRows count={4} label="Loading your bonus" />
    </LoadingPart>
  ),
  failed: notLoaded("Your bonus"),
}
const TokenFacts = lazyPart(loadTokenFacts, placeholders)
const BonusPanel = lazyPart(loadBonusPanel, placeholders)

const detailsLink = (content: ReactNode) => (
  <Link to="/help" onClick={closeOverlay} className="font-semibold text-primary underline underline-offset-4">
    {content}
  </Link>
)

const bonusLink = (content: ReactNode) => (
  <Link to="/help" hash="bonus" onClick={closeOverlay} className="underline decoration-1 underline-offset-4">
    {content}
  </Link>
)

/** What the dialog and the page show of the wallet's bonus. */
export function BonusContent() {
  const config = useConfig()
  const { address } = useWallet()
  const panel = (bonus: BonusState) => (
    <BonusPanel
      bonus={bonus}
      onConnect={() => openOverlay("wallet")}
      detailsLink={detailsLink}
      bonusLink={bonusLink}
      startLink={startLink}
    />
  )
  return address === null ? (
    panel({ status: "visitor" })
  ) : (
    <TokenFacts config={config}>{(facts) => panel(bonusOf(facts, config.tokens))}</TokenFacts>
  )
}

/** Known once every token was read: a sum of only some tokens would be too small. */
function bonusOf({ readings, retry }: Facts, tokens: readonly TokenConfig[]): BonusState {
  const amounts: { symbol: string; decimals: number; amount: bigint }[] = []
  for (const { mint, symbol, decimals } of tokens) {
    const reading = readings.get(mint) ?? { status: "loading" }
    if (reading.status === "loading") return { status: "loading" }
    if (reading.status === "failed") return { status: "failed", message: reading.message, onRetry: retry }
    if (reading.holdings.bonus > 0n) amounts.push({ symbol, decimals, amount: reading.holdings.bonus })
  }
  return { status: "ready", amounts }
}
