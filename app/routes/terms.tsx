import { lazyWithPreload } from "@dghrt/design-system"
import { createFileRoute, useCanGoBack, useRouter } from "@tanstack/react-router"
import { OperatorFacts } from "#features/static-pages"
import { loadTermsPage } from "#features/terms"
import { pageHead } from "../pages/page-head"
import { useOperator } from "../shell/use-operator"

const Terms = lazyWithPreload(loadTermsPage)

export const Route = createFileRoute("/terms")({
  codeSplitGroupings: [["loader", "component"]],
  // Waited for: a drawing of the page may not outlive the files it is made of.
  loader: () => Terms.preload(),
  head: () =>
    pageHead(
      "Terms of service",
      "The terms of play. You must be 18 or of legal age where you live, whichever is higher.",
    ),
  component: TermsRoute,
})

function TermsRoute() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const operator = useOperator()
  return (
    <Terms
      operator={operator && <OperatorFacts operator={operator} />}
      onClose={() => (canGoBack ? router.history.back() : void router.navigate({ to: "/" }))}
    />
  )
}
