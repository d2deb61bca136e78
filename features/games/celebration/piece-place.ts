/** A place on the board, in percent of its width and height. */
export interface Spot {
  x: number
  y: number
}

const percent = (from: number, to: number, middle: number) => (to > from ? ((middle - from) / (to - from)) * 100 : 50)

/** The middle of what decided, which the board's own scene has marked; the middle of the layer where nothing is. */
export function placeOfPiece(layer: HTMLElement): Spot {
  const boxes = [...(layer.closest("[data-slot=board-column]")?.querySelectorAll("[data-decides]") ?? [])]
    .map((piece) => piece.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return { x: 50, y: 50 }
  const { left, right, top, bottom } = layer.getBoundingClientRect()
  const side = (of: "left" | "right" | "top" | "bottom") => boxes.map((box) => box[of])
  return {
    x: percent(left, right, (Math.min(...side("left")) + Math.max(...side("right"))) / 2),
    y: percent(top, bottom, (Math.min(...side("top")) + Math.max(...side("bottom"))) / 2),
  }
}
