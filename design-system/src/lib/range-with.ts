import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual"

/** The rows that are drawn: those in view, and the one at `index`, which has the focus; -1 stands for none. */
export function rangeWith(range: Range, index: number): number[] {
  const inView = defaultRangeExtractor(range)
  return index === -1 || inView.includes(index) ? inView : [...inView, index].sort((a, b) => a - b)
}
