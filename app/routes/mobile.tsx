import { createFileRoute, notFound } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/mobile")({
  beforeLoad: ({ context }) => {
    if (!context.flags.mobileBrowser) throw notFound()
  },
  head: () => pageHead("Mobile app", "The casino on your home screen, without a store."),
  component: () => <NotBuiltPage id="mobileApp" />,
})
