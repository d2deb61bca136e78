import { Button, DialogContent, SegmentedControl, Switch, useMedia } from "@dghrt/design-system"
import { useSnapshot } from "valtio"
import { settings } from "#features/settings"
import type { GameRecord } from "../kit/game-record"
import { FORCED_COLORS, type RenderMode } from "../screen/render-mode"
import { chooseRenderMode, useRenderMode } from "../screen/use-render-mode"
import { VolumeRow } from "./volume-row"

export interface GameSettingsProps {
  game: GameRecord
  /** 0 to 1. */
  volume: number
  onVolumeChange: (volume: number) => void
  onVolumeCommit: () => void
  onTransaction?: (() => void) | undefined
  onAll?: (() => void) | undefined
  /** Played with a token that has no value: Space repeats there until it is switched off. */
  freePlay?: boolean | undefined
}

/** What concerns play right now: how loud it is and how much moves. */
export default function GameSettings({
  game,
  volume,
  onVolumeChange,
  onVolumeCommit,
  onTransaction,
  onAll,
  freePlay = false,
}: GameSettingsProps) {
  const { user } = useSnapshot(settings.state)
  const { capabilities } = game
  const forcedColors = useMedia(FORCED_COLORS)
  const view = useRenderMode(game)
  return (
    <DialogContent title="Game settings" description={`Sound and motion while you play ${game.meta.name}.`}>
      <div className="grid ruled gap-1">
        <VolumeRow title="Volume" volume={volume} onVolumeChange={onVolumeChange} onVolumeCommit={onVolumeCommit} />
        {capabilities.supports2D && capabilities.supports3D && (
          <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <div>
              <p className="font-semibold">View</p>
              {forcedColors && (
                <p className="text-sm text-text-secondary">
                  2D while your system forces its colors. Your choice is kept.
                </p>
              )}
            </div>
            <SegmentedControl<RenderMode>
              label="View"
              value={view}
              disabled={forcedColors}
              onValueChange={(next) => chooseRenderMode(game.id, next)}
              options={[
                { value: "2D", label: "2D" },
                { value: "3D", label: "3D" },
              ]}
            />
          </div>
        )}
        <Switch
          label="Space repeats the bet"
          description="Works while no field or button is selected. It never plays a step of an open game, and never cashes out."
          checked={user.spaceRepeats ?? freePlay}
          onCheckedChange={(spaceRepeats) => settings.change({ spaceRepeats })}
          className="min-h-15 py-2"
        />
        <Switch
          label="Reduce motion"
          description="Results fade in instead of moving."
          checked={user.reduceMotion}
          onCheckedChange={(reduceMotion) => settings.change({ reduceMotion })}
          className="min-h-15 py-2"
        />
        <Switch
          label="Particles"
          description="Confetti over a win."
          checked={user.particlesEnabled}
          onCheckedChange={(particlesEnabled) => settings.change({ particlesEnabled })}
          className="min-h-15 py-2"
        />
        <Switch
          label="Less glow"
          checked={user.lessGlow}
          onCheckedChange={(lessGlow) => settings.change({ lessGlow })}
          className="min-h-15 py-2"
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2 [&>button]:flex-1">
        {onTransaction && <Button onClick={onTransaction}>Transaction</Button>}
        {onAll && <Button onClick={onAll}>All settings</Button>}
      </div>
    </DialogContent>
  )
}
