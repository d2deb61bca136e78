import { cn } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { openTwin, type TwinId, twinPages } from "./page-or-panel"

interface IconLinkProps {
  id: TwinId
  /** Its spoken name and its tooltip. */
  label: string
  children: ReactNode
  className?: string
}

/** The way to one of the twins, known by its picture. */
export function IconLink({ id, label, children, className }: IconLinkProps) {
  return (
    <Link
      to={twinPages[id]}
      aria-label={label}
      onClick={openTwin(id)}
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
