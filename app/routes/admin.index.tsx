import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/admin/")({
  head: () => pageHead("Admin", "For the owner of the platform."),
  component: () => <NotBuiltPage id="admin" />,
})
