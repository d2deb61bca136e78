import { createFileRoute } from "@tanstack/react-router"
import * as z from "zod/mini"
import { NotBuiltPage } from "../not-built/not-built-page"
import { demandSignature, isWalletAddress } from "../pages/address-rules"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/explorer/transaction/$txId")({
  validateSearch: z.object({ user: z.catch(z.optional(z.string().check(z.refine(isWalletAddress))), undefined) }),
  loader: ({ params }) => demandSignature(params.txId),
  head: () => pageHead("Transaction", "One play: what was wagered, what was drawn, and the proof."),
  component: () => <NotBuiltPage id="explorer" />,
})
