import { Link } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import type { ReactNode } from "react"

/** The address of a game for the connected wallet; null without one. */
export const gamePageLink = (address: string | null) =>
  address === null
    ? null
    : ({ id }: { id: string }, content: ReactNode) => (
        <Link to="/game/$wallet/$gameId" params={{ wallet: address, gameId: id }}>
          {content}
        </Link>
      )

/** Leads to free play of a game, which needs no wallet where visitors may play for free. */
export const freePlayLink = ({ id }: { id: string }, content: ReactNode) => (
  <Link to="/game/$wallet/$gameId" params={{ wallet: "demo", gameId: id }}>
    {content}
  </Link>
)

/** Leads from a game's description to its rules. */
export const RulesLink = ({ game }: { game: string }) => (
  <Link
    to="/rules/$game"
    params={{ game }}
    className="inline-flex min-h-10 items-center gap-1.5 rounded-sm font-semibold text-primary hover:underline"
  >
    Rules and odds
    <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />
  </Link>
)
