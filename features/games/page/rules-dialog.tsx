import { type FeeLine, rateText, totalFees } from "@dghrt/betting/model"
import { Button, DialogClose, DialogContent, GamePicture } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { exactAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import type { GameRecord } from "../kit/game-record"

export interface RulesDialogProps {
  record: GameRecord
  rules: readonly RuleFact[]
  /** On top of the bet, line by line; or why there are none, as a sentence. */
  fees: readonly FeeLine[] | string
  token: BoardBetting["token"]
  /** Receives the place of the ladder while the dialog is open, null when it goes. */
  onLadderSlot?: (slot: HTMLElement | null) => void
  /** Tells a friend about the game; absent where nothing can. */
  onShareGame?: (() => void) | undefined
}

/** How a game works and what a bet costs, from the very function that makes the bet. */
export default function RulesDialog({ record, rules, fees, token, onLadderSlot, onShareGame }: RulesDialogProps) {
  const { name, description, image } = record.meta
  const amount = (value: bigint) => `${exactAmount(value, token.decimals)} ${token.symbol}`
  return (
    <DialogContent
      title={name}
      description={description}
      media={<GamePicture game={image} className="h-50 w-full max-md:h-36" />}
    >
      <dl className="mt-2 grid gap-2.5">
        {rules.map(({ label, value }) => (
          <Line key={label} label={label} value={value} />
        ))}
      </dl>
      <div ref={onLadderSlot} className="-mx-3 mt-5 empty:hidden" />
      <h3 className="mt-5 mb-2.5 type-label text-text-muted">Fees of this bet</h3>
      {typeof fees === "string" ? (
        <p className="text-text-muted">{fees}</p>
      ) : fees.length === 0 ? (
        <p className="text-text-muted">Fees are read from the pool and are not known yet.</p>
      ) : (
        <dl className="grid gap-2.5">
          {fees.map((fee) => (
            <Line
              key={fee.label}
              label={fee.bps === undefined ? fee.label : `${fee.label} ${rateText(fee.bps)}`}
              value={amount(fee.amount)}
            />
          ))}
          <Line label="Together" value={amount(totalFees(fees))} />
        </dl>
      )}
      <div className="sticky bottom-0 -mx-6 -mb-6 mt-2 flex gap-2 bg-surface px-6 pt-3 pb-6">
        <DialogClose asChild>
          <Button variant="primary" size="lg" className="flex-1">
            Play Now
          </Button>
        </DialogClose>
        {onShareGame && (
          <Button size="lg" onClick={onShareGame}>
            Share
          </Button>
        )}
      </div>
    </DialogContent>
  )
}

const Line = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6 border-hair border-b pb-2.5 last:border-0">
    <dt className="text-text-muted">{label}</dt>
    <dd className="text-end font-[650]">{value}</dd>
  </div>
)
