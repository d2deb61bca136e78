import { createFileRoute } from "@tanstack/react-router"
import * as z from "zod/mini"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

const host = z.string().check(z.maxLength(253), z.regex(/^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i))

export const Route = createFileRoute("/propagation")({
  validateSearch: z.object({ domain: z.catch(z.optional(host), undefined) }),
  head: () => pageHead("DNS propagation", "How far this site's address has travelled around the world."),
  component: () => <NotBuiltPage id="propagation" />,
})
