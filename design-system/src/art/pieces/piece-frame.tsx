import type { ReactNode } from "react"
import { cn } from "../../lib/cn"

export interface PieceFrameProps {
  /** SVG view box of the pieces inside. */
  viewBox: string
  className?: string
  children: ReactNode
}

/** A sheet to lay pieces on. Pieces are decoration: the game says in words what they show. */
export function PieceFrame({ viewBox, className, children }: PieceFrameProps) {
  return (
    <svg data-slot="piece" aria-hidden viewBox={viewBox} className={cn("block", className)}>
      {children}
    </svg>
  )
}
