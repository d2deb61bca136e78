import { visibleText } from "../lib/typed-text"
import { type AmountEntry, type RefusedEntry, readAmount } from "./amount-entry"

/** A text that is no amount: nothing is staked until the player says what is. */
export interface RefusedText extends RefusedEntry {
  /** What was typed or pasted, as it is quoted. */
  typed: string
  /** The text that the field goes on to show. */
  shown: string
  /** Staked before it. */
  stake: bigint
  atMs: number
}

interface Edit {
  /** The field's new text. */
  typed: string
  /** The letter that made it; null for anything but the press of one key. */
  key: string | null
  timeStamp: number
  decimals: number
}

interface Before {
  refused: RefusedText | null
  shown: string
  stake: bigint
}

/** Keys that follow a refused one this closely belong to the same text: "1e5" typed in one go must not become "15". */
const SAME_TEXT_MS = 1_000
const MAX_QUOTED = 24

const quoted = (text: string) => {
  const clean = visibleText(text)
  return clean.length > MAX_QUOTED ? `${clean.slice(0, MAX_QUOTED)}…` : clean
}

/** What an edit of a field makes of its text. */
export function readEdit(
  { typed, key, timeStamp: atMs, decimals }: Edit,
  { refused, shown, stake }: Before,
): RefusedText | Exclude<AmountEntry, RefusedEntry> {
  // A letter that is all that is left replaced the whole selection: it begins another text.
  const replacesAll = shown !== "" && typed === key
  if (refused && key !== null && !replacesAll && atMs - refused.atMs < SAME_TEXT_MS)
    return { ...refused, typed: quoted(`${refused.typed}${key}`), atMs }
  const next = readAmount(typed, decimals)
  if (next.kind !== "refused") return next
  return { ...(refused ?? { shown, stake }), ...next, typed: quoted(typed), atMs }
}
