import { type RaceEvidence, verifyRace } from "@dghrt/fairness"
import { fetchRace, jsonRpc } from "@dghrt/fairness/chain"
import { drawnGameOf, outcomeText, raceNames, shownRaceOf } from "../../features/games/testing"
import type { SeenRace } from "../support/populate-races"
import { raceAlterations } from "../support/race-alterations"
import { claim } from "./explorer-run"
import type { Claim } from "./proof"

const token = { symbol: "SOL", decimals: 9 }

/** One field of the race altered, each race in its turn. */
function altered(evidence: RaceEvidence, turn: number) {
  const possible = raceAlterations.flatMap(([name, step, alter]) => {
    const change = alter(evidence)
    return change === null ? [] : [{ name, step, evidence: { ...evidence, ...change } }]
  })
  const chosen = possible[turn % possible.length]
  if (!chosen) throw new Error("No field of the race can be altered")
  return chosen
}

/**
 * Every race is consistent and is drawn again as its players saw it; with one altered field it is rejected. Returns the evidence,
 * as it is and altered.
 */
export async function proveRaces(rpcUrl: string, races: readonly SeenRace[], report: (claim: Claim) => void) {
  const call = jsonRpc(rpcUrl)
  const [inconsistent, accepted, different]: [string[], string[], string[]] = [[], [], []]
  const found: { evidence: RaceEvidence; altered: RaceEvidence }[] = []
  for (const [index, { drawn, names, signatures }] of races.entries()) {
    const race = await fetchRace(signatures.at(-1) ?? "", call)
    const replayed = drawnGameOf(race)
    const { evidence } = race
    if (evidence === null || replayed === null) {
      inconsistent.push(`${race.game} is not drawn`)
      continue
    }
    const { verdict } = await verifyRace(evidence)
    if (verdict !== "consistent") inconsistent.push(`${race.game} is ${verdict}`)
    const change = altered(evidence, index)
    found.push({ evidence, altered: change.evidence })
    const judged = await verifyRace(change.evidence)
    if (!judged.steps.some(({ id, status }) => id === change.step && status === "failed"))
      accepted.push(`${change.name} of ${race.game}: ${judged.verdict}`)
    const shown = (game: typeof replayed, known: ReadonlyMap<string, string>) => {
      const { race: board, racers } = shownRaceOf(game)
      const words = racers.map(({ address }, place) =>
        outcomeText(game, address, (one) => known.get(one) ?? one, place, token),
      )
      return JSON.stringify([board, words])
    }
    if (shown(replayed, raceNames(race)) !== shown(drawn, names)) different.push(`${race.game} is drawn differently`)
  }
  claim(report, "the records of every race agree", inconsistent, races.length)
  claim(report, "each race with one altered field is rejected, and the failing step is named", accepted, races.length)
  claim(
    report,
    "the replay of a race shows the places, buckets and words that its players saw",
    different,
    races.length,
  )
  return found
}
