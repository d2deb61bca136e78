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
import type { GameControls } from "../kit/game-context"
import { ControlsMenu, type MenuControl } from "./controls-menu"

export interface ScreenControlsProps {
  controls: GameControls
  volume: number
  className?: string
}

/**
 * Info, fairness, settings, fullscreen, volume: those that lead somewhere. A phone has fairness and volume, and the others
 * behind one button. No step of a bet renders them again.
 */
export const ScreenControls = memo(function ScreenControls({ controls, volume, className }: ScreenControlsProps) {
  const { onInfo, onFairness, onSettings, onToggleView, onFullscreen, fullscreen, onTransaction, onMute } = controls
  const muted = volume === 0
  const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.75 } as const
  const folded: readonly MenuControl[] = [
    ...(onInfo ? [{ label: "Info", Icon: Info, onPress: onInfo }] : []),
    ...(onTransaction ? [{ label: "Transaction", Icon: ReceiptText, onPress: onTransaction }] : []),
    ...(onSettings ? [{ label: "Game settings", Icon: SlidersHorizontal, onPress: onSettings }] : []),
    ...(onToggleView ? [{ label: "Switch between 2D and 3D", Icon: Box, onPress: onToggleView }] : []),
    ...(onFullscreen && !fullscreen ? [{ label: "Fullscreen", Icon: Maximize, onPress: onFullscreen }] : []),
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
      {onTransaction && (
        <IconButton label="Transaction" aria-haspopup="dialog" onClick={onTransaction} className="max-md:hidden">
          <ReceiptText {...icon} />
        </IconButton>
      )}
      {onSettings && (
        <IconButton label="Game settings" aria-haspopup="dialog" onClick={onSettings} className="max-md:hidden">
          <SlidersHorizontal {...icon} />
        </IconButton>
      )}
      {onToggleView && (
        <IconButton label="Switch between 2D and 3D" onClick={onToggleView} className="max-md:hidden">
          <Box {...icon} />
        </IconButton>
      )}
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
      <IconButton label={muted ? "Unmute" : "Mute"} onClick={onMute}>
        {muted ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
      </IconButton>
      {folded.length > 0 && <ControlsMenu controls={folded} className="md:hidden" />}
    </fieldset>
  )
})
