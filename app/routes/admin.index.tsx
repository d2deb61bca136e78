import { createFileRoute } from "@tanstack/react-router"
import { AdminPage } from "../pages/admin-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/admin/")({
  head: () => pageHead("Admin", "For the owner of the platform."),
  component: AdminPage,
})
