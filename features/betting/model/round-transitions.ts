import type { RoundState } from "./round-state"

type Phase = RoundState["phase"]

/**
 * Every step that a round may take. A bet passes the phases from top to bottom; beside that, each wait may say more about
 * itself, and a later phase may begin again when a wallet was too slow, a part had to be sent ahead, or a page was reloaded.
 */
export const roundTransitions: Readonly<Record<Phase, readonly Phase[]>> = {
  // "sending" and "settled" come from an earlier page of this wallet.
  idle: ["preparing", "sending", "settled"],
  preparing: ["preparing", "simulating", "signing", "sending", "settled", "failed"],
  simulating: ["simulating", "signing", "preparing", "settled", "failed"],
  signing: ["signing", "simulating", "preparing", "sending", "settled", "failed"],
  // "idle" and "revealed": another tab has finished with the bet meanwhile.
  sending: ["sending", "confirming", "overdue", "settled", "revealed", "idle", "failed"],
  confirming: ["confirming", "sending", "overdue", "settled", "failed"],
  overdue: ["overdue", "sending", "confirming", "settled", "failed"],
  settled: ["settled", "revealed"],
  revealed: ["preparing", "sending", "settled"],
  // "sending" and "settled": the tab that held the lock was closed, or the node answers again.
  failed: ["idle", "preparing", "sending", "settled", "failed"],
}

export const canFollow = (from: RoundState, to: RoundState): boolean => roundTransitions[from.phase].includes(to.phase)
