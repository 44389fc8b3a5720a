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
  readonly fetchMore: () => unknown
}

/** After a reload, loads an endless list up to the row that was in view, and scrolls to it. */
export const useListPlace = ({
  list,
  rows,
  loaded,
  hasMore,
  isLoading,
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
    if (!wanted.current || loaded === 0 || isLoading) return
    const row = document.getElementById(wanted.current.id)
    if (!row && hasMore) return void fetchMore()
    if (row) {
      const top = row.getBoundingClientRect().top - wanted.current.top
      window.scrollBy({ top, behavior: 'instant' })
    }
    wanted.current = undefined
  })
}
