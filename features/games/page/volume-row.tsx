import { Slider } from "@dghrt/design-system"

export interface VolumeRowProps {
  title: string
  /** 0 to 1. */
  volume: number
  onVolumeChange: (volume: number) => void
  onVolumeCommit: () => void
}

const percent = (volume: number) => `${Math.round(volume * 100)}%`

/** How loud the games are. */
export const VolumeRow = ({ title, volume, onVolumeChange, onVolumeCommit }: VolumeRowProps) => (
  <div className="flex min-h-15 items-center gap-4 py-2 max-5xs:flex-wrap">
    <p className="flex-1 font-semibold">{title}</p>
    <div className="w-45 max-5xs:w-full">
      <Slider
        label={title}
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        onValueChange={(value) => onVolumeChange(value / 100)}
        onValueCommit={onVolumeCommit}
        valueText={(value) => percent(value / 100)}
      />
    </div>
    <span aria-hidden className="w-11 text-end text-text-muted tabular-nums">
      {percent(volume)}
    </span>
  </div>
)
