import { PICTURE_PLACES, type PicturePlace } from '@lanting/contract'
import {
  oneOf,
  pageOf,
  shortText,
  type TableSearch,
  wholeNumber,
} from '../../shared/table-search.ts'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

export const UPLOAD_SIZES = [20, 50, 100] as const

export interface UploadSearch extends TableSearch {
  readonly place?: PicturePlace
  readonly user?: number
  readonly unused?: true
  readonly text?: string
  readonly month?: string
}

export const readUploadSearch = (search: Record<string, unknown>): UploadSearch => ({
  page: wholeNumber(search.page),
  size: oneOf(search.size, UPLOAD_SIZES),
  place: oneOf(search.place, PICTURE_PLACES),
  user: wholeNumber(search.user),
  unused: search.unused === true ? true : undefined,
  text: shortText(search.text),
  month: MONTH.test(String(search.month)) ? String(search.month) : undefined,
})

export const uploadBody = (search: UploadSearch) => ({
  ...pageOf(search, UPLOAD_SIZES),
  place: search.place,
  user_id: search.user,
  unused: search.unused,
  text: search.text,
  month: search.month,
})
