import { useSnapshot } from "valtio"
import { settings } from "#features/settings"

/** Whether the shortcuts of single characters are on, and how to switch them. */
export function useLetterShortcuts(): readonly [on: boolean, change: (on: boolean) => void] {
  const { user } = useSnapshot(settings.state)
  return [user.letterShortcuts, (letterShortcuts) => settings.change({ letterShortcuts })]
}
