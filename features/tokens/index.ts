import type { TokenConfig } from "#contract/config"
import { selectionStore } from "./model/selection"

export { freePlayToken, isFreePlay } from "./model/free-token"
export { isHighFee, presetOf, priorityFeeSetting, suggestedFee } from "./model/priority-fee"
export { type Selection, selectionStore, tokenOf } from "./model/selection"
export type { SelectTokenProps, TokenChoice } from "./ui/select-token"
export { useLiveToken, useSelection } from "./ui/use-selection"

/** Plays with a token of a pool from now on. */
export const selectToken = (token: TokenConfig): void => selectionStore.choose({ kind: "token", token })

/** Plays for free from now on. */
export const selectFreePlay = (): void => selectionStore.choose({ kind: "free" })

/** Tokens, fees and invitation, for a dialog and a page. */
export const loadSelectToken = async () => ({ default: (await import("./ui/select-token")).SelectToken })
