import { createFileRoute, redirect } from "@tanstack/react-router"
import { PresalePage } from "#features/static-pages"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/presale")({
  beforeLoad: ({ context }) => {
    if (!context.flags.presale) throw redirect({ to: "/token", replace: true })
  },
  head: () => pageHead("DGHRT presale", "Rate, limits and risk of the sale."),
  component: PresalePage,
})
