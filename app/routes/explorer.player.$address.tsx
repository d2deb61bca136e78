import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { NotBuiltPage } from "../not-built/not-built-page"
import { demandWallet } from "../pages/address-rules"
import { pageHead } from "../pages/page-head"
import { addressText, inSearch } from "../pages/search"

export const Route = createFileRoute("/explorer/player/$address")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: v.object({ user: inSearch(addressText) }),
  loader: ({ params }) => demandWallet(params.address),
  head: () => pageHead("Player", "Volume, profit and recent plays of one wallet, from the chain."),
  component: () => <NotBuiltPage id="explorer" />,
})
