import {
  type BetArray,
  type BetCosts,
  betCosts,
  percentText,
  type RoundResult,
  returnAfterCosts,
  rtp,
} from "@dghrt/betting/model"
import { CopyButton, Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { ChevronDown, Hash, ShieldCheck } from "lucide-react"
import { memo, useEffect } from "react"
import { logger, whenIdle } from "#features/kernel"
import { exactAmount } from "../kit/amount-text"
import type { GameContext, NextBet, Results } from "../kit/game-context"
import { same } from "../kit/same"
import { BetCost } from "./bet-cost"

export interface ScreenFooterProps {
  context: Pick<GameContext, "token" | "freePlay" | "bet" | "results">
  bet: BetArray
  /** The newest result that has been shown. */
  last: RoundResult | null
}

/** The next draw's commitment, the last one's proof, and the draw's return and the fees as two separate figures. */
export function ScreenFooter({ context, bet, last }: ScreenFooterProps) {
  const { token, freePlay = false } = context
  const { nextHashedSeed, history, onVerify } = context.results
  const { wager, feesOn, chainCosts, bonus } = context.bet
  const facts = {
    nextHashedSeed,
    token,
    wager,
    feesOn,
    onVerify,
    chainCosts,
    bonus,
    freePlay,
    unplayed: history.length === 0,
  }
  return <Footer {...facts} bet={bet} last={last} />
}

interface FooterProps
  extends Pick<GameContext, "token">,
    Pick<NextBet, "wager" | "feesOn" | "chainCosts" | "bonus">,
    Pick<Results, "nextHashedSeed" | "onVerify">,
    Pick<ScreenFooterProps, "last"> {
  freePlay: boolean
  /** Nothing was played here yet. */
  unplayed: boolean
  bet: BetArray
}

/** Shows only the seed and the last result, so that no other step of a bet renders these lines again. */
const Footer = memo(function Footer(props: FooterProps) {
  const { nextHashedSeed, token, wager, feesOn, onVerify, chainCosts, bonus, freePlay, unplayed, bet, last } = props
  const fees = feesOn(wager)
  const known = fees.length > 0 || freePlay
  const costs = betCosts(fees, chainCosts)
  useEffect(fetchHashFace, [])
  // Nothing is published for a wallet that has no account yet: its costs are said before it is asked to sign.
  const isFirstPlay = nextHashedSeed === null && unplayed && fees.length > 0
  const returns = known && !freePlay
  return (
    <div className="grid grid-cols-1 gap-y-1 text-[0.84375rem] text-text-muted">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 @dock/screen:flex-nowrap">
        {nextHashedSeed !== null && (
          <span className="flex min-w-0 items-center gap-2 max-5xs:flex-wrap @dock/screen:flex-1">
            <Hash aria-hidden className="size-3.5 shrink-0 max-xl:hidden" strokeWidth={1.75} />
            {/* Beside the costs there is space for the hash or for its label, which the button repeats. */}
            <span className="whitespace-nowrap @max-split/screen:@dock/screen:sr-only">Next hashed seed</span>
            <span className="max-w-[12ch] truncate type-data @dock/screen:min-w-0 @dock/screen:max-w-[25ch]">
              {nextHashedSeed}
            </span>
            <CopyButton text={nextHashedSeed} label="Copy the next hashed seed" />
          </span>
        )}
        <span className="flex flex-wrap items-center gap-x-2 md:ms-auto @dock/screen:flex-nowrap @dock/screen:whitespace-nowrap">
          {/* The layer over the board is gone before a thumb finds its link; this one stays. */}
          {last && (
            <button
              type="button"
              onClick={() => onVerify(last)}
              className="me-2 inline-flex min-h-10 items-center gap-1.5 rounded-xs underline decoration-1 underline-offset-4 hover:text-text"
            >
              <ShieldCheck aria-hidden className="size-3.5" strokeWidth={1.75} />
              <span>Verify last result</span>
            </button>
          )}
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

/** The hash comes in the middle of a first bet: its letters are here by then, and no others are looked for and replaced. */
function fetchHashFace() {
  const face = getComputedStyle(document.documentElement).getPropertyValue("--face-mono")
  whenIdle()
    .then(() => document.fonts.load(`1rem ${face}`))
    .catch((error) => logger.info("The hash will be drawn with another face", error))
}
