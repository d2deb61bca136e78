import { createFileRoute } from "@tanstack/react-router"
import * as z from "zod/mini"
import { NotBuiltPage } from "../not-built/not-built-page"
import { demandWallet, isWalletAddress } from "../pages/address-rules"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/explorer/player/$address")({
  validateSearch: z.object({ user: z.catch(z.optional(z.string().check(z.refine(isWalletAddress))), undefined) }),
  loader: ({ params }) => demandWallet(params.address),
  head: () => pageHead("Player", "Volume, profit and recent plays of one wallet, from the chain."),
  component: () => <NotBuiltPage id="explorer" />,
})
