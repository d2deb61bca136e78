/** What a letter key does on a game page. */
export type TableKey = "fullscreen" | "mute" | "info" | "fairness" | "settings"

/** Keys of every game, as people read them. Space and Escape belong to the reveal. */
export const gameKeys: readonly { id: TableKey; label: string; key: string }[] = [
  { id: "fullscreen", label: "Fullscreen", key: "F" },
  { id: "mute", label: "Sound on or off", key: "M" },
  { id: "info", label: "Info and rules", key: "I" },
  { id: "fairness", label: "Provably fair", key: "P" },
  { id: "settings", label: "Game settings", key: "T" },
]

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "defaultPrevented"> & {
  /** Chooses a word of an input method. */
  composing: boolean
  /** Letters go into a field, or something covers the game. */
  elsewhere: boolean
}

/** What a press means here; null while it is meant for something else. */
export function tableKeyOf(press: Press): TableKey | null {
  const { ctrlKey, metaKey, altKey, repeat, composing, defaultPrevented, elsewhere } = press
  if (ctrlKey || metaKey || altKey || repeat || composing || defaultPrevented || elsewhere) return null
  return gameKeys.find(({ key }) => key === press.key.toUpperCase())?.id ?? null
}
