import type { RoundState } from "@dghrt/betting/model/round-state"
import { useSyncExternalStore } from "react"
import type { GameContext } from "./game-context"

const nothingMoves = () => () => undefined

/** The current step of the round. */
export const useStep = ({ round, steps }: Pick<GameContext, "round" | "steps">): RoundState =>
  useSyncExternalStore(steps?.subscribe ?? nothingMoves, () => steps?.current() ?? round)
