/** Every shortcut. What listens, the settings and the sheet that explains the keys read this list. */
const all = [
  { id: "command", label: "Command menu", keys: ["mod", "K"], where: null },
  { id: "shortcuts", label: "Keyboard shortcuts", keys: ["?"], where: null },
  { id: "home", label: "Home", keys: ["G", "H"], where: null },
  { id: "explorer", label: "Explorer", keys: ["G", "E"], where: null },
  { id: "settings", label: "Settings", keys: ["G", "S"], where: null },
  { id: "help", label: "Help and rules", keys: ["G", "R"], where: null },
  { id: "close", label: "Close the open panel", keys: ["Esc"], where: "Panels and menus" },
  { id: "messages", label: "Go to notifications", keys: ["F8"], where: "Notifications" },
  { id: "skip", label: "Skip the reveal", keys: ["Space"], where: "During a reveal" },
  { id: "game-fullscreen", label: "Fullscreen", keys: ["F"], where: "In a game" },
  { id: "game-mute", label: "Sound on or off", keys: ["M"], where: "In a game" },
  { id: "game-info", label: "Info and rules", keys: ["I"], where: "In a game" },
  { id: "game-fairness", label: "Provably fair", keys: ["P"], where: "In a game" },
  { id: "game-settings", label: "Game settings", keys: ["T"], where: "In a game" },
  { id: "tilt", label: "Card tilt", keys: ["D"], where: "Home" },
  { id: "explorer-search", label: "Search", keys: ["/"], where: "Explorer" },
] as const

export type ShortcutId = (typeof all)[number]["id"]

export interface Shortcut {
  id: ShortcutId
  label: string
  /** As people read them, in the order in which they are pressed. `mod` is Ctrl, or ⌘ on a Mac. */
  keys: readonly string[]
  /** The screens that have its target; null for all. */
  where: string | null
}

export const shortcuts: readonly Shortcut[] = all

/**
 * Made of single characters, without Ctrl. Speech that is taken for typing would press them (WCAG 2.1.4), so that one
 * setting switches all of them off.
 */
export const isOfLetters = ({ keys }: Pick<Shortcut, "keys">): boolean => keys.every((key) => key.length === 1)
