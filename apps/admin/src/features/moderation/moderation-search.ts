import {
  oneOf,
  pageOf,
  shortText,
  type TableSearch,
  wholeNumber,
} from '../../shared/table-search.ts'

export const MODERATION_SIZES = [20, 50, 100] as const
export const QUEUE_SOURCES = ['report', 'held'] as const
export const QUEUE_ORDERS = ['new', 'old'] as const

export interface ModerationSearch extends TableSearch {
  /** Searches in the content. */
  readonly text?: string
  /** The nickname of the author. */
  readonly name?: string
  readonly from?: string
  readonly until?: string
  readonly source?: (typeof QUEUE_SOURCES)[number]
  readonly order?: (typeof QUEUE_ORDERS)[number]
}

const day = (value: unknown) => {
  const text = shortText(value)
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined
}

const readPage = (search: Record<string, unknown>) => ({
  page: wholeNumber(search.page),
  size: oneOf(search.size, MODERATION_SIZES),
})

export const readModerationSearch = (search: Record<string, unknown>): ModerationSearch => ({
  ...readPage(search),
  text: shortText(search.text),
  name: shortText(search.name),
  from: day(search.from),
  until: day(search.until),
  source: oneOf(search.source, QUEUE_SOURCES),
  order: oneOf(search.order, QUEUE_ORDERS),
})

export interface NotificationSearch extends TableSearch {
  readonly text?: string
  readonly name?: string
  readonly from?: string
  readonly until?: string
  readonly type?: 1 | 2 | 3 | 4
  readonly view?: 1 | 2
}

export const readNotificationSearch = (search: Record<string, unknown>): NotificationSearch => ({
  ...readPage(search),
  text: shortText(search.text),
  name: shortText(search.name),
  from: day(search.from),
  until: day(search.until),
  type: oneOf(Number(search.type), [1, 2, 3, 4]),
  view: oneOf(Number(search.view), [1, 2]),
})

const FIRST_DAY = '1970-01-01'
const LAST_DAY = '9999-12-31'

/** Converts the days of the address for the request. */
export const daysIn = ({ from, until }: Pick<ModerationSearch, 'from' | 'until'>) =>
  from === undefined && until === undefined ? {} : { time: [from ?? FIRST_DAY, until ?? LAST_DAY] }

export const moderationPage = (search: TableSearch) => pageOf(search, MODERATION_SIZES)

/** Returns true when a filter is set. */
export const isNarrowed = ({ text, name, from, until, source }: ModerationSearch): boolean =>
  [text, name, from, until, source].some((value) => value !== undefined)
