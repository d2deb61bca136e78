import { Button, StatusPage } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { type NotBuiltPageId, notBuilt } from "./not-built"

/** Says honestly that a page is not there yet, and leads back to what is. */
export function NotBuiltPage({ id }: { id: NotBuiltPageId }) {
  const { title, text, art } = notBuilt[id]
  return (
    <StatusPage
      data-slot="not-built"
      mark="Not available yet"
      title={title}
      art={art}
      actions={
        <Button asChild variant="primary" size="lg">
          <Link to="/">Back to Home</Link>
        </Button>
      }
    >
      {text}
    </StatusPage>
  )
}
