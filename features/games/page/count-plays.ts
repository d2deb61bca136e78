import type { RoundResult } from "@dghrt/betting/model/round-state"
import { subscribe } from "valtio/vanilla"
import type { PlaySession } from "../session/play-session"

/** Takes each result of a wallet's bets once it has been on screen. */
export type CountPlay = (result: RoundResult, address: string) => void

const watched = new WeakSet<PlaySession["round"]>()

/** Hands over each result of this session from now on, on whatever page the player is by then. Free play is not counted. */
export function countPlays(
  { round, program, address }: Pick<PlaySession, "round" | "program" | "address">,
  count: CountPlay,
) {
  if (program === null || watched.has(round)) return
  watched.add(round)
  let before = round.state.round
  const look = () => {
    const now = round.state.round
    if (now === before) return
    before = now
    if (now.phase === "revealed") count(now.result as RoundResult, address)
  }
  // At once: a result may give way to the next bet before a batch of changes is announced.
  subscribe(round.state, look, true)
}
