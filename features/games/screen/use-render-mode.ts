import { useReducedMotion } from "@dghrt/design-system"
import { useSnapshot } from "valtio"
import { settings } from "#features/settings"
import type { GameRecord } from "../kit/game-record"
import { type RenderMode, renderModeOf } from "./render-mode"

/** How the player wants this game drawn, as far as game and device can. */
export function useRenderMode({ id, capabilities }: Pick<GameRecord, "id" | "capabilities">): RenderMode {
  const { user, lowEnd } = useSnapshot(settings.state)
  const plain = useReducedMotion() || lowEnd
  return renderModeOf({ capabilities, ofGame: user.perGameModePreferences[id], ofAll: user.gameRenderMode, plain })
}
