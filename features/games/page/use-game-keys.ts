import { isComposing, useLatest } from "@dghrt/design-system"
import { useEffect } from "react"
import { type TableKey, tableKeyOf } from "./game-keys"

const elsewhere = "input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]"

/** Handles the game's keys wherever the focus is on the page, but not in fields, menus and dialogs. */
export function useGameKeys(actions: Readonly<Record<TableKey, () => void>>): void {
  const act = useLatest((key: TableKey) => actions[key]())
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event
      const meant = tableKeyOf({
        key,
        ctrlKey,
        metaKey,
        altKey,
        repeat,
        composing: isComposing(event),
        defaultPrevented,
        elsewhere: target instanceof Element && target.closest(elsewhere) !== null,
      })
      if (meant) act(meant)
    }
    document.addEventListener("keydown", hear)
    return () => document.removeEventListener("keydown", hear)
  }, [act])
}
