import { ErrorPage } from "@dghrt/design-system"
import { Component, type ReactNode } from "react"
import { logger } from "#features/kernel"

interface GameBoundaryProps {
  children: ReactNode
}

/** A game that cannot be drawn becomes a page that says so, with the cause; the house around it stands. */
export class GameBoundary extends Component<GameBoundaryProps, { failure: unknown; failed: boolean }> {
  override state: { failure: unknown; failed: boolean } = { failure: null, failed: false }

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
      <ErrorPage
        status={500}
        title="Something went wrong while loading the game."
        cause={failure instanceof Error ? failure.message : String(failure)}
        homeHref="/"
        onRetry={() => location.reload()}
      >
        A bet you placed goes on by itself.
      </ErrorPage>
    )
  }
}
