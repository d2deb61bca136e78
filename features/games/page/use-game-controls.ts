import { useMedia } from "@dghrt/design-system"
import { type RefObject, useMemo } from "react"
import type { GameControls, ScreenOptions, SoundControls } from "../kit/board-betting"
import type { GameRecord } from "../kit/game-record"
import { FORCED_COLORS } from "../screen/render-mode"
import { chooseRenderMode, useRenderMode } from "../screen/use-render-mode"
import { useFullscreen } from "./use-fullscreen"
import type { ShowPanel } from "./use-panel"

interface ControlsOptions {
  record: GameRecord
  frame: RefObject<HTMLDivElement>
  show: ShowPanel
  /** Each bet is a play of one player, which the panels of a proof and of the account are about. */
  alone: boolean
  /** No chain takes part. */
  freePlay: boolean
  showsViewToggle: boolean
  onLeave: () => void
}

interface ControlledGame {
  controls: Omit<GameControls, keyof SoundControls>
  view: ScreenOptions["view"]
  full: boolean
}

/** The buttons around a board, and how it is drawn. */
export function useGameControls(options: ControlsOptions): ControlledGame {
  const { record, frame, show, alone, freePlay, showsViewToggle, onLeave } = options
  const { full, toggle } = useFullscreen(frame)
  const view = useRenderMode(record)
  const forcedColors = useMedia(FORCED_COLORS)
  const { supports2D, supports3D } = record.capabilities
  const togglesView = showsViewToggle && !forcedColors && supports2D && supports3D
  const controls = useMemo(
    () => ({
      onBack: onLeave,
      onInfo: show.info,
      ...(alone && { onFairness: show.fairness }),
      ...(alone && !freePlay && { onTransaction: show.account }),
      onSettings: show.settings,
      ...(togglesView && { onToggleView: () => chooseRenderMode(record.id, view === "2D" ? "3D" : "2D") }),
      onFullscreen: toggle,
      fullscreen: full,
    }),
    [onLeave, show, toggle, full, alone, freePlay, togglesView, record.id, view],
  )
  return { controls, view, full }
}
