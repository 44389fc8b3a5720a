import { VISITOR_MINIMUM_MS } from '@lanting/contract'
import { useEffect, useRef } from 'react'

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Bot protection for visitors: a hidden field, and the time the form was open. A fast sender waits
 * for the rest of the minimum time instead of being rejected.
 */
export const useHoneypot = () => {
  const openedAt = useRef(0)
  const website = useRef<HTMLInputElement>(null)
  useEffect(() => {
    openedAt.current ||= performance.now()
  }, [])
  const passed = () => Math.round(performance.now() - openedAt.current)
  return {
    honeypotInput: (
      <input
        ref={website}
        className="honeypot for-screen-readers"
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
    ),
    honeypotFields: async () => {
      const missing = VISITOR_MINIMUM_MS - passed()
      if (missing > 0) await after(missing)
      return {
        website: website.current?.value ?? '',
        spent_ms: Math.max(passed(), VISITOR_MINIMUM_MS),
      }
    },
  }
}
