import { logger } from "#features/kernel"

/** Every sound of the games, by what makes it. */
export type Sound =
  | "press"
  | "arrive"
  | "facet"
  | "knock"
  | "swirl"
  | "glass"
  | "reel"
  | "metal"
  | "peg"
  | "thud"
  | "slide"
  | "seat"
  | "chip"
  | "tile"
  | "engine"
  | "lock"
  | "win"
  | "lose"

export interface Cue {
  sound: Sound
  /** After the change that caused it. */
  atMs: number
}

interface Note {
  /** Hertz at the start and at the end. */
  from: number
  to: number
  seconds: number
  wave: OscillatorType
  /** After the sound starts. */
  delaySeconds?: number
}

/** Loudness before the player's volume, and the notes. Nothing rises while a result is awaited. */
const recipes: Record<Sound, { volume: number; notes: readonly Note[] }> = {
  press: { volume: 0.2, notes: [{ from: 340, to: 220, seconds: 0.07, wave: "triangle" }] },
  arrive: { volume: 0.15, notes: [{ from: 880, to: 880, seconds: 0.06, wave: "sine" }] },
  facet: { volume: 0.12, notes: [{ from: 1_650, to: 1_400, seconds: 0.03, wave: "triangle" }] },
  swirl: { volume: 0.1, notes: [{ from: 320, to: 260, seconds: 0.42, wave: "sine" }] },
  glass: { volume: 0.2, notes: [{ from: 2_100, to: 1_900, seconds: 0.09, wave: "sine" }] },
  reel: { volume: 0.2, notes: [{ from: 260, to: 150, seconds: 0.06, wave: "square" }] },
  metal: {
    volume: 0.2,
    notes: [
      { from: 2_640, to: 2_600, seconds: 0.16, wave: "sine" },
      { from: 3_980, to: 3_940, seconds: 0.09, wave: "sine" },
    ],
  },
  peg: { volume: 0.12, notes: [{ from: 1_180, to: 1_120, seconds: 0.03, wave: "triangle" }] },
  thud: { volume: 0.28, notes: [{ from: 140, to: 70, seconds: 0.14, wave: "sine" }] },
  slide: { volume: 0.15, notes: [{ from: 620, to: 380, seconds: 0.12, wave: "triangle" }] },
  seat: { volume: 0.2, notes: [{ from: 210, to: 120, seconds: 0.08, wave: "triangle" }] },
  chip: { volume: 0.2, notes: [{ from: 1_900, to: 1_500, seconds: 0.04, wave: "square" }] },
  tile: { volume: 0.2, notes: [{ from: 520, to: 340, seconds: 0.08, wave: "triangle" }] },
  engine: { volume: 0.1, notes: [{ from: 74, to: 74, seconds: 1.2, wave: "sawtooth" }] },
  lock: { volume: 0.3, notes: [{ from: 940, to: 900, seconds: 0.07, wave: "square" }] },
  knock: { volume: 0.3, notes: [{ from: 190, to: 90, seconds: 0.12, wave: "sine" }] },
  win: {
    volume: 0.5,
    notes: [
      { from: 523, to: 523, seconds: 0.34, wave: "sine" },
      { from: 659, to: 659, seconds: 0.34, wave: "sine", delaySeconds: 0.09 },
      { from: 784, to: 784, seconds: 0.5, wave: "sine", delaySeconds: 0.18 },
    ],
  },
  lose: { volume: 0.2, notes: [{ from: 196, to: 165, seconds: 0.4, wave: "sine" }] },
}

/** The part of Web Audio a player needs; tests hand in their own. */
export type AudioOutput = Pick<
  AudioContext,
  "currentTime" | "createGain" | "createOscillator" | "destination" | "resume" | "close"
>

/** A browser may have no sound, lock it or break it: nothing here throws, because a bet is shown without sound too. */
export interface SoundPlayer {
  /** The player's own, 0 to 1, also of what is planned already; at 0 no cue creates anything. */
  setVolume: (volume: number) => void
  play: (cues: readonly Cue[]) => void
  /** Makes the first cue cheap and opens nothing. */
  prepare: () => void
  /** Opens the device now, so that the first cue does not wait for it. Only right after a press: browsers allow it then. */
  wake: () => void
  /** Ends what sounds and what is planned, and gives the device back; a later cue opens it again. */
  close: () => void
}

function schedule(output: AudioOutput, into: AudioNode, { sound, atMs }: Cue) {
  const recipe = recipes[sound]
  for (const note of recipe.notes) {
    const start = output.currentTime + atMs / 1_000 + (note.delaySeconds ?? 0)
    const end = start + note.seconds
    const gain = output.createGain()
    const tone = output.createOscillator()
    tone.type = note.wave
    tone.frequency.setValueAtTime(note.from, start)
    tone.frequency.linearRampToValueAtTime(note.to, end)
    gain.gain.setValueAtTime(recipe.volume, start)
    // An exponential ramp cannot reach zero; this is 60 dB below the recipe's volume.
    gain.gain.exponentialRampToValueAtTime(recipe.volume * 0.001, end)
    tone.connect(gain).connect(into)
    tone.start(start)
    tone.stop(end)
  }
}

/**
 * The first use of a device waits until the browser has started its sound process, a tenth of a second in which the
 * page stands still. Asking which devices there are starts it while the page goes on: no permission is asked for,
 * nothing is opened, and the answer is not looked at. Without a secure context the API does not exist.
 */
const startSoundProcess = () => navigator.mediaDevices?.enumerateDevices()

/** Opens the device at the first audible cue, which follows the player's own press, or when it is woken before. */
export function createSoundPlayer(
  open: () => AudioOutput = () => new AudioContext(),
  start: () => unknown = startSoundProcess,
): SoundPlayer {
  let output: { device: AudioOutput; master: GainNode } | null = null
  let last: AudioNode | null = null
  let volume = 0
  const logged = new Set<string>()
  /** Runs at once; what it throws, or rejects with, is logged the first time. */
  const attempt = async (message: string, run: () => unknown) => {
    try {
      await run()
    } catch (error) {
      if (!logged.has(message)) logger.info(message, error)
      logged.add(message)
    }
  }
  const trySound = (run: () => unknown) => void attempt("A sound failed, and the game goes on without it", run)
  const masterOf = (device: AudioOutput) => {
    const master = device.createGain()
    master.gain.value = volume
    master.connect(device.destination)
    return master
  }
  const opened = () => {
    if (output === null) {
      const device = open()
      output = { device, master: masterOf(device) }
    }
    const { device } = output
    trySound(() => device.resume())
    return output
  }
  return {
    prepare: () => void attempt("The first sound will take its time", start),
    wake: () => trySound(opened),
    setVolume(next) {
      volume = Math.min(1, next)
      trySound(() => {
        if (output) output.master.gain.value = volume
      })
    },
    close() {
      const closing = output
      output = null
      last = null
      trySound(() => closing?.master.disconnect())
      trySound(() => closing?.device.close())
    },
    play(cues) {
      if (cues.length === 0) return
      // What was still to come belongs to a moment that has passed, or that the player skipped.
      const before = last
      last = null
      trySound(() => before?.disconnect())
      if (volume <= 0) return
      trySound(() => {
        const { device, master } = opened()
        const into = device.createGain()
        last = into
        into.connect(master)
        for (const cue of cues) schedule(device, into, cue)
      })
    },
  }
}
