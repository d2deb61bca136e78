import { useSyncExternalStore } from "react"
import type { RoundState } from "../round/round-state"
import type { Table } from "./table"

const nothingMoves = () => () => undefined

/** Where the round stands now, step by step. */
export const useStep = ({ round, steps }: Pick<Table, "round" | "steps">): RoundState =>
  useSyncExternalStore(steps?.subscribe ?? nothingMoves, () => steps?.current() ?? round)
