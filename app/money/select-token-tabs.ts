/** The tabs of the token dialog, by the words that an address uses. */
export const selectTokenTabs = ["tokens", "fees", "invite"] as const
export type SelectTokenTab = (typeof selectTokenTabs)[number]

/** The words under which settings of earlier versions name a tab. */
const initialTabs: ReadonlyMap<string, SelectTokenTab> = new Map([
  ["free", "tokens"],
  ["live", "tokens"],
  ["tokens", "tokens"],
  ["fees", "fees"],
  ["invite", "invite"],
  ["referral", "invite"],
])

export const tabOf = (word: string | null | undefined): SelectTokenTab => initialTabs.get(word ?? "") ?? "tokens"
