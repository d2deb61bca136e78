import { subscribe } from "valtio/vanilla"
import type { BetRules } from "#features/games"
import { jackpotFeeSetting } from "#features/pools"
import { priorityFeeSetting } from "#features/tokens"
import { askAge, askTerms } from "../overlays/ask-terms"
import { policies } from "./policies"
import { quoteBet } from "./quote-bet"

/** The settings that a quote depends on. */
const settings = [priorityFeeSetting.state, jackpotFeeSetting.state]

function watchCosts(onChange: () => void): () => void {
  const stops = settings.map((state) => subscribe(state, onChange))
  return () => {
    for (const stop of stops) stop()
  }
}

/** What the features of this app bring to every bet, in the order in which it is asked. */
export const betRules: BetRules = { confirm: askTerms, policies, quoteBet, watchCosts }

/** Free play signs nothing and costs nothing: it asks for the age in place of the terms. */
export const freeBetRules: BetRules = { ...betRules, confirm: askAge }
