import { useSnapshot } from "valtio"
import { preferences } from "../play/preferences"
import { VolumeRow } from "./volume-row"

/** The volume of all games, for the settings. */
export function SoundLevel() {
  const { volume } = useSnapshot(preferences.state).current
  return (
    <VolumeRow
      title="Sound level"
      volume={volume}
      onVolumeChange={preferences.setVolume}
      onVolumeCommit={preferences.commitVolume}
    />
  )
}
