import { loadSoundLevel } from "#features/games"
import { lazyPart, notLoaded } from "#features/lazy-parts"

/** The volume of the games, which the settings have no code for. */
export const SoundLevel = lazyPart(loadSoundLevel, { failed: notLoaded("The sound level") })
