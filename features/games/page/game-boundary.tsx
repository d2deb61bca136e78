import { ErrorPage } from "@dghrt/design-system"
import { Component, type ReactNode } from "react"
import { logger, logText } from "#features/kernel"
import { dialogCode, gateMessages } from "#features/messages"

interface GameBoundaryProps {
  children: ReactNode
  /** The game was replaced by the error page. */
  onFailed?: () => void
}

/** Replaces a game that throws while it renders by an error page with the cause. The app around it keeps working. */
export class GameBoundary extends Component<GameBoundaryProps, { failure: unknown; failed: boolean }> {
  override state: { failure: unknown; failed: boolean } = { failure: null, failed: false }

  static getDerivedStateFromError(failure: unknown) {
    return { failure, failed: true }
  }

  override componentDidCatch(failure: unknown) {
    logger.error("A game could not be drawn", failure)
    this.props.onFailed?.()
  }

  override render() {
    const { failure, failed } = this.state
    if (!failed) return this.props.children
    const cause = failure instanceof Error ? failure.message : String(failure)
    return (
      // Code that did not arrive is fetched again only by a new document.
      <ErrorPage
        status={500}
        title={gateMessages.GAME_FAILED.text}
        report={logText}
        cause={cause}
        homeHref="/"
        onRetry={() => location.reload()}
      >
        {` Error code ${dialogCode(cause)}.`}
      </ErrorPage>
    )
  }
}
