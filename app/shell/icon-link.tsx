import { cn } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { type OverlayPageId, openAsOverlay, overlayPages } from "./overlay-pages"

interface IconLinkProps {
  id: OverlayPageId
  /** The accessible name, also shown as the tooltip. */
  label: string
  children: ReactNode
  className?: string
}

/** An icon that leads to a page, or opens it as an overlay on a wide screen. */
export function IconLink({ id, label, children, className }: IconLinkProps) {
  return (
    <Link
      to={overlayPages[id]}
      aria-label={label}
      onClick={openAsOverlay(id)}
      className={cn(
        "group/link relative grid h-11 w-10 shrink-0 place-items-center rounded-sm text-text-secondary transition-tint hover:bg-surface-hover hover:text-text aria-[current=page]:text-primary",
        className,
      )}
    >
      {children}
      <span
        aria-hidden
        className="pointer-events-none absolute top-[calc(100%+8px)] left-1/2 z-50 hidden w-max -translate-x-1/2 rounded-xs border-(length:--border-w) border-border bg-surface px-2.5 py-1.5 text-[0.8125rem] text-text leading-tight shadow-3 [border-style:solid] group-focus-visible/link:block group-hover/link:block"
      >
        {label}
      </span>
    </Link>
  )
}
