import { ADMIN_ARTICLE_SORTS, ARTICLE_STATUS, PINNED } from '@lanting/contract'
import {
  oneOf,
  pageOf,
  readTableSearch,
  shortText,
  type TableSearch,
  wholeNumber,
} from '../../shared/table-search.ts'

export const ARTICLE_TABS = ['all', 'public', 'private', 'draft', 'scheduled', 'trash'] as const
export type ArticleTab = (typeof ARTICLE_TABS)[number]

export interface ArticleSearch extends TableSearch {
  readonly tab?: ArticleTab
  readonly title?: string
  readonly category?: number
  readonly tag?: number
  readonly pinned?: 1 | 2
  readonly from?: string
  readonly until?: string
}

const day = (value: unknown) => {
  const text = shortText(value)
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined
}

export const readArticleSearch = (search: Record<string, unknown>): ArticleSearch => ({
  ...readTableSearch(search),
  tab: oneOf(search.tab, ARTICLE_TABS),
  title: shortText(search.title),
  category: wholeNumber(search.category),
  tag: wholeNumber(search.tag),
  pinned: oneOf(search.pinned, [PINNED.yes, PINNED.no]),
  from: day(search.from),
  until: day(search.until),
})

/** Returns the list filter of a tab. */
const ASKED: Readonly<Record<ArticleTab, object>> = {
  all: { trashed: false },
  public: { status: ARTICLE_STATUS.public },
  private: { status: ARTICLE_STATUS.private },
  draft: { status: ARTICLE_STATUS.draft, trashed: false, scheduled: false },
  scheduled: { status: ARTICLE_STATUS.draft, trashed: false, scheduled: true },
  trash: { status: ARTICLE_STATUS.draft, trashed: true },
}

const FIRST_DAY = '1970-01-01'
const LAST_DAY = '9999-12-31'

/** Manuscripts that are not articles yet are drafts too. */
export const hasManuscripts = ({ tab = 'all' }: ArticleSearch): boolean =>
  tab === 'all' || tab === 'draft'

/** Returns what the search asks of articles and manuscripts alike. */
export const articleFilter = ({ title, category, tag, pinned, from, until }: ArticleSearch) => {
  const hasDays = from !== undefined || until !== undefined
  return {
    ...(title && { article_title: title }),
    ...(category && { category_id: category }),
    ...(tag && { tag_id: tag }),
    ...(pinned && { is_top: pinned }),
    ...(hasDays && { create_time: [from ?? FIRST_DAY, until ?? LAST_DAY] }),
  }
}

/** Converts the address to the request body. */
export const listBody = (search: ArticleSearch) => {
  const { tab = 'all', sort, direction } = search
  return {
    ...pageOf(search),
    ...ASKED[tab],
    ...articleFilter(search),
    sort: oneOf(sort, ADMIN_ARTICLE_SORTS),
    direction,
  }
}

/** Returns true when a filter other than the tab is set. */
export const isFiltered = (search: ArticleSearch) => Object.keys(articleFilter(search)).length > 0
