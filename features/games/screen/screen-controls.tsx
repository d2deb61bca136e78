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
import { toggledVolume } from "./volume"

export interface ScreenControlsProps {
  controls: GameControls
  volume: number
  className?: string
}

/** Info, fairness, settings, fullscreen, volume: those that lead somewhere. No step of a bet renders them again. */
export const ScreenControls = memo(function ScreenControls({ controls, volume, className }: ScreenControlsProps) {
  const { onInfo, onFairness, onSettings, onToggleView, onFullscreen, fullscreen, onTransaction, onVolumeChange } =
    controls
  const muted = volume === 0
  const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.75 } as const
  return (
    <fieldset data-slot="controls" aria-label="Game controls" className={className}>
      {onInfo && (
        <IconButton label="Info" onClick={onInfo}>
          <Info {...icon} />
        </IconButton>
      )}
      {onFairness && (
        <IconButton label="Provably fair" onClick={onFairness} className="border-border bg-surface-hover">
          <ShieldCheck {...icon} className="size-5 text-success" />
        </IconButton>
      )}
      {onTransaction && (
        // A narrow title row has no space for it; there the settings lead to it.
        <IconButton label="Transaction" onClick={onTransaction} className="max-md:hidden">
          <ReceiptText {...icon} />
        </IconButton>
      )}
      {onSettings && (
        <IconButton label="Game settings" onClick={onSettings}>
          <SlidersHorizontal {...icon} />
        </IconButton>
      )}
      {onToggleView && (
        <IconButton label="Switch between 2D and 3D" onClick={onToggleView}>
          <Box {...icon} />
        </IconButton>
      )}
      {onFullscreen && (
        <IconButton
          label={fullscreen ? "Leave fullscreen" : "Fullscreen"}
          data-control="fullscreen"
          onClick={onFullscreen}
        >
          {fullscreen ? <Minimize {...icon} /> : <Maximize {...icon} />}
        </IconButton>
      )}
      <IconButton label={muted ? "Unmute" : "Mute"} onClick={() => onVolumeChange(toggledVolume(volume))}>
        {muted ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
      </IconButton>
    </fieldset>
  )
})
