import { gameKeys } from "#features/games"
import type { OverlayId } from "../overlays/overlays"

/** A page that two letters lead to. */
type GoTo = "/" | "/explorer" | "/help"

export type ShortcutAction =
  | { kind: "toggle"; overlay: Extract<OverlayId, "command" | "shortcuts" | "settings"> }
  | { kind: "go"; to: GoTo }
  /** Handled where it matters; listed here so that people find it. */
  | { kind: "local"; where: string }

export interface Shortcut {
  id: string
  label: string
  /** As people read them, in the order in which they are pressed. `mod` is Ctrl, or ⌘ on a Mac. */
  keys: readonly string[]
  action: ShortcutAction
}

/** Every shortcut. The listener and the sheet that explains the keys read this list. */
export const shortcuts: readonly Shortcut[] = [
  { id: "command", label: "Command menu", keys: ["mod", "K"], action: { kind: "toggle", overlay: "command" } },
  { id: "shortcuts", label: "Keyboard shortcuts", keys: ["?"], action: { kind: "toggle", overlay: "shortcuts" } },
  { id: "home", label: "Home", keys: ["G", "H"], action: { kind: "go", to: "/" } },
  { id: "explorer", label: "Explorer", keys: ["G", "E"], action: { kind: "go", to: "/explorer" } },
  { id: "settings", label: "Settings", keys: ["G", "S"], action: { kind: "toggle", overlay: "settings" } },
  { id: "help", label: "Help and rules", keys: ["G", "R"], action: { kind: "go", to: "/help" } },
  { id: "close", label: "Close the open panel", keys: ["Esc"], action: { kind: "local", where: "Panels and menus" } },
  { id: "messages", label: "Go to notifications", keys: ["F8"], action: { kind: "local", where: "Notifications" } },
  { id: "skip", label: "Skip the reveal", keys: ["Space"], action: { kind: "local", where: "During a reveal" } },
  ...gameKeys.map(({ id, label, key }) => ({
    id: `game-page-${id}`,
    label,
    keys: [key],
    action: { kind: "local", where: "In a game" } as const,
  })),
  { id: "tilt", label: "Card tilt", keys: ["D"], action: { kind: "local", where: "Home" } },
]

export interface Press {
  key: string
  ctrl: boolean
  meta: boolean
  alt: boolean
  /** Whether letters go into a field right now. */
  typing: boolean
  /** Whether something covers the page. */
  covered: boolean
}

/** How long the second letter may take. */
const sequenceMs = 1_500

/** Follows presses and says what each means. Letters alone mean nothing in a field or under a panel; with Ctrl they do. */
export function createShortcutReader(list: readonly Shortcut[] = shortcuts) {
  let first: { key: string; atMs: number } | null = null

  return (press: Press, nowMs: number): ShortcutAction | null => {
    const key = press.key.length === 1 ? press.key.toUpperCase() : press.key
    const waiting = first !== null && nowMs - first.atMs <= sequenceMs ? first.key : null
    first = null
    if (press.alt) return null
    const meant = (keys: readonly string[]) =>
      list.find(({ action, keys: own }) => action.kind !== "local" && own.join(" ") === keys.join(" "))?.action ?? null
    if (press.ctrl || press.meta) return meant(["mod", key])
    if (press.typing || press.covered) return null
    const pair = waiting === null ? null : meant([waiting, key])
    if (pair) return pair
    if (list.some(({ action, keys }) => action.kind !== "local" && keys.length === 2 && keys[0] === key))
      first = { key, atMs: nowMs }
    return meant([key])
  }
}

/** A key as this machine prints it. */
export const keyName = (key: string, mac: boolean) => (key === "mod" ? (mac ? "⌘" : "Ctrl") : key)

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
