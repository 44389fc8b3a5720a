import { type RefObject, useEffect, useRef } from 'react'
import { type ListPlace, placeOf, savedPlace } from './list-place.ts'

interface EndlessList {
  readonly list: RefObject<HTMLElement | null>
  /** Selects the rows, each with an id. */
  readonly rows: string
  /** The number of loaded rows. */
  readonly loaded: number
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly fetchMore: () => unknown
}

/** After a reload, loads an endless list up to the row that was in view, and scrolls to it. */
export const useListPlace = ({
  list,
  rows,
  loaded,
  hasMore,
  isLoading,
  isFailed,
  fetchMore,
}: EndlessList): void => {
  const wanted = useRef<ListPlace | undefined>(undefined)
  useEffect(() => {
    wanted.current = savedPlace.take()
    const save = () =>
      savedPlace.write(placeOf(list.current?.querySelectorAll<HTMLElement>(rows) ?? []))
    const stop = () => {
      wanted.current = undefined
    }
    window.addEventListener('pagehide', save)
    window.addEventListener('wheel', stop, { passive: true })
    window.addEventListener('touchmove', stop, { passive: true })
    window.addEventListener('keydown', stop)
    return () => {
      window.removeEventListener('pagehide', save)
      window.removeEventListener('wheel', stop)
      window.removeEventListener('touchmove', stop)
      window.removeEventListener('keydown', stop)
    }
  }, [list, rows])

  useEffect(() => {
    if (!wanted.current || loaded === 0 || isLoading || isFailed) return
    const { id, top } = wanted.current
    const distance = () => (document.getElementById(id)?.getBoundingClientRect().top ?? top) - top
    window.scrollBy({ top: distance(), behavior: 'instant' })
    // The row is missing, or the page is too short to scroll so far.
    const isThere = document.getElementById(id) && Math.abs(distance()) < 1
    if (!isThere && hasMore) fetchMore()
    else wanted.current = undefined
  })
}
