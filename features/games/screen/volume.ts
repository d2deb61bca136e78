/** What the volume key turns on again. */
const AUDIBLE = 0.5

/** The other of silent and audible. */
export const toggledVolume = (volume: number): number => (volume === 0 ? AUDIBLE : 0)
