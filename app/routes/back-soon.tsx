import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/back-soon")({
  staticData: { bare: true },
  head: () => pageHead("Back soon", "The casino is closed for a moment."),
  component: () => (
    <main className="canvas grid min-h-dvh items-center px-4">
      <NotBuiltPage id="backSoon" />
    </main>
  ),
})
