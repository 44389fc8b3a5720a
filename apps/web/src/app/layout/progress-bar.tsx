import { useSyncExternalStore } from 'react'
import { useCopy } from '../../shared/language.ts'
import { useRouter } from '../../shared/router/router-context.ts'

/** Progress bar at the top while the next page loads. */
export const ProgressBar = () => {
  const { shell } = useCopy()
  const router = useRouter()
  const busy = useSyncExternalStore(
    router.subscribe,
    () => router.getState().isLoading,
    () => false,
  )
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
