import { PieceFrame } from "@dghrt/design-system"
import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { SHEET } from "./board"

export interface SheetLayerProps extends ComponentPropsWithoutRef<"div"> {
  /** In the sheet's units. */
  box: { x: number; y: number; width: number; height: number }
  /** Stands over the drawing, in parts of the box. */
  after?: ReactNode
}

/** A small window onto the sheet with a layer of its own: so that lighting up repaints nothing else. */
export function SheetLayer({ box: { x, y, width, height }, after, children, style, ...rest }: SheetLayerProps) {
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`
  return (
    <div
      {...rest}
      className="absolute"
      style={{
        left: part(x, SHEET.width),
        top: part(y, SHEET.height),
        width: part(width, SHEET.width),
        height: part(height, SHEET.height),
        ...style,
      }}
    >
      <PieceFrame viewBox={`${x} ${y} ${width} ${height}`} className="size-full overflow-visible">
        {children}
      </PieceFrame>
      {after}
    </div>
  )
}
