import { useMedia } from "@dghrt/design-system"
import { useSnapshot } from "valtio"
import { settings } from "#features/settings"
import type { GameRecord } from "../kit/game-record"
import { FORCED_COLORS, type RenderMode, renderModeOf } from "./render-mode"

type Game = Pick<GameRecord, "id" | "capabilities">

/** How the player wants this game drawn, as far as the game has such a view and the system leaves its colours. */
export function useRenderMode({ id, capabilities }: Game): RenderMode {
  const { user } = useSnapshot(settings.state)
  const forcedColors = useMedia(FORCED_COLORS)
  return renderModeOf({
    capabilities,
    ofGame: user.perGameModePreferences[id],
    ofAll: user.gameRenderMode,
    forcedColors,
  })
}

export function chooseRenderMode(gameId: string, mode: RenderMode) {
  const { perGameModePreferences } = settings.state.user
  settings.change({ perGameModePreferences: { ...perGameModePreferences, [gameId]: mode } })
}
