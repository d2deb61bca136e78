import { releases } from "virtual:releases"
import { createFileRoute } from "@tanstack/react-router"
import { ChangelogPage } from "#features/static-pages"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/changelog")({
  head: () => pageHead("Changelog", "What changed in DGHRT Casino, newest first: added, changed, fixed and security."),
  component: () => <ChangelogPage releases={releases} runningVersion={__VERSION__} />,
})
