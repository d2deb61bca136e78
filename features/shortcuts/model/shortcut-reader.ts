import { isOfLetters, type Shortcut, type ShortcutId, shortcuts } from "./shortcuts"

export interface Press {
  key: string
  /** The place of the key, such as `KeyK`. */
  code: string
  shift: boolean
  ctrl: boolean
  meta: boolean
  alt: boolean
  /** Whether letters go into a field right now. */
  typing: boolean
  /** Whether something covers the page. */
  covered: boolean
  /** Whether the player has left the shortcuts of single characters on. */
  letters: boolean
}

/** What the key prints, a letter as a capital; the letter in its place on a Latin keyboard where it prints one of another script. */
export function latinKey({ key, code }: Pick<Press, "key" | "code">): string {
  const isForeign = /^\p{L}+$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const printed = (isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key
  return printed.length === 1 ? printed.toUpperCase() : printed
}

/** How long the second letter may take. */
const sequenceMs = 1_500

/** Follows presses and says what each means. Letters alone mean nothing in a field or under a panel; with Ctrl they do. */
export function createShortcutReader(list: readonly Shortcut[] = shortcuts) {
  let first: { key: string; atMs: number } | null = null
  const ofLetters = list.filter(isOfLetters)
  const pressed = (from: readonly Shortcut[], keys: readonly string[]) =>
    from.find((shortcut) => shortcut.keys.join(" ") === keys.join(" "))?.id ?? null

  return (press: Press, nowMs: number): ShortcutId | null => {
    const key = latinKey(press)
    const waiting = first !== null && nowMs - first.atMs <= sequenceMs ? first.key : null
    first = null
    if (press.alt) return null
    if (press.ctrl || press.meta) return press.shift ? null : pressed(list, ["mod", key])
    if (press.typing || press.covered || !press.letters) return null
    const pair = waiting === null ? null : pressed(ofLetters, [waiting, key])
    if (pair) return pair
    if (ofLetters.some(({ keys }) => keys.length === 2 && keys[0] === key)) first = { key, atMs: nowMs }
    return pressed(ofLetters, [key])
  }
}
