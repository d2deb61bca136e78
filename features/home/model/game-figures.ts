import { multiplierText } from "@dghrt/betting/model"

/** Over every legal setting of a game, in basis points. */
export interface GameFigures {
  /** The highest multiplier that one bet can pay. */
  highestBps: number
  /** What the draw gives back of a stake on average, at the settings where that is lowest and highest. */
  leastRtpBps: number
  mostRtpBps: number
}

const percent = (bps: number) => `${bps / 100}`

/** "Up to 21x" and "RTP 97% before fees": what the cards of featured games say. */
export function figureTexts({ highestBps, leastRtpBps, mostRtpBps }: GameFigures): readonly string[] {
  const rtp = leastRtpBps === mostRtpBps ? percent(leastRtpBps) : `${percent(leastRtpBps)}–${percent(mostRtpBps)}`
  return [`Up to ${multiplierText(highestBps)}`, `RTP ${rtp}% before fees`]
}
