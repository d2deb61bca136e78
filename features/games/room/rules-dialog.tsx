import { Amount, DialogContent } from "@dghrt/design-system"
import type { RuleFact } from "../kit/game-module"
import type { GameRecord } from "../kit/game-record"
import type { FeeLine, Table } from "../kit/table"

export interface RulesDialogProps {
  record: GameRecord
  rules: readonly RuleFact[]
  fees: readonly FeeLine[]
  token: Table["token"]
}

/** How a game works and what a bet costs, from the very function that makes the bet. */
export default function RulesDialog({ record, rules, fees, token }: RulesDialogProps) {
  const lines = [
    ...rules.map(({ label, value }) => ({ label, value })),
    ...fees.map(({ label, amount }) => ({
      label: `${label} fee on this bet`,
      value: <Amount value={amount} decimals={token.decimals} symbol={token.symbol} digits={token.decimals} />,
    })),
  ]
  return (
    <DialogContent title={record.meta.name} description={record.meta.description}>
      <dl className="grid gap-2.5">
        {lines.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-hair border-b pb-2.5 last:border-0"
          >
            <dt className="text-text-muted">{label}</dt>
            <dd className="text-end font-[650]">{value}</dd>
          </div>
        ))}
      </dl>
    </DialogContent>
  )
}
