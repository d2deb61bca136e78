import { Button, StatusPage } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { gateMessages } from "#features/messages"
import { wrongAddressMessage } from "./wrong-address"

/** The page of an unknown address: what is wrong with it, and a link home. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { status, title, text } = wrongAddressMessage(data)
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
      <p>{text ?? gateMessages.PAGE_NOT_FOUND.text}</p>
    </StatusPage>
  )
}
