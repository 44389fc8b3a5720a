import { TALK_STATUS } from '@lanting/contract'
import type { TableSearch } from '../../shared/table-search.ts'

export const TALK_TABS = ['public', 'private', 'trash'] as const
export type TalkTab = (typeof TALK_TABS)[number]

export interface TalkSearch extends TableSearch {
  readonly tab?: TalkTab
}

export const STATUS_OF_TAB = {
  public: TALK_STATUS.public,
  private: TALK_STATUS.private,
  trash: TALK_STATUS.recycled,
} as const satisfies Record<TalkTab, number>
