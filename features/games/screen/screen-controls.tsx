import { IconButton } from "@dghrt/design-system"
import {
  Box,
  Info,
  Maximize,
  Minimize,
  ReceiptText,
  ShieldCheck,
  SlidersHorizontal,
  Volume2,
  VolumeX,
} from "lucide-react"
import { memo } from "react"
import type { GameControls } from "../kit/board-betting"
import { ControlsMenu, type MenuControl } from "./controls-menu"

export interface ScreenControlsProps {
  controls: GameControls
  volume: number
  className?: string
}

/**
 * Info, fairness, volume, fullscreen, and the others behind one button; a phone has fairness and volume before it. No step of a
 * bet renders them again.
 */
export const ScreenControls = memo(function ScreenControls({ controls, volume, className }: ScreenControlsProps) {
  const { onInfo, onFairness, onSettings, onToggleView, onFullscreen, fullscreen, onTransaction, onMute } = controls
  const muted = volume === 0
  const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.75 } as const
  const folded: readonly MenuControl[] = [
    ...(onInfo ? [{ label: "Info", Icon: Info, onPress: onInfo, className: "md:hidden" }] : []),
    ...(onTransaction ? [{ label: "Transaction", Icon: ReceiptText, onPress: onTransaction }] : []),
    ...(onSettings ? [{ label: "Game settings", Icon: SlidersHorizontal, onPress: onSettings }] : []),
    ...(onToggleView ? [{ label: "Switch between 2D and 3D", Icon: Box, onPress: onToggleView }] : []),
    ...(onFullscreen && !fullscreen
      ? [{ label: "Fullscreen", Icon: Maximize, onPress: onFullscreen, className: "md:hidden", leads: true }]
      : []),
  ]
  return (
    <fieldset data-slot="controls" aria-label="Game controls" className={className}>
      {onInfo && (
        <IconButton label="Info" aria-haspopup="dialog" onClick={onInfo} className="max-md:hidden">
          <Info {...icon} />
        </IconButton>
      )}
      {onFairness && (
        <IconButton
          label="Provably fair"
          aria-haspopup="dialog"
          onClick={onFairness}
          className="border-border bg-surface-hover"
        >
          <ShieldCheck {...icon} className="size-5 text-success" />
        </IconButton>
      )}
      <IconButton label={muted ? "Unmute" : "Mute"} onClick={onMute}>
        {muted ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
      </IconButton>
      {onFullscreen && (
        <IconButton
          label={fullscreen ? "Leave fullscreen" : "Fullscreen"}
          data-control="fullscreen"
          onClick={onFullscreen}
          {...(!fullscreen && { className: "max-md:hidden" })}
        >
          {fullscreen ? <Minimize {...icon} /> : <Maximize {...icon} />}
        </IconButton>
      )}
      {folded.length > 0 && <ControlsMenu controls={folded} />}
    </fieldset>
  )
})
