import { holdsBack, type RoundState, type StakeLimits } from "@dghrt/betting/model"
import type { BetProgressProps, StepState } from "@dghrt/design-system"

export interface Progress {
  /** Signing, sending, result. */
  steps: NonNullable<BetProgressProps["steps"]>
  text: string
  /** Decoration behind the sentence. */
  emoji?: string
}

type Sentence = Pick<Progress, "text" | "emoji">

const READY: Sentence = { text: "Ready to play!", emoji: "🎮" }
const PREPARE: Sentence = { text: "Preparing your bet..." }
const SIGN: Sentence = { text: "Please sign your bet...", emoji: "🖋️" }
const SEND: Sentence = { text: "Sending to blockchain...", emoji: "🚀" }
const RESULT: Sentence = { text: "Getting your result...", emoji: "🎯" }
export const OVERDUE = "Still waiting for the network. Your bet is safe to resume."

type Labels = Record<StepState, readonly [string, string, string]>
const names: Labels = {
  idle: ["Sign", "Send", "Result"],
  loading: ["Sign", "Sending", "Result"],
  finished: ["Signed", "Sent", "Result"],
}
/** Free play signs and sends nothing. */
const freeNames: Labels = {
  idle: ["Seed", "Draw", "Result"],
  loading: ["Seed", "Drawing", "Result"],
  finished: ["Seed", "Drawn", "Result"],
}

function bars(sign: StepState, send: StepState, result: StepState, labels = names): Progress["steps"] {
  return [
    { state: sign, label: labels[sign][0] },
    { state: send, label: labels[send][1] },
    { state: result, label: labels[result][2] },
  ]
}

const nothing = bars("idle", "idle", "idle")
const first = bars("loading", "idle", "idle")
const second = bars("finished", "loading", "idle")
const third = bars("finished", "finished", "loading")
const all = bars("finished", "finished", "finished")

/** Trouble takes the sentence's place. */
const unless = (notice: string | undefined, sentence: Sentence): Sentence => (notice ? { text: notice } : sentence)

/** The three bars and their sentence; trouble that the round works around takes the sentence's place. */
export function progressOf(round: RoundState): Progress {
  switch (round.phase) {
    case "idle":
      return { steps: nothing, ...READY }
    case "preparing":
      return { steps: first, ...unless(round.notice, PREPARE) }
    case "simulating":
    case "signing":
      return { steps: first, ...unless(round.notice, SIGN) }
    case "sending":
      return { steps: second, ...unless(round.notice, SEND) }
    case "confirming":
      return { steps: third, ...unless(round.notice, RESULT) }
    case "overdue":
      return { steps: third, text: round.notice ?? OVERDUE }
    case "settled":
      return { steps: all, text: "Revealing" }
    case "revealed":
      return { steps: all, ...unless(round.note, READY) }
    case "failed":
      return {
        steps: nothing,
        ...(holdsBack(round) ? { text: "Checking your last bet..." } : READY),
      }
  }
}

/** The same for free play, which takes one step. */
export function freeProgressOf(round: RoundState): Progress {
  const drawing = round.phase === "preparing"
  const done = round.phase === "settled" || round.phase === "revealed"
  const state = done ? "finished" : "idle"
  return {
    ...progressOf(round),
    steps: drawing ? bars("finished", "loading", "idle", freeNames) : bars(state, state, state, freeNames),
  }
}

/** Why this stake cannot be bet, in the place where "Ready to play!" stands; undefined for one that can. The field says how to mend it. */
export function stakeObstacle(wager: bigint, { min, max }: Pick<StakeLimits, "min" | "max">): string | undefined {
  if (wager <= 0n) return "No bet entered."
  if (wager < min) return "This bet is too small."
  return wager > max ? "This bet is too large." : undefined
}

/** Thousandths of a wager from which its fees are named before the bet. */
const HIGH_FEES = 100

export const feesAreHigh = (permille: number | null): permille is number => permille !== null && permille >= HIGH_FEES

/** "2.9%". */
export const feeShareText = (permille: number) => `${(permille / 10).toLocaleString("en")}%`
