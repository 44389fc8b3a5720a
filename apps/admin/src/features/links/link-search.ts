import { LINK_STATUS } from '@lanting/contract'
import {
  oneOf,
  pageOf,
  readTableSearch,
  shortText,
  type TableSearch,
} from '../../shared/table-search.ts'

export const LINK_TABS = ['all', 'waiting', 'approved'] as const
export type LinkTab = (typeof LINK_TABS)[number]

export interface LinkSearch extends TableSearch {
  readonly tab?: LinkTab
  readonly name?: string
  readonly from?: string
  readonly until?: string
}

const day = (value: unknown) => {
  const text = shortText(value)
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined
}

export const readLinkSearch = (search: Record<string, unknown>): LinkSearch => ({
  ...readTableSearch(search),
  tab: oneOf(search.tab, LINK_TABS),
  name: shortText(search.name),
  from: day(search.from),
  until: day(search.until),
})

const STATUS = { all: undefined, ...LINK_STATUS } as const
const FIRST_DAY = '1970-01-01'
const LAST_DAY = '9999-12-31'

/** Converts the address to the request body. */
export const listBody = (search: LinkSearch) => {
  const { tab = 'all', name, from, until } = search
  const hasDays = from !== undefined || until !== undefined
  return {
    ...pageOf(search),
    ...(STATUS[tab] && { status: STATUS[tab] }),
    ...(name && { site_name: name }),
    ...(hasDays && { time: [from ?? FIRST_DAY, until ?? LAST_DAY] }),
  }
}

/** Returns true when a filter other than the tab is set. */
export const isFiltered = ({ name, from, until }: LinkSearch) =>
  [name, from, until].some((value) => value !== undefined)
