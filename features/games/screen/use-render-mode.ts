import { useReducedMotion } from "@dghrt/design-system"
import { useSnapshot } from "valtio"
import { settings } from "#features/settings"
import type { GameRecord } from "../kit/game-record"
import { type RenderMode, renderModeOf } from "./render-mode"
import { useForcedColors } from "./use-forced-colors"

type Game = Pick<GameRecord, "id" | "capabilities">

/** How the player wants this game drawn, as far as game and device can. */
export function useRenderMode({ id, capabilities }: Game): RenderMode {
  const { user } = useSnapshot(settings.state)
  return useModeFor(capabilities, user.perGameModePreferences[id])
}

/** How a game is drawn while nothing was chosen for it. */
export const useAutoRenderMode = (capabilities: Game["capabilities"]): RenderMode => useModeFor(capabilities, undefined)

function useModeFor(capabilities: Game["capabilities"], ofGame: RenderMode | undefined): RenderMode {
  const { user, lowEnd } = useSnapshot(settings.state)
  const plain = useReducedMotion() || lowEnd
  const forcedColors = useForcedColors()
  // Every settings record holds the default "2D" for all games, so that it does not indicate a choice.
  const ofAll = user.gameRenderMode === "2D" ? undefined : user.gameRenderMode
  return renderModeOf({ capabilities, ofGame, ofAll, plain, forcedColors })
}
