import { PieceFrame } from "@dghrt/design-system"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { type BoardLayout, SHEET } from "./board"

export interface SheetLayerProps extends ComponentPropsWithoutRef<"div"> {
  board: BoardLayout
  /** In the sheet's units. */
  box: { x: number; y: number; width: number; height: number }
  /** Stands over the drawing, in parts of the box. */
  after?: ReactNode
}

/** A small window onto the sheet with a layer of its own: so that lighting up repaints nothing else. */
export const SheetLayer = forwardRef<HTMLDivElement, SheetLayerProps>(function SheetLayer(
  { board, box: { x, y, width, height }, after, children, style, ...rest },
  ref,
) {
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`
  return (
    <div
      {...rest}
      ref={ref}
      className="absolute"
      style={{
        left: part(x, SHEET.width),
        top: part(y, board.height),
        width: part(width, SHEET.width),
        height: part(height, board.height),
        ...style,
      }}
    >
      <PieceFrame viewBox={`${x} ${y} ${width} ${height}`} className="size-full overflow-visible">
        {children}
      </PieceFrame>
      {after}
    </div>
  )
})
