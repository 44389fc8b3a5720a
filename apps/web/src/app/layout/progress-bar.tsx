import { useSyncExternalStore } from 'react'
import { useCopy } from '../../shared/language.ts'
import { useRouter } from '../../shared/router/router-context.ts'

/** Progress bar at the top while the next page loads, and a note while it cannot. */
export const ProgressBar = () => {
  const { shell } = useCopy()
  const router = useRouter()
  const { isLoading, isCutOff } = useSyncExternalStore(
    router.subscribe,
    router.getState,
    router.getState,
  )
  return (
    <>
      <div
        className="progress-bar"
        data-busy={isLoading}
        role="progressbar"
        aria-label={shell.loading}
        aria-hidden={!isLoading}
      />
      <p className="cut-off" role="status">
        {isCutOff && shell.cutOff}
      </p>
    </>
  )
}
