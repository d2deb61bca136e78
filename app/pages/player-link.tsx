import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"

/** Leads to a player's page in the explorer. */
export const playerLink = (address: string, content: ReactNode) => (
  <Link
    to="/explorer/player/$address"
    params={{ address }}
    className="inline-flex min-h-11 min-w-0 items-center rounded-xs hover:underline"
  >
    {content}
  </Link>
)
