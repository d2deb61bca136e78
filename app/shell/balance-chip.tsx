import { TokenCoin } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { ChevronDown } from "lucide-react"
import { loadPlayerBalance } from "#features/games"
import { lazyPart } from "#features/lazy-parts"
import { tokenOf, useSelection } from "#features/tokens"
import { useConfig } from "./app-config"
import { openAsOverlay } from "./overlay-pages"

const PlayerBalance = lazyPart(loadPlayerBalance)

/** What the wallet holds of the token it plays with; the whole chip leads to the other tokens. */
export default function BalanceChip() {
  const config = useConfig()
  const selection = useSelection(config)
  return (
    <div className="relative flex h-11 min-w-0 items-center gap-1 rounded-btn md:well md:ps-2 md:pe-2.5 md:hover:border-border-hover">
      <TokenCoin symbol={tokenOf(selection).symbol} className="max-laptop:hidden" />
      {/* As wide before the balance is known as after, so that no button of the header moves under a pointer. */}
      <span className="flex min-w-0 justify-end md:min-w-24">
        <PlayerBalance config={config} />
      </span>
      <Link
        to="/select-token"
        onClick={openAsOverlay("selectToken")}
        // The ring is around the whole chip: the link itself is the arrow, and nothing on a phone.
        className="grid place-items-center rounded-btn after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary focus-visible:after:outline-offset-2"
      >
        <span className="sr-only">
          <PlayerBalance config={config} draw={(balance) => <span>{balance ? `${balance.text}. ` : ""}</span>} />
          <span>Tokens and fees</span>
        </span>
        <ChevronDown aria-hidden className="size-4 text-text-muted max-md:hidden" strokeWidth={1.75} />
      </Link>
    </div>
  )
}
