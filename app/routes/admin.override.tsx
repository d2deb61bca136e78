import { createFileRoute } from "@tanstack/react-router"
import { OverridePage } from "../pages/admin-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/admin/override")({
  head: () => pageHead("Access override", "For the owner of the platform."),
  component: OverridePage,
})
