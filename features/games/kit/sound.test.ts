import { describe, expect, test, vi } from "vitest"
import { logger } from "#features/kernel"
import { type AudioOutput, createSoundPlayer, type SoundPlayer } from "./sound"

/** Records when tones start and how loud they are. */
function fakeOutput() {
  const starts: number[] = []
  const gains: number[] = []
  const disconnect = vi.fn()
  const close = vi.fn()
  const masters: { value: number }[] = []
  const output = {
    currentTime: 10,
    destination: {},
    resume: async () => undefined,
    close,
    createGain() {
      const gain = {
        value: 1,
        setValueAtTime: (value: number) => gains.push(value),
        exponentialRampToValueAtTime: vi.fn(),
      }
      return {
        gain,
        connect(next: unknown) {
          if (next === output.destination) masters.push(gain)
          return next
        },
        disconnect,
      }
    },
    createOscillator: () => ({
      type: "sine",
      frequency: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() },
      connect: (next: unknown) => next,
      start: (at: number) => starts.push(at),
      stop: vi.fn(),
    }),
  }
  const faked = output as unknown as AudioOutput // only the members that the player touches exist
  return { output: faked, starts, gains, disconnect, masters, close }
}

function playerAt(volume: number, ...given: Parameters<typeof createSoundPlayer>) {
  const player = createSoundPlayer(...given)
  player.setVolume(volume)
  return player
}

test("muted means no device is opened", () => {
  const open = vi.fn()
  playerAt(0, open).play([{ sound: "win", atMs: 0 }])
  expect(open).not.toHaveBeenCalled()
})

test("cues sound at their time and at the player's volume, on one device", () => {
  const { output, starts, gains, masters } = fakeOutput()
  const open = vi.fn(() => output)
  const player = playerAt(0.5, open)
  player.play([{ sound: "press", atMs: 0 }])
  player.play([{ sound: "knock", atMs: 760 }])
  expect(open).toHaveBeenCalledOnce()
  expect(starts).toEqual([10, 10.76])
  expect(gains).toEqual([0.2, 0.3])
  expect(masters).toMatchObject([{ value: 0.5 }])
})

test("a change of volume reaches what is planned already, and mute silences it at once", () => {
  const { output, masters } = fakeOutput()
  const player = playerAt(1, () => output)
  player.play([{ sound: "win", atMs: 1_700 }])
  player.setVolume(0.3)
  expect(masters).toMatchObject([{ value: 0.3 }])
  player.setVolume(0)
  expect(masters).toMatchObject([{ value: 0 }])
})

test("leaving ends what is planned and gives the device back, and the next cue opens it again", () => {
  const { output, disconnect, close } = fakeOutput()
  const open = vi.fn(() => output)
  const player = playerAt(1, open)
  player.play([{ sound: "win", atMs: 1_700 }])
  player.close()
  expect(disconnect).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
  player.close()
  expect(close).toHaveBeenCalledOnce()
  player.play([{ sound: "press", atMs: 0 }])
  expect(open).toHaveBeenCalledTimes(2)
})

test("a volume above full is full", () => {
  const { output, masters } = fakeOutput()
  playerAt(7, () => output).play([{ sound: "lose", atMs: 0 }])
  expect(masters).toMatchObject([{ value: 1 }])
})

test("a new moment silences what the last one still had to play", () => {
  const { output, disconnect } = fakeOutput()
  const player = playerAt(1, () => output)
  player.play([{ sound: "knock", atMs: 760 }])
  expect(disconnect).not.toHaveBeenCalled()
  player.play([{ sound: "win", atMs: 0 }])
  expect(disconnect).toHaveBeenCalledOnce()
})

test("a device that was woken is the one the first cue sounds on", () => {
  const { output, starts } = fakeOutput()
  const open = vi.fn(() => output)
  const player = playerAt(1, open)
  player.wake()
  expect(open).toHaveBeenCalledOnce()
  player.play([{ sound: "press", atMs: 0 }])
  expect(open).toHaveBeenCalledOnce()
  expect(starts).toEqual([10])
})

test("getting ready asks for the sound process once and opens nothing, and a browser that cannot is no harm", async () => {
  const [open, start] = [vi.fn(), vi.fn(() => Promise.reject(new Error("No device")))]
  createSoundPlayer(open, start).prepare()
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  createSoundPlayer(open, () => undefined).prepare()
  expect(open).not.toHaveBeenCalled()
})

describe("in a browser whose sound fails, a player throws nothing and logs a fault once:", () => {
  const broken = () => {
    throw new Error("Sound is locked")
  }
  /** Every call of a player, twice, and what came into the log of it. */
  async function logged(player: SoundPlayer) {
    const entries: unknown[] = []
    const stop = logger.subscribe(({ message, detail }) => entries.push([message, String(detail)]))
    for (let cue = 0; cue < 2; cue++) {
      player.prepare()
      player.wake()
      player.setVolume(1)
      player.play([{ sound: "win", atMs: 0 }])
      player.setVolume(0)
      player.play([{ sound: "win", atMs: 0 }])
    }
    // A rejection arrives after the calls.
    await new Promise((resolve) => setTimeout(resolve))
    stop()
    return entries
  }
  const without = (part: Partial<Record<keyof AudioOutput, unknown>>): AudioOutput =>
    Object.assign(fakeOutput().output, part)
  const silent = "A sound failed, and the game goes on without it"

  test("no AudioContext, as in Node", async () => {
    expect(await logged(createSoundPlayer(undefined, () => undefined))).toEqual([
      [silent, expect.stringContaining("AudioContext")],
    ])
  })

  test.each<[string, () => AudioOutput]>([
    ["a constructor that throws", broken],
    ["createGain that throws", () => without({ createGain: broken })],
    ["a note that cannot be scheduled", () => without({ createOscillator: broken })],
    ["resume that throws", () => without({ resume: broken })],
    ["resume that is refused", () => without({ resume: () => Promise.reject(new Error("Sound is locked")) })],
  ])("%s", async (_, open) => {
    expect(await logged(createSoundPlayer(open, () => undefined))).toEqual([[silent, "Error: Sound is locked"]])
  })

  test.each<[string, () => Promise<unknown>]>([
    ["a question for the devices that throws", broken],
    ["a question for the devices that is refused", () => Promise.reject(new Error("Sound is locked"))],
  ])("%s", async (_, start) => {
    const player = createSoundPlayer(() => fakeOutput().output, start)
    expect(await logged(player)).toEqual([["The first sound will take its time", "Error: Sound is locked"]])
  })

  test("a moment that cannot be silenced, and the next one sounds all the same", async () => {
    const { output, starts, disconnect } = fakeOutput()
    disconnect.mockImplementation(broken)
    const open = () => output
    expect(await logged(createSoundPlayer(open, () => undefined))).toEqual([[silent, "Error: Sound is locked"]])
    expect(starts).toHaveLength(6)
  })
})
