import type { ReactNode } from "react"
import { Heart } from "../heart/heart"
import { cn } from "../lib/cn"

export interface EmptyStateProps {
  /** What is not here, in one bold line. */
  title: string
  /** Why it is empty, or what will fill it. */
  detail?: ReactNode
  /** At most one next step. */
  action?: ReactNode
  className?: string
}

/** Loaded, and nothing in it. */
export function EmptyState({ title, detail, action, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn("wrap-anywhere grid justify-items-center gap-1 px-4 py-8 text-center", className)}
    >
      <Heart small hue={4} className="mb-3 w-16 opacity-75" />
      <p className="font-[650]">{title}</p>
      {detail && <p className="text-text-muted">{detail}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
