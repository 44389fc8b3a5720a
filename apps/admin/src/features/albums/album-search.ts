import { PHOTO_STATUS } from '@lanting/contract'
import type { TableSearch } from '../../shared/table-search.ts'

export const ALBUM_SIZES = [8, 12, 16] as const
export const PHOTO_SIZES = [50, 100, 200, 999] as const
export const PHOTO_TABS = ['shown', 'trash'] as const
type PhotoTab = (typeof PHOTO_TABS)[number]

export interface AlbumSearch extends TableSearch {
  readonly name?: string
}

export interface PhotoSearch extends TableSearch {
  readonly id?: number
  readonly tab?: PhotoTab
}

export const STATUS_OF_TAB = {
  shown: PHOTO_STATUS.normal,
  trash: PHOTO_STATUS.recycled,
} as const satisfies Record<PhotoTab, number>
