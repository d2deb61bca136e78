import { Amount, Button } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { Gem } from "lucide-react"
import { openAsOverlay } from "./overlay-pages"

export interface JackpotViewProps {
  /** What a winner receives, in the token's smallest unit; null while unknown. */
  amount: bigint | null
  decimals: number
  symbol: string
}

/** The jackpot; hidden while it is zero. A phone has it among its tabs. */
export function JackpotView({ amount, decimals, symbol }: JackpotViewProps) {
  if (amount === null || amount === 0n) return null
  return (
    <span className="contents max-md:hidden degen:hidden">
      <Button asChild>
        <Link to="/jackpot" onClick={openAsOverlay("jackpot")}>
          <Gem aria-hidden className="size-4.5 text-text" strokeWidth={1.75} />
          <span className="sr-only">Jackpot </span>
          <span className="text-accent">
            <Amount
              value={amount}
              decimals={decimals}
              symbol={symbol}
              digits={amount * 100n < 10n ** BigInt(decimals) ? 4 : 2}
            />
          </span>
        </Link>
      </Button>
    </span>
  )
}
