import type { RoundResult, RoundState } from "@dghrt/betting/model"
import type { PlaySession } from "../play/play-session"

/** Takes each result of a wallet's bets once it has been on screen. */
export type CountPlay = (result: RoundResult, address: string) => void

const watched = new WeakSet<object>()

/** Hands over each result of this session from now on, on whatever page the player is by then. Free play is not counted. */
export function countPlays(session: Pick<PlaySession, "subscribe" | "program" | "address">, count: CountPlay) {
  if (session.program === null || watched.has(session)) return
  watched.add(session)
  const listen = (now: RoundState) => {
    if (now.phase === "revealed") count(now.result, session.address)
  }
  session.subscribe(({ round }) => round, listen)
}
