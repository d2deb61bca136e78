import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { demandWallet } from "../pages/address-rules"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/explorer/platform/$creator")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params }) => demandWallet(params.creator),
  head: () => pageHead("Platform", "Volume, plays and players of one platform, from the chain."),
  component: () => <NotBuiltPage id="explorer" />,
})
