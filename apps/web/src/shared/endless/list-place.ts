const NAME = 'list-place'

/** The first row in view and the distance of its top from the top of the window. */
export interface ListPlace {
  readonly id: string
  readonly top: number
}

/** The first row that is not above the window. */
export const placeOf = (rows: Iterable<HTMLElement>): ListPlace | undefined => {
  for (const row of rows) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom > 0) return { id: row.id, top }
  }
  return undefined
}

/** Whether the page was reloaded or reopened from the history, not opened by its address. */
const isReturn = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
}

/** The place in an endless list, kept in the tab over a reload. */
export const savedPlace = {
  write: (place: ListPlace | undefined): void => {
    try {
      if (place) sessionStorage.setItem(NAME, JSON.stringify(place))
      else sessionStorage.removeItem(NAME)
    } catch (error) {
      console.info('The place in the list is not saved:', error)
    }
  },

  take: (): ListPlace | undefined => {
    try {
      const text = sessionStorage.getItem(NAME)
      sessionStorage.removeItem(NAME)
      return text && isReturn() ? (JSON.parse(text) as ListPlace) : undefined
    } catch {
      return undefined
    }
  },
}
