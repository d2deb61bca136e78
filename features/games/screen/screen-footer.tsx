import { type BetArray, betCosts, feePermille } from "@dghrt/betting/model"
import { Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { ChevronDown, TriangleAlert } from "lucide-react"
import { memo } from "react"
import { returnAfterCosts, rtp } from "#contract/games/odds"
import { costAmount, SOL } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { same } from "../kit/same"
import { BetCost } from "./bet-cost"
import { feeShareText, feesAreHigh } from "./progress"

export interface ScreenFooterProps {
  context: Pick<BoardBetting, "token" | "freePlay" | "wager" | "next" | "results">
  bet: BetArray
}

/** What comes back on average, and what the bet costs beside its wager. */
export function ScreenFooter({ context, bet }: ScreenFooterProps) {
  const { token, freePlay = false, wager } = context
  const { nextHashedSeed, history } = context.results
  const { feesOn, chainCosts, bonus } = context.next
  const facts = {
    nextHashedSeed,
    token,
    wager,
    feesOn,
    chainCosts,
    bonus,
    freePlay,
    unplayed: history.length === 0,
  }
  return <Footer {...facts} bet={bet} />
}

interface FooterProps
  extends Pick<BoardBetting, "token" | "wager">,
    Pick<BoardBetting["next"], "feesOn" | "chainCosts" | "bonus">,
    Pick<BoardBetting["results"], "nextHashedSeed"> {
  freePlay: boolean
  /** Nothing was played here yet. */
  unplayed: boolean
  bet: BetArray
}

/** No step of a bet renders these lines again. */
const Footer = memo(function Footer(props: FooterProps) {
  const { nextHashedSeed, token, wager, feesOn, chainCosts, bonus, freePlay, unplayed, bet } = props
  const fees = feesOn(wager)
  const known = fees.length > 0 || freePlay
  const costs = betCosts(fees, chainCosts)
  // Nothing is published for a wallet that has no account yet: its costs are said before it is asked to sign.
  const isFirstPlay = nextHashedSeed === null && unplayed && fees.length > 0
  const permille = known ? feePermille(wager, costs) : null
  const high = feesAreHigh(permille)
  const returns = known && !freePlay ? paidReturnText(bet, wager, costs, token) : returnText(rtp(bet))
  return (
    <div className="grid grid-cols-1 gap-y-1 text-[0.84375rem] text-text-muted">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 @dock/screen:flex-nowrap">
        <span className="flex flex-1 flex-wrap items-center gap-x-2 md:justify-end @dock/screen:flex-nowrap @dock/screen:whitespace-nowrap">
          {/* An element of its own for each text: one that took its place would count as moved. */}
          <span key={returns}>{returns}</span>
          <Popover>
            <PopoverTrigger
              data-high={high}
              className="inline-flex min-h-10 items-center gap-1 rounded-xs underline decoration-1 underline-offset-4 hover:text-text data-[high=true]:font-[650] data-[high=true]:text-warning"
            >
              {high && <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />}
              <span>Fees</span>
              <span translate="no">{known ? feesText(costs, token, permille) : "—"}</span>
              <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
            </PopoverTrigger>
            <PopoverContent label="What this bet costs" closeLabel="Close" className="w-80 max-w-[calc(100vw-2rem)]">
              <BetCost context={{ token, freePlay, next: { feesOn, chainCosts, bonus } }} wager={wager} />
            </PopoverContent>
          </Popover>
        </span>
      </div>
      {openingText(costs, nextHashedSeed === null) && (
        <span className="md:text-end">{openingText(costs, nextHashedSeed === null)}</span>
      )}
      {isFirstPlay && (
        <section
          aria-label="Your first bet, line by line"
          data-slot="first-bet"
          className="well mt-2 rounded-md px-4 py-3"
        >
          <h2 className="type-label">Your first bet, line by line</h2>
          <BetCost
            context={{ token, freePlay, next: { feesOn, chainCosts, bonus } }}
            wager={wager}
            className="mt-1.5 max-w-120 text-text"
          />
        </section>
      )}
    </div>
  )
}, same)

type Costs = ReturnType<typeof betCosts>

const costText = (amount: bigint, { symbol, decimals }: BoardBetting["token"]) =>
  `${costAmount(amount, decimals)} ${symbol}`

/** "0.0029 SOL (2.9%)", or "0.1225 USDC + 0.0011 SOL" where no price joins the two. */
function feesText({ inToken, inSol }: Costs, token: BoardBetting["token"], permille: number | null): string {
  if (inToken === 0n && inSol === 0n) return "none"
  if (inSol > 0n) return `${costText(inToken, token)} + ${costText(inSol, SOL)}`
  return permille === null ? costText(inToken, token) : `${costText(inToken, token)} (${feeShareText(permille)})`
}

/** A share that comes back, rounded down to a tenth of a percent. */
const returnText = (share: number) => `Returns ${Math.floor(share * 1_000 + 1e-6) / 10}% on average`

/** SOL beside another token has no price here, so that only the fees in the token are counted. */
function paidReturnText(bet: BetArray, wager: bigint, costs: Costs, token: BoardBetting["token"]): string {
  return `${returnText(returnAfterCosts(bet, wager, costs))}, ${costs.inSol > 0n ? `${token.symbol} ` : ""}fees included`
}

/** What opens accounts is no cost of playing: it is paid once, or comes back. */
function openingText({ rent, returning }: Costs, first: boolean): string | null {
  const deposit = returning.reduce((sum, { lamports }) => sum + lamports, 0n)
  const parts = [
    ...(deposit > 0n ? [`${costText(deposit, SOL)} deposit (refundable)`] : []),
    ...(rent > 0n ? [`${costText(rent, SOL)} set-up`] : []),
  ]
  return parts.length === 0 ? null : `${first ? "First bet only" : "This bet only"}: ${parts.join(" and ")}`
}
