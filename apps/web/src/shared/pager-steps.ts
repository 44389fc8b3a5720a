const NUMBERS_SHOWN = 5

interface Step {
  readonly number: number
  /** Hidden where there is little room. */
  readonly isFar: boolean
  readonly isAfterGap: boolean
}

/** Returns five page numbers around the current page, and the first and the last one. */
export const pagerSteps = (page: number, pages: number): Step[] => {
  const start = Math.max(1, Math.min(page - 2, pages - NUMBERS_SHOWN + 1))
  const end = Math.min(pages, start + NUMBERS_SHOWN - 1)
  const around = Array.from({ length: end - start + 1 }, (_, place) => start + place)
  const numbers = [...new Set([1, ...around, pages])]
  return numbers.map((number, place) => ({
    number,
    isFar: Math.abs(number - page) > 1 && number !== 1 && number !== pages,
    isAfterGap: number > (numbers[place - 1] ?? 0) + 1,
  }))
}

/** Returns the page that was typed, limited to the existing ones. */
export const typedPage = (text: string, pages: number): number | undefined => {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? undefined : Math.min(Math.max(number, 1), pages)
}
