import { bonusUsed, type ChainCosts, rateText, returningLines, totalFees, totalLamports } from "@dghrt/betting/model"
import { MINUS } from "@dghrt/design-system"
import { exactAmount } from "../kit/amount-text"
import type { GameContext, NextBet } from "../kit/game-context"

export interface BetCostProps {
  context: Pick<GameContext, "token" | "freePlay"> & { bet: Pick<NextBet, "feesOn" | "chainCosts" | "bonus"> }
  wager: bigint
  className?: string
}

interface CostLine {
  label: string
  /** A share of the bet: "2.00%". */
  rate?: string
  /** Who receives a part of it. */
  note?: string
  value: string
  total?: boolean
}

const SOL_DECIMALS = 9
const solText = (lamports: bigint) => `${exactAmount(lamports, SOL_DECIMALS)} SOL`

/** What a bet takes in SOL, line by line; nothing while it is not known. */
const solLinesOf = (costs: ChainCosts | undefined): readonly CostLine[] =>
  costs === undefined
    ? []
    : [
        { label: "Network fee", value: solText(costs.network) },
        ...(costs.priority > 0n ? [{ label: "Priority fee", value: solText(costs.priority) }] : []),
        ...costs.lines.map(({ label, lamports }) => ({ label, value: solText(lamports) })),
      ]

/** What a bet takes from the wallet, line by line, from the function that charges it. */
export function BetCost({
  context: {
    token,
    bet: { feesOn, chainCosts, bonus = 0n },
    freePlay = false,
  },
  wager,
  className,
}: BetCostProps) {
  const fees = feesOn(wager)
  const known = fees.length > 0 || freePlay
  const text = (value: bigint) => `${exactAmount(value, token.decimals)} ${token.symbol}`
  const lamports = chainCosts ? totalLamports(chainCosts) : 0n
  const fromBonus = bonusUsed(wager, bonus)
  const total = wager - fromBonus + totalFees(fees) + (chainCosts?.inToken ? lamports : 0n)
  const besides = chainCosts && !chainCosts.inToken ? ` + ${solText(lamports)}` : ""
  const lines: readonly CostLine[] = [
    { label: "Bet", value: text(wager) },
    ...(fromBonus > 0n ? [{ label: "Paid by your bonus", value: `${MINUS}${text(fromBonus)}` }] : []),
    ...fees.map(({ label, amount, bps, note }) => ({
      label,
      ...(bps !== undefined && { rate: rateText(bps) }),
      ...(note !== undefined && { note }),
      value: text(amount),
    })),
    ...solLinesOf(chainCosts),
    {
      label: freePlay ? "Leaves your free balance" : "Leaves your wallet",
      value: known ? `${text(total)}${besides}` : "—",
      total: true,
    },
  ]
  return (
    <div data-slot="bet-cost" className={className}>
      <dl>
        {lines.map(({ label, rate, note, value, total }) => (
          <div
            key={label}
            data-total={total}
            className="flex items-baseline justify-between gap-x-6 py-1 max-5xs:flex-wrap text-sm data-[total=true]:mt-1 data-[total=true]:border-hair data-[total=true]:border-t data-[total=true]:pt-2"
          >
            <dt className="text-text-muted">
              <span>{label}</span>
              {rate && <span className="ps-1.5">{` ${rate}`}</span>}
              {note && <span className="block text-xs">{note}</span>}
            </dt>
            <dd className="ms-auto text-end font-[650]">{value}</dd>
          </div>
        ))}
      </dl>
      {freePlay && <p className="py-1 text-sm text-text-muted">Free play has no fees, and its tokens have no value.</p>}
      {chainCosts &&
        returningLines(chainCosts).map(({ label, lamports, returnsWhen }) => (
          <p key={label} className="py-1 text-sm text-text-muted">
            {`${solText(lamports)} of the rent comes back ${returnsWhen}.`}
          </p>
        ))}
      {!known && (
        <p className="py-1 text-sm text-text-muted">
          The pool's fees are still loading. You can bet once they are known.
        </p>
      )}
    </div>
  )
}
