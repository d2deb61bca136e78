import { Component, type ReactNode } from "react"
import { ApplicationError } from "./pages/application-error"

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
