import { momentOf } from '../../http/times.ts'

/** Groups entries by year and keeps their order. */
export const byYear = <E extends { readonly createdAt: string }>(entries: readonly E[]) =>
  [...Map.groupBy(entries, ({ createdAt }) => createdAt.slice(0, 4))].map(
    ([year, articleList]) => ({ year, articleList }),
  )

/** A hundred years. Older articles are counted in the oldest month. */
const MONTHS_MAX = 1_200

interface MonthRange {
  /** `YYYY-MM`. */
  readonly month: string
  readonly from: number
  /** Not part of the month. */
  readonly to: number
}

/** Returns the months between two months (`YYYY-MM`), newest first. */
export const monthsBetween = (oldest: string, newest: string, timeZone: string): MonthRange[] => {
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const textOf = (number: number) =>
    `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
  const startOf = (number: number) => momentOf(`${textOf(number)}-01 00:00:00`, timeZone) ?? 0
  const last = numberOf(newest)
  const length = Math.min(last - numberOf(oldest) + 1, MONTHS_MAX)
  // Each month begins where the one before it ends; the first one has no beginning.
  const starts = Array.from({ length }, (_, place) => startOf(last + 1 - place))
  return starts.map((to, place) => ({
    month: textOf(last - place),
    from: starts[place + 1] ?? 0,
    to,
  }))
}

/** Gives each month with articles the page on which it begins. */
export const withPages = (
  months: readonly { readonly month: string; readonly count: number }[],
  size: number,
) => {
  let before = 0
  return months
    .filter(({ count }) => count > 0)
    .map(({ month, count }) => {
      const page = Math.floor(before / size) + 1
      before += count
      return { month, count, page }
    })
}
