import { CopyButton } from "@dghrt/design-system"
import { Hash } from "lucide-react"
import { exactAmount, percentText } from "../kit/amount-text"
import { type BetArray, rtp } from "../kit/bet-array"
import { type Table, totalFees } from "../kit/table"

/** The next draw's commitment, and the draw's return and the fees as two separate figures. */
export function ScreenFooter({ table, bet }: { table: Table; bet: BetArray }) {
  const { nextHashedSeed, token, wager, feesOn } = table
  const fees = feesOn(wager)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[13.5px] text-text-muted">
      {nextHashedSeed !== null && (
        <span className="flex min-w-0 items-center gap-2">
          <Hash aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
          <span className="whitespace-nowrap">Next hashed seed</span>
          <span className="max-w-[12ch] truncate type-data md:max-w-[25ch]">{nextHashedSeed}</span>
          <CopyButton text={nextHashedSeed} label="Copy the next hashed seed" />
        </span>
      )}
      <span
        className="md:ms-auto"
        title={fees.map(({ label, amount }) => `${label} ${exactAmount(amount, token.decimals)}`).join(", ")}
      >
        RTP of the draw {percentText(rtp(bet))}%. Fees on this bet {exactAmount(totalFees(fees), token.decimals)}{" "}
        {token.symbol}
      </span>
    </div>
  )
}
