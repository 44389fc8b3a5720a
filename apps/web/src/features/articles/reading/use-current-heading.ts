import { useCallback, useState } from 'react'
import { useScroll } from '../../../shared/use-scroll.ts'
import { type CatalogueEntry, currentEntry } from './catalogue.rules.ts'
import { READING_LINE_PX } from './reading-line.ts'

/** Returns the id of the current heading. */
export const useCurrentHeading = (entries: readonly CatalogueEntry[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useScroll(
    useCallback(() => {
      const headings = entries.flatMap(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined ? [] : [{ id, top }]
      })
      setCurrent(currentEntry(headings, READING_LINE_PX)?.id)
    }, [entries]),
  )
  return current
}
