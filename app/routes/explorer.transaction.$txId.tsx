import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { NotBuiltPage } from "../not-built/not-built-page"
import { demandSignature } from "../pages/address-rules"
import { pageHead } from "../pages/page-head"
import { addressText, inSearch } from "../pages/search"

export const Route = createFileRoute("/explorer/transaction/$txId")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: v.object({ user: inSearch(addressText) }),
  loader: ({ params }) => demandSignature(params.txId),
  head: () => pageHead("Transaction", "One play: what was wagered, what was drawn, and the proof."),
  component: () => <NotBuiltPage id="explorer" />,
})
