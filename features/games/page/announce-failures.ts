import type { FailureReason, RoundState } from "@dghrt/betting/model"
import type { PlaySession } from "../play/play-session"
import { type FailureToast, failureToast } from "./failure-toast"
import { isBoardHeard } from "./is-board-heard"

/** Says that a play failed; what it returns takes the words back. */
export type AnnounceFailure = (failure: FailureToast, reason: FailureReason) => () => void

const nothing = () => undefined
const watched = new WeakSet<object>()

/**
 * Tells each play of this session that fails from now on, once, on whatever page the player is by then. The words give
 * way to the next play, and are not read out where the board announces the failure. A failure from before is shown on the
 * board only. One for want of a connected wallet is not announced: `onConnect` leads to a wallet. A bet refused because of
 * another tab, or because its costs could not be read, is announced on the board alone.
 */
export function announceFailures(
  session: Pick<PlaySession, "subscribe" | "program">,
  tell: AnnounceFailure,
  onConnect: () => void,
): void {
  if (watched.has(session)) return
  watched.add(session)
  const { subscribe, program } = session
  let takeBack: () => void = nothing
  const listen = (now: RoundState) => {
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
  }
  subscribe(({ round }) => round, listen)
}
