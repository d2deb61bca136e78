import type { Table } from "../kit/table"

/** A result is history only once it has been shown. */
export const toldHistory = ({ history, round }: Pick<Table, "history" | "round">): Table["history"] =>
  round.phase === "settled" ? history.filter((result) => result.nonce !== round.result.nonce) : history
