import type { FailureReason } from "@dghrt/betting/model/round-state"
import { subscribe } from "valtio/vanilla"
import type { PlaySession } from "../session/play-session"
import { type FailureToast, failureToast } from "./failure-toast"
import { isBoardHeard } from "./is-board-heard"

/** Says that a play failed; what it returns takes the words back. */
export type AnnounceFailure = (failure: FailureToast, reason: FailureReason) => () => void

const nothing = () => undefined
const watched = new WeakSet<PlaySession["round"]>()

/**
 * Tells each play of this session that fails from now on, once, on whatever page the player is by then. The words give
 * way to the next play, and are not read out where the board announces the failure. A failure from before is shown on the
 * board only. One for want of a connected wallet is not announced: `onConnect` leads to a wallet. A bet refused because of
 * another tab, or because its costs could not be read, is announced on the board alone.
 */
export function announceFailures(
  { round, program }: Pick<PlaySession, "round" | "program">,
  tell: AnnounceFailure,
  onConnect: () => void,
): void {
  if (watched.has(round)) return
  watched.add(round)
  let announced = round.state.round
  let takeBack: () => void = nothing
  subscribe(round.state, () => {
    const now = round.state.round
    if (now === announced) return
    announced = now
    takeBack()
    takeBack = nothing
    if (now.phase !== "failed") return
    if (now.reason === "not-connected") onConnect()
    // Refused at the press, so the player is at the board, which says the same beside the action.
    else if (now.reason === "busy-elsewhere" || now.messageId === "QUOTE_UNAVAILABLE") return
    else {
      const href = now.signature && program?.explorerUrl(now.signature)
      const silent = isBoardHeard(now.bet?.gameId) && { silent: true }
      const link = href && { link: { label: "View Transaction →", href } }
      takeBack = tell({ ...failureToast(now), ...silent, ...link }, now.reason)
    }
  })
}
