import { logger } from "@dghrt/kernel/logger"
import { Component, type ReactNode } from "react"
import { missingCode } from "../model/missing-code"

export interface LoadBoundaryProps {
  /** Runs once the children have failed. */
  onFailure?: () => void
  /** Runs before the children are tried again. */
  onRetry?: () => void
  /** `tries` is how often the children were tried again. */
  fallback: (retry: () => void, error: unknown, tries: number) => ReactNode
  children: ReactNode
}

/** Shown in place of a part of a page that failed to load or to render. What is around it stays. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean; error: unknown; tries: number }> {
  override state: { failed: boolean; error: unknown; tries: number } = { failed: false, error: null, tries: 0 }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    if (missingCode(error)) logger.warn("A part of the page did not load", error)
    else logger.error("A part of the page failed", error)
    this.props.onFailure?.()
  }

  override render() {
    const { failed, error, tries } = this.state
    if (!failed) return this.props.children
    return this.props.fallback(
      () => {
        this.props.onRetry?.()
        this.setState({ failed: false, error: null, tries: tries + 1 })
      },
      error,
      tries,
    )
  }
}
