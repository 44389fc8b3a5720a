import type { VisitorForm } from '@lanting/contract'
import { useCallback, useEffect, useRef } from 'react'

/**
 * What a form for visitors sends beside its fields: `trap` is a field that nobody sees or reaches,
 * `members()` what came of it and how long the form was open.
 */
export const useVisitorForm = () => {
  const field = useRef<HTMLInputElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  const members = useCallback(
    (): VisitorForm => ({
      website: field.current?.value ?? '',
      spent_ms: Math.round(performance.now() - openedAt.current),
    }),
    [],
  )
  const trap = (
    <div hidden>
      <input ref={field} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </div>
  )
  return { trap, members }
}
