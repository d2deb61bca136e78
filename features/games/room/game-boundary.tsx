import { ErrorPage } from "@dghrt/design-system"
import { Component, type ReactNode } from "react"
import { logger } from "#features/kernel"

const LONGEST_DETAIL = 300

interface GameBoundaryProps {
  children: ReactNode
}

/** A game that cannot be drawn becomes a page that says so, with the cause; the house around it stands. */
export class GameBoundary extends Component<GameBoundaryProps, { failure: unknown; failed: boolean }> {
  override state = { failure: null, failed: false }

  static getDerivedStateFromError(failure: unknown) {
    return { failure, failed: true }
  }

  override componentDidCatch(failure: unknown) {
    logger.error("A game could not be drawn", failure)
  }

  override render() {
    const { failure, failed } = this.state
    if (!failed) return this.props.children
    return (
      // Code that did not arrive is fetched again only by a new document.
      <ErrorPage status={500} homeHref="/" onRetry={() => location.reload()}>
        Something went wrong while loading the game. A bet you placed goes on by itself.
        <code className="wrap-anywhere mt-3 block text-sm text-text-muted">{causeOf(failure)}</code>
      </ErrorPage>
    )
  }
}

const causeOf = (failure: unknown) =>
  (failure instanceof Error ? failure.message : String(failure)).slice(0, LONGEST_DETAIL)
