import type { BetArray } from "@dghrt/betting/model"
import { ranks } from "@dghrt/design-system"
import { isNaturalStart, starts } from "#contract/games/blackjack/deals"
import { multiplierText, payoutTable } from "#contract/games/odds"
import { outcomeKind } from "../kit/outcome"
import { Ladder, type LadderRow } from "../screen/ladder"
import type { Offer } from "./hand"
import { handClasses, pays } from "./maths"
import type { BlackjackScene } from "./scene"
import { choiceNames, classNames, oddsText } from "./words"

const kindOf = (multiplierBps: number) => (outcomeKind(multiplierBps) === "loss" ? "loss" : "partial")

/** What a hand drawn in one can come to. */
export function DrawnOdds({ scene }: { scene: BlackjackScene }) {
  const rows = handClasses.map(
    (kind): LadderRow => ({
      id: kind,
      label: classNames[kind],
      detail: oddsText(kind),
      value: multiplierText(pays[kind]),
      kind: kindOf(pays[kind]),
      current: scene.phase === "settled" && scene.ended === kind,
    }),
  )
  return <Ladder title="Odds" empty="" rows={rows} />
}

const naturals = `${starts.filter(isNaturalStart).length} of ${starts.length} deals`
const terms = { blackjack: naturals, win: "1 to 1", push: "bet back", loss: "" }

/** What a played hand pays of its stake. */
export function HandPays({ scene }: { scene: BlackjackScene }) {
  const rows = handClasses.map(
    (kind): LadderRow => ({
      id: kind,
      label: classNames[kind],
      ...(terms[kind] && { detail: terms[kind] }),
      value: multiplierText(pays[kind]),
      kind: kindOf(pays[kind]),
      current: scene.phase === "settled" && scene.ended === kind,
    }),
  )
  return <Ladder title="Pays" empty="" rows={rows} />
}

/** Ranks that are worth the same to a hand, in one row: ten to king. */
function cardRows(bet: BetArray): readonly LadderRow[] {
  const [ten, king] = [ranks.indexOf("10"), ranks.indexOf("K")]
  return ranks.slice(0, ten + 1).map((rank, index) => ({
    id: rank,
    label: index === ten ? `${rank} to ${ranks[king]}` : rank,
    value: multiplierText(bet[index] ?? 0),
    kind: kindOf(bet[index] ?? 0),
    current: false,
  }))
}

function classRows(bet: BetArray): readonly LadderRow[] {
  const table = payoutTable(bet)
  return table.map(({ multiplierBps, outcomes }, place) => ({
    id: multiplierBps,
    label: multiplierBps === 0 ? "Loss" : place === 0 ? "Win" : "Push",
    detail: `${outcomes} of ${bet.length}`,
    value: multiplierText(multiplierBps),
    kind: kindOf(multiplierBps),
    current: false,
  }))
}

/** The odds of a chosen bet, from its array; multipliers are of what it stakes. */
export function ChoiceOdds({ offer }: { offer: Offer }) {
  const { step, betArray } = offer
  return step.kind === "hit" ? (
    <Ladder title="Next card" empty="" rows={cardRows(betArray)} />
  ) : (
    <Ladder title={`Odds, ${choiceNames[step.kind]}`} empty="" rows={classRows(betArray)} />
  )
}
