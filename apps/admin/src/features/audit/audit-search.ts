import { AUDIT_ENDINGS, type AuditEnding } from '@lanting/contract'
import {
  oneOf,
  pageOf,
  readTableSearch,
  shortText,
  type TableSearch,
  wholeNumber,
} from '../../shared/table-search.ts'

export interface AuditSearch extends TableSearch {
  /** The id of the administrator. */
  readonly who?: number
  readonly action?: string
  readonly ending?: AuditEnding
  readonly from?: string
  readonly until?: string
  readonly autosaves?: true
}

const day = (value: unknown) => {
  const text = shortText(value)
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined
}

export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  ...readTableSearch(search),
  who: wholeNumber(search.who),
  action: shortText(search.action, 64),
  ending: oneOf(search.ending, AUDIT_ENDINGS),
  from: day(search.from),
  until: day(search.until),
  autosaves: search.autosaves === true || search.autosaves === 'on' ? true : undefined,
})

const FIRST_DAY = '1970-01-01'
const LAST_DAY = '9999-12-31'

/** Converts the address to the request body. */
export const listBody = (search: AuditSearch) => {
  const { who, action, ending, from, until, autosaves } = search
  const hasDays = from !== undefined || until !== undefined
  return {
    ...pageOf(search),
    ...(who && { user_id: who }),
    ...(action && { action }),
    ...(ending && { ending }),
    ...(hasDays && { time: [from ?? FIRST_DAY, until ?? LAST_DAY] }),
    ...(autosaves && { autosaves }),
  }
}

export const isFiltered = ({ who, action, ending, from, until, autosaves }: AuditSearch) =>
  [who, action, ending, from, until, autosaves].some((value) => value !== undefined)
