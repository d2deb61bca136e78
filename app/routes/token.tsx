import { createFileRoute, redirect } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/token")({
  beforeLoad: ({ context }) => {
    if (context.flags.presale) throw redirect({ to: "/presale", replace: true })
  },
  head: () => pageHead("DGHRT token", "The free-play token. It has no monetary value."),
  component: () => <NotBuiltPage id="token" />,
})
