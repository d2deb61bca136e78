import { CopyButton, Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { ChevronDown, Hash } from "lucide-react"
import { memo } from "react"
import { exactAmount, percentText } from "../kit/amount-text"
import { type BetArray, rtp } from "../kit/bet-array"
import { same } from "../kit/same"
import { type Table, totalFees } from "../kit/table"
import { BetCost } from "./bet-cost"

/** The next draw's commitment, and the draw's return and the fees as two separate figures. */
export function ScreenFooter({ table, bet }: { table: Table; bet: BetArray }) {
  const { nextHashedSeed, token, wager, feesOn, history, freePlay = false } = table
  const facts = { nextHashedSeed, token, wager, feesOn, freePlay, unplayed: history.length === 0 }
  return <Footer {...facts} bet={bet} />
}

interface FooterProps extends Pick<Table, "nextHashedSeed" | "token" | "wager" | "feesOn"> {
  freePlay: boolean
  /** Nothing was played here yet. */
  unplayed: boolean
  bet: BetArray
}

/** Of all that a bet moves only the seed stands here: no other step of it draws these lines anew. */
const Footer = memo(function Footer({ nextHashedSeed, token, wager, feesOn, freePlay, unplayed, bet }: FooterProps) {
  const fees = feesOn(wager)
  // Nothing is published for a wallet that has no account yet: its costs are said before it is asked to sign.
  const newToTheTable = nextHashedSeed === null && unplayed && fees.length > 0
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
      <span className="flex flex-wrap items-center gap-x-2 md:ms-auto">
        RTP of the draw {percentText(rtp(bet))}%.
        <Popover>
          <PopoverTrigger className="inline-flex min-h-10 items-center gap-1 rounded-xs underline decoration-dotted underline-offset-4 hover:text-text">
            Fees on this bet{" "}
            {fees.length === 0 && !freePlay ? "—" : `${exactAmount(totalFees(fees), token.decimals)} ${token.symbol}`}
            <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
          </PopoverTrigger>
          <PopoverContent label="What this bet costs" className="w-80 max-w-[calc(100vw-2rem)]">
            <BetCost table={{ token, feesOn, freePlay }} wager={wager} />
          </PopoverContent>
        </Popover>
      </span>
      {newToTheTable && (
        <section
          aria-label="Your first bet, line by line"
          data-slot="first-bet"
          className="well mt-2 w-full rounded-md px-4 py-3"
        >
          <h2 className="type-label">Your first bet, line by line</h2>
          <BetCost table={{ token, feesOn, freePlay }} wager={wager} className="mt-1.5 max-w-120 text-text" />
          <p className="mt-2 text-sm">
            It also opens your account at the program: about 0.019 SOL of rent, given back when you close the account.
          </p>
        </section>
      )}
    </div>
  )
}, same)
