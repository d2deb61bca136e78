import { Amount } from "@dghrt/design-system"
import type { Pool } from "#contract/pools"
import { type JackpotPart, jackpotParts } from "../model/jackpot-split"
import type { JackpotToken } from "./jackpot-figure"

const names: Record<JackpotPart["receiver"], string> = {
  winner: "The winner",
  creator: "The platform",
  pool: "The pool",
  protocol: "The protocol",
  rest: "Stays in the pot",
}

interface JackpotSplitTableProps {
  pool: Pick<Pool, "jackpot" | "jackpotSplit">
  token: JackpotToken
}

/** The pot, and who receives how much of it when it is won, by the program's own state. */
export function JackpotSplitTable({ pool, token }: JackpotSplitTableProps) {
  const money = (value: bigint) => (
    <Amount
      value={value}
      decimals={token.decimals}
      digits={4}
      symbol={token.symbol}
      className="font-semibold text-text"
    />
  )
  return (
    <section aria-labelledby="jackpot-split" className="well rounded-md px-4 py-3 text-sm">
      <h2 id="jackpot-split" className="flex justify-between gap-3 pb-1.5 font-[650]">
        <span>The pot</span>
        {money(pool.jackpot)}
      </h2>
      <dl className="grid gap-1.5 text-text-secondary">
        {jackpotParts(pool).map(({ receiver, bps, amount }) => (
          <div key={receiver} className="flex justify-between gap-3">
            <dt>{`${names[receiver]}, ${bps / 100}%`}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-text-muted">
        The jackpot draw cannot be checked: the program draws it once for each bet that pays the jackpot fee, and its
        method is not published.
      </p>
    </section>
  )
}
