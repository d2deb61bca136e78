import { Button, StatusPage } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { toldBy } from "./wrong-address"

/** An address that leads nowhere says why, and offers the way home. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { status, title, text } = toldBy(data)
  return (
    <StatusPage
      data-slot="not-found"
      muted
      mark={status}
      title={title}
      art={status === 400 ? "blackjack" : "magic8ball"}
      actions={
        <Button asChild variant="primary" size="lg">
          <Link to="/">Back to Home</Link>
        </Button>
      }
    >
      {text ?? "Check the address, or go back to where you came from."}
    </StatusPage>
  )
}
