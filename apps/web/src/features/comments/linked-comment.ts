import type { CallError } from '@lanting/browser'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation } from '../../shared/router/router-context.ts'
import { useApi } from '../../shared/use-api.ts'
import { type Reader, threadQuery } from './comment-lists.queries.ts'
import type { CommentTarget } from './comments.queries.ts'

interface Linked {
  /** The comment or reply that the address names. */
  readonly id: number | undefined
  readonly arrive: (element: HTMLElement) => void
}

export const LinkedContext = createContext<Linked>({ id: undefined, arrive: () => undefined })

const isTyping = () => document.activeElement?.matches('input, textarea, select') === true

/** Shows an element: in the middle of the window, marked for a moment, and with the focus. */
const show = (element: HTMLElement) => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Marked again by a second visit.
  delete element.dataset.linked
  void element.offsetWidth
  element.dataset.linked = 'true'
  if (!isTyping()) element.focus({ preventScroll: true })
}

/** Shows the linked comment once for each visit of its address. */
export const useArrival = (id: number | undefined): Linked => {
  const location = useLocation()
  const shownFor = useRef<typeof location>(undefined)
  const arrive = useCallback(
    (element: HTMLElement) => {
      if (shownFor.current === location) return
      shownFor.current = location
      // After the router has scrolled to the top of the page.
      requestAnimationFrame(() => requestAnimationFrame(() => show(element)))
    },
    [location],
  )
  return useMemo(() => ({ id, arrive }), [id, arrive])
}

/** For an element that may be the linked comment. */
export const useLinkedElement = <E extends HTMLElement>(id: number | undefined) => {
  const element = useRef<E>(null)
  const linked = use(LinkedContext)
  const isLinked = linked.id !== undefined && linked.id === id
  useEffect(() => {
    if (isLinked && element.current) linked.arrive(element.current)
  }, [isLinked, linked])
  return { element, isLinked }
}

/** Loads the thread of the linked comment. */
export const useLinkedThread = (
  target: CommentTarget,
  linkedId: number | undefined,
  reader: Reader,
) => {
  const { data, error, isPending } = useQuery({
    ...threadQuery(useApi(), target, linkedId ?? 0, reader),
    enabled: linkedId !== undefined,
  })
  const isHere = data?.comment.type === target.type && data.comment.for_id === target.for_id
  if (linkedId === undefined) return { status: 'none' } as const
  if (isPending) return { status: 'loading' } as const
  // It may have been removed after it was shown.
  if ((error as CallError | null)?.status === 404) return { status: 'missing' } as const
  if (!data) return { status: 'none' } as const
  return isHere ? ({ status: 'found', thread: data } as const) : ({ status: 'missing' } as const)
}
