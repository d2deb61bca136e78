import { type BetArray, type BetCosts, betCosts, percentText, returnAfterCosts, rtp } from "@dghrt/betting/model"
import { Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { ChevronDown } from "lucide-react"
import { memo } from "react"
import { exactAmount } from "../kit/amount-text"
import type { GameContext, NextBet, Results } from "../kit/game-context"
import { same } from "../kit/same"
import { BetCost } from "./bet-cost"

export interface ScreenFooterProps {
  context: Pick<GameContext, "token" | "freePlay" | "bet" | "results">
  bet: BetArray
}

/** The draw's return and the fees as two separate figures. */
export function ScreenFooter({ context, bet }: ScreenFooterProps) {
  const { token, freePlay = false } = context
  const { nextHashedSeed, history } = context.results
  const { wager, feesOn, chainCosts, bonus } = context.bet
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
  extends Pick<GameContext, "token">,
    Pick<NextBet, "wager" | "feesOn" | "chainCosts" | "bonus">,
    Pick<Results, "nextHashedSeed"> {
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
  const returns = known && !freePlay
  return (
    <div className="grid grid-cols-1 gap-y-1 text-[0.84375rem] text-text-muted">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 @dock/screen:flex-nowrap">
        <span className="flex flex-wrap items-center gap-x-2 md:ms-auto @dock/screen:flex-nowrap @dock/screen:whitespace-nowrap">
          <span>{`RTP of the draw ${percentText(rtp(bet))}%${returns ? "," : ""}`}</span>
          {returns && (
            <span>{`${costs.inSol > 0n ? "after fees" : "after costs"} ${percentText(returnAfterCosts(bet, wager, costs))}%`}</span>
          )}
          <Popover>
            <PopoverTrigger className="inline-flex min-h-10 items-center gap-1 rounded-xs underline decoration-1 underline-offset-4 hover:text-text">
              <span>Leaves beside the bet</span>
              <span translate="no">{known ? besideText(costs, token) : "—"}</span>
              <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
            </PopoverTrigger>
            <PopoverContent label="What this bet costs" closeLabel="Close" className="w-80 max-w-[calc(100vw-2rem)]">
              <BetCost context={{ token, freePlay, bet: { feesOn, chainCosts, bonus } }} wager={wager} />
            </PopoverContent>
          </Popover>
        </span>
      </div>
      {rentText(costs) && <span className="md:text-end">{rentText(costs)}</span>}
      {isFirstPlay && (
        <section
          aria-label="Your first bet, line by line"
          data-slot="first-bet"
          className="well mt-2 rounded-md px-4 py-3"
        >
          <h2 className="type-label">Your first bet, line by line</h2>
          <BetCost
            context={{ token, freePlay, bet: { feesOn, chainCosts, bonus } }}
            wager={wager}
            className="mt-1.5 max-w-120 text-text"
          />
        </section>
      )}
    </div>
  )
}, same)

const solText = (lamports: bigint) => `${exactAmount(lamports, 9)} SOL`

/** What leaves the wallet now beside the wager, in the bet's token and in SOL. */
function besideText({ inToken, inSol }: BetCosts, token: GameContext["token"]): string {
  const text = `${exactAmount(inToken, token.decimals)} ${token.symbol}`
  return inSol > 0n ? `${text} + ${solText(inSol)}` : text
}

/** Rent is no cost of playing: it is paid once, or comes back. */
function rentText({ rent, returning }: BetCosts): string | null {
  const parts = [
    ...returning.map(({ lamports, returnsWhen }) => `${solText(lamports)} that comes back ${returnsWhen}`),
    ...(rent > 0n ? [`${solText(rent)} once`] : []),
  ]
  return parts.length === 0 ? null : `Rent of accounts, not in these figures: ${parts.join(", ")}.`
}
