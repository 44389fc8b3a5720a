import { type DayKind, NUMBER_DAYS, type StatDays } from '@lanting/contract'
import { oneOf } from '../../shared/table-search.ts'

export const SERIES = ['visits', 'reading', 'comments', 'chat', 'plays'] as const
export type Series = (typeof SERIES)[number]

/** The lines of each metric. The first is drawn as an area. */
export const KINDS_OF: Readonly<Record<Series, readonly DayKind[]>> = {
  visits: ['views', 'visitors'],
  reading: ['reading'],
  comments: ['comments'],
  chat: ['chat'],
  plays: ['plays'],
}

export const USUAL_DAYS: StatDays = 30

export interface DashboardSearch {
  readonly days?: StatDays
  readonly show?: Series
}

export const readDashboardSearch = (search: Record<string, unknown>): DashboardSearch => ({
  days: oneOf(search.days, NUMBER_DAYS),
  show: oneOf(search.show, SERIES),
})
