import { useSyncExternalStore } from "react"
import type { RoundState } from "../round/round-state"
import type { GameContext } from "./game-context"

const nothingMoves = () => () => undefined

/** The current step of the round. */
export const useStep = ({ round, steps }: Pick<GameContext, "round" | "steps">): RoundState =>
  useSyncExternalStore(steps?.subscribe ?? nothingMoves, () => steps?.current() ?? round)
