import { formatAmount } from "@dghrt/design-system"

/** Shown instead of an unknown figure; never a zero. */
export const unknown = "—"

/** SOL with two to four digits after the point, cut and never rounded up. */
export const solVolumeText = (lamports: bigint | undefined) =>
  lamports === undefined ? unknown : formatAmount(lamports, 9, { digits: 4 }).replace(/(\.\d\d\d*?)0+$/, "$1")

export const countText = (count: number | undefined) => (count === undefined ? unknown : formatAmount(BigInt(count), 0))

const padded = (part: number) => `${part}`.padStart(2, "0")

/** The hour on the reader's clock, or the day when it was another one. */
export function asOfText(atMs: number, nowMs: number): string {
  const at = new Date(atMs)
  return at.toDateString() === new Date(nowMs).toDateString()
    ? `${padded(at.getHours())}:${padded(at.getMinutes())}`
    : `${at.getFullYear()}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`
}
