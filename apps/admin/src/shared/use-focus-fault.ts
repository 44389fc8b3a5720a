import { type RefObject, useEffect } from 'react'

/** Brings the first wrong field of a form into view, after each attempt to send it. */
export const useFocusFault = (form: RefObject<HTMLFormElement | null>, attempts: number): void => {
  useEffect(() => {
    if (attempts === 0) return
    form.current
      ?.querySelector<HTMLElement>(
        '[data-wrong="true"] :is(input, textarea), [aria-invalid="true"]',
      )
      ?.focus()
  }, [form, attempts])
}
