import { createFileRoute, Link } from "@tanstack/react-router"
import { catalogue } from "#features/games"
import { HelpPage } from "#features/rules"
import { openOverlay } from "../overlays/overlays"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/help")({
  head: () => pageHead("Help", "Rules, odds and keys of each game."),
  component: Help,
})

function Help() {
  return (
    <HelpPage
      games={catalogue}
      onLimits={() => openOverlay("limits")}
      link={({ id }, content) => (
        <Link to="/rules/$game" params={{ game: id }}>
          {content}
        </Link>
      )}
    />
  )
}
