import { createFileRoute } from "@tanstack/react-router"
import * as z from "zod/mini"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/select-token")({
  validateSearch: z.object({ tab: z.catch(z.optional(z.enum(["tokens", "fees", "invite"])), undefined) }),
  head: () => pageHead("Tokens and fees", "The token you play with, and what a bet costs."),
  component: () => <NotBuiltPage id="selectToken" />,
})
