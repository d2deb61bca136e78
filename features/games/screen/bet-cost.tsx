import { betCosts, bonusUsed, type ChainCosts, rateText, totalFees, totalLamports } from "@dghrt/betting/model"
import { placesFor, SOL, tokenAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"

export interface BetCostProps {
  context: Pick<BoardBetting, "token" | "freePlay"> & {
    next: Pick<BoardBetting["next"], "feesOn" | "chainCosts" | "bonus">
  }
  wager: bigint
  className?: string
}

interface CostAmount {
  value: bigint
  currency: BoardBetting["token"]
}

interface CostLine {
  label: string
  /** A share of the bet: "2.00%". */
  rate?: string
  /** Who receives a part of it. */
  note?: string
  /** One for each currency; empty while not known. */
  amounts: readonly CostAmount[]
  total?: boolean
}

const inSol = (value: bigint): readonly CostAmount[] => [{ value, currency: SOL }]

/** What a bet takes in SOL, line by line; nothing while it is not known. */
const solLinesOf = (costs: ChainCosts | undefined): readonly CostLine[] =>
  costs === undefined
    ? []
    : [
        { label: "Network fee", amounts: inSol(costs.network) },
        ...(costs.priority > 0n ? [{ label: "Priority fee", amounts: inSol(costs.priority) }] : []),
        ...costs.lines.map(({ label, lamports }) => ({ label, amounts: inSol(lamports) })),
      ]

/** What a bet takes from the wallet, line by line, from the function that charges it. */
export function BetCost({
  context: {
    token,
    next: { feesOn, chainCosts, bonus },
    freePlay = false,
  },
  wager,
  className,
}: BetCostProps) {
  const fees = feesOn(wager)
  const known = fees.length > 0 || freePlay
  const inToken = (value: bigint): readonly CostAmount[] => [{ value, currency: token }]
  const lamports = chainCosts ? totalLamports(chainCosts) : 0n
  const fromBonus = bonusUsed(wager, bonus)
  const total = wager - fromBonus + totalFees(fees) + (chainCosts?.inToken ? lamports : 0n)
  const besides = chainCosts && !chainCosts.inToken ? inSol(lamports) : []
  const lines: readonly CostLine[] = [
    { label: "Bet", amounts: inToken(wager) },
    ...(fromBonus > 0n ? [{ label: "Paid by your bonus", amounts: inToken(-fromBonus) }] : []),
    ...fees.map(({ label, amount, bps, note }) => ({
      label,
      ...(bps !== undefined && { rate: rateText(bps) }),
      ...(note !== undefined && { note }),
      amounts: inToken(amount),
    })),
    ...solLinesOf(chainCosts),
    {
      label: freePlay ? "Leaves your free balance" : "Leaves your wallet",
      amounts: known ? [...inToken(total), ...besides] : [],
      total: true,
    },
  ]
  const listed = lines.flatMap(({ amounts }) => amounts)
  const text = ({ value, currency }: CostAmount) =>
    tokenAmount(
      value,
      currency,
      placesFor(
        listed.filter((each) => each.currency.symbol === currency.symbol).map(({ value }) => value),
        currency.decimals,
      ),
    )
  return (
    <div data-slot="bet-cost" className={className}>
      <dl>
        {lines.map(({ label, rate, note, amounts, total }) => (
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
            <dd className="ms-auto text-end font-[650] tabular-nums">
              {amounts.length === 0 && "—"}
              {amounts.map((amount, place) => (
                <span key={amount.currency.symbol} className="block whitespace-nowrap">
                  {`${place > 0 ? "+ " : ""}${text(amount)}`}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {freePlay && <p className="py-1 text-sm text-text-muted">Free play has no fees, and its tokens have no value.</p>}
      {betCosts(fees, chainCosts).returning.map(({ label, lamports, returnsWhen }) => (
        <p key={label} className="py-1 text-sm text-text-muted">
          {`You get ${tokenAmount(lamports, SOL)} back ${returnsWhen}.`}
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
