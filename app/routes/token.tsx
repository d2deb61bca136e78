import { Button } from "@dghrt/design-system"
import { createFileRoute, Link, redirect } from "@tanstack/react-router"
import { TokenPage } from "#features/static-pages"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/token")({
  beforeLoad: ({ context }) => {
    if (context.flags.presale) throw redirect({ to: "/presale", replace: true })
  },
  head: () => pageHead("DGHRT token", "The free-play token. It has no monetary value."),
  component: () => (
    <TokenPage
      playLink={
        <Button asChild variant="primary">
          <Link to="/">Choose a game</Link>
        </Button>
      }
    />
  ),
})
