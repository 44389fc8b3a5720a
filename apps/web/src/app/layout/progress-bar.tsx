import { useRouterState } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'

/** Progress bar at the top while the next page loads. */
export const ProgressBar = () => {
  const { shell } = useCopy()
  const busy = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <div
      className="progress-bar"
      data-busy={busy}
      role="progressbar"
      aria-label={shell.loading}
      aria-hidden={!busy}
    />
  )
}
