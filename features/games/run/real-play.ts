import type { Table } from "../kit/table"
import { type RoundResult, resultKey } from "../round/round-state"

/**
 * The layer tells a whole run or hand in the shape of one play; what is verified and shared is `last`, the play that
 * ended it.
 */
export function withRealPlay(table: Table, last: RoundResult | undefined): Table {
  const real = (told: RoundResult) => (last && resultKey(last) === resultKey(told) ? last : told)
  return {
    ...table,
    onVerify: (told) => table.onVerify(real(told)),
    onShare: table.onShare && ((told) => table.onShare?.(real(told))),
  }
}
