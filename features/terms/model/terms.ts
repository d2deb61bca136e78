import type { Terms } from "#contract/terms"
import { readAppConfig } from "#features/app-config"

/** Raise it with each change of the sections below: players who accepted an older version are asked again. */
export const TERMS_VERSION = "2026-11-27"

/** The least age, wherever the law does not ask for more. */
export const MINIMUM_AGE = 18

export const ageSentence = `You must be ${MINIMUM_AGE} or of legal age where you live, whichever is higher.`

/** What is agreed before the first play, in the order in which it is read. */
const termsSections: Terms["sections"] = [
  {
    title: "Acceptance of Terms",
    text: "By placing a bet you accept these terms. Play only where online gaming is lawful for you.",
  },
  {
    title: `Age Requirement ${MINIMUM_AGE}+`,
    text: ageSentence,
  },
  {
    title: "Responsible Gaming",
    text: "Play for fun, with money you can lose. Never chase a loss, and stop when it is no longer fun.",
  },
  {
    title: "Fair Play",
    text: "Except in Plinko Race and for the jackpot, a result is provably fair: its seed is fixed before you bet, and you can check the draw. Races and the jackpot are drawn by their program, and only the records can be compared.",
  },
  {
    title: "Privacy",
    text: "No sign-up. Your address and your bets are public on the chain, and your settings stay in this browser. What you write in the chat is public and stored on our server.",
  },
  {
    title: "Disclaimers",
    text: "A settled bet is final; one that is never settled can be taken back on chain. Network fees apply. Software and networks can fail.",
  },
]

/** Ours, which are agreed to wherever the operator has none of its own. */
export const ownTerms: Terms = { version: TERMS_VERSION, sections: termsSections }

let current: Terms | null = null
/** What is agreed to in this casino: the operator's own terms, where the page carries some. */
export function currentTerms(): Terms {
  const isServed = typeof document !== "undefined" && document.getElementById("app-config") !== null
  current ??= (isServed && readAppConfig().terms) || ownTerms
  return current
}

export const edgeReminder = "The house has an edge. Over time, most players lose."

export const complianceLine = "By playing on our platform, you confirm your compliance."

export const legalNotice = `${ageSentence} Check that online gambling is legal there. Play responsibly.`
