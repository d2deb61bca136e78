import { Component, type ReactNode } from "react"
import { logger } from "#features/kernel"

export interface LoadBoundaryProps {
  /** Runs once the children have failed. */
  onFailure: () => void
  /** Runs before the children are tried again. */
  onRetry: () => void
  fallback: (retry: () => void, error: unknown) => ReactNode
  children: ReactNode
}

/** Shown in place of a lazy component that failed to load or to render. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean; error: unknown }> {
  override state: { failed: boolean; error: unknown } = { failed: false, error: null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    logger.warn("A part of the page did not load", error)
    this.props.onFailure()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(() => {
      this.props.onRetry()
      this.setState({ failed: false, error: null })
    }, this.state.error)
  }
}
