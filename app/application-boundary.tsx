import { Component, type ReactNode } from "react"
import { lazyPart } from "#features/lazy-parts"

/** In place of the app, or of the frame around its pages. */
export const ApplicationError = lazyPart(() => import("./pages/application-error"), { failed: () => <PlainError /> })

/** Where even the page about the failure did not load. */
const PlainError = () => (
  <main className="p-4">
    <h1>Application Error</h1>
    <a href="/">Reload</a>
  </main>
)

interface ApplicationBoundaryProps {
  children: ReactNode
}

/** The outermost boundary: what no page and no part has caught. */
export class ApplicationBoundary extends Component<ApplicationBoundaryProps, { failed: boolean; error: unknown }> {
  override state: { failed: boolean; error: unknown } = { failed: false, error: null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override render() {
    const { failed, error } = this.state
    if (!failed) return this.props.children
    return <ApplicationError error={error} onRetry={() => this.setState({ failed: false, error: null })} />
  }
}
