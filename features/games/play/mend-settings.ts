import type { GameModule } from "../kit/game-module"
import type { createPreferences } from "./preferences"

/** Replaces stored settings that the game does not take by those that it plays with; false where it takes them. */
export function mendSettings(
  { state, setSettings }: Pick<ReturnType<typeof createPreferences>, "state" | "setSettings">,
  { id, parse }: Pick<GameModule, "id" | "parse">,
): boolean {
  const stored = state.current.settings[id]
  if (!parse || stored === undefined) return false
  const known = parse(stored)
  const was = typeof stored === "object" && stored !== null ? new Map(Object.entries(stored)) : null
  // A choice that is not stored is one that came with a later version.
  const isRefused = ([key, value]: [string, unknown]) =>
    was === null || (was.has(key) && JSON.stringify(was.get(key)) !== JSON.stringify(value))
  const refused = Object.entries(known).some(isRefused)
  if (refused) setSettings(id, known)
  return refused
}
