import { Component, type ReactNode } from 'react'
import { FailurePage } from './pages/failure-page.tsx'

interface Props {
  /** A new value shows the children again. */
  readonly resetKey: unknown
  readonly children: ReactNode
}

interface State {
  readonly failedFor?: unknown
  readonly hasFailed: boolean
}

/** Shows the failure page when a page throws while it renders. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedFor, hasFailed }: State): State {
    const isReset = hasFailed && failedFor !== undefined && failedFor !== resetKey
    return isReset
      ? { hasFailed: false }
      : { hasFailed, failedFor: hasFailed ? resetKey : undefined }
  }

  override render() {
    return this.state.hasFailed ? <FailurePage /> : this.props.children
  }
}
