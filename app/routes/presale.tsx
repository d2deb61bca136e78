import { createFileRoute, redirect } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/presale")({
  beforeLoad: ({ context }) => {
    if (!context.flags.presale) throw redirect({ to: "/token", replace: true })
  },
  head: () => pageHead("DGHRT presale", "Rate, limits and risk of the sale."),
  component: () => <NotBuiltPage id="presale" />,
})
