import type { Table } from "../kit/table"
import { resultKey } from "../round/round-state"

/** A result is history only once it has been shown. */
export const toldHistory = ({ history, round }: Pick<Table, "history" | "round">): Table["history"] =>
  round.phase === "settled" ? history.filter((result) => resultKey(result) !== resultKey(round.result)) : history
