import { type FrameSkip, framesJudged, nextFrameSkip } from "#features/kernel"

export interface FramePorts {
  requestFrame: (draw: (nowMs: number) => void) => void
  /** Whether the player lets the pace follow the machine. */
  adaptive: () => boolean
}

/** Whether the player lets what moves follow the machine. */
export const adaptive = () => document.documentElement.dataset.adaptiveRaf !== "false"

const page: FramePorts = {
  requestFrame: (draw) => void requestAnimationFrame(draw),
  adaptive,
}

/** Notices late frames while something moves, so that the next movement can ask for less. */
export function createFramePace({ requestFrame, adaptive }: FramePorts = page) {
  let level: FrameSkip = 1
  let frames: number[] = []

  function note(ms: number) {
    frames.push(ms)
    if (frames.length < framesJudged) return
    level = nextFrameSkip(level, frames)
    frames = []
  }

  return {
    /** Of `count` moving bits, how many this machine can carry. */
    carries: (count: number) => (adaptive() ? Math.ceil(count / level) : count),

    /** Measures for `durationMs`, as long as the movement lasts: an idle page is never asked for frames. */
    watch(durationMs: number) {
      if (!adaptive()) return
      let startMs: number | null = null
      let lastMs = 0
      requestFrame(function step(nowMs) {
        if (startMs === null) startMs = nowMs
        else note(nowMs - lastMs)
        lastMs = nowMs
        if (nowMs - startMs < durationMs) requestFrame(step)
      })
    },
  }
}

/** One pace for the whole page: what was slow in one game is slow in the next. */
export const framePace = createFramePace()
