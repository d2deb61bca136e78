import { isComposing, useLatest } from "@dghrt/design-system"
import { useEffect } from "react"
import { settings } from "#features/settings"
import { isTyping } from "../model/is-typing"
import { createShortcutReader } from "../model/shortcut-reader"
import { type ShortcutId, shortcuts } from "../model/shortcuts"

// In a menu or a list letters find an entry; a dialog covers the page.
const elsewhere = "[role=menu], [role=listbox], [role=dialog], [role=alertdialog]"

const isElsewhere = (target: EventTarget | null) => target instanceof Element && target.closest(elsewhere) !== null

const never = () => false

export type ShortcutActions = Partial<Readonly<Record<ShortcutId, () => void>>>

/**
 * Runs these shortcuts, wherever the focus is on the page, as long as the component is drawn: it belongs to the screen
 * that has their target. `isCovered` says that a panel lies over the page although the focus is not in it yet.
 */
export function useShortcuts(actions: ShortcutActions, isCovered: () => boolean = never): void {
  const run = useLatest((id: ShortcutId) => actions[id]?.())
  const own = Object.keys(actions).join()
  useEffect(() => {
    const ids = own.split(",")
    const read = createShortcutReader(shortcuts.filter(({ id }) => ids.includes(id)))
    const hear = (event: KeyboardEvent) => {
      // A key held down or a composed letter is not a new press.
      if (event.defaultPrevented || event.repeat || isComposing(event)) return
      const { key, code, target, timeStamp, shiftKey: shift, ctrlKey: ctrl, metaKey: meta, altKey: alt } = event
      const { letterShortcuts: letters } = settings.state.user
      const press = {
        key,
        code,
        shift,
        ctrl,
        meta,
        alt,
        typing: isTyping(target),
        covered: isCovered() || isElsewhere(target),
        letters,
      }
      const id = read(press, timeStamp)
      if (id === null) return
      event.preventDefault()
      run(id)
    }
    document.addEventListener("keydown", hear)
    return () => document.removeEventListener("keydown", hear)
  }, [own, run, isCovered])
}
