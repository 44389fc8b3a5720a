import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Current, Id, orNull, PageByPath, Text, Times } from './fields.ts'
import { LENGTH, SEARCH_PAGE_MAX, SHOWN } from './limits.ts'

const SearchText = Text(LENGTH.searchText)

export const FoundArticle = Type.Object({
  id: Id,
  article_title: Type.String(),
  /** Begins with the match: its first characters, as many as the query has, are the match. */
  article_content: Type.String(),
})
export type FoundArticle = Static<typeof FoundArticle>

export const getArticleListByContent = endpoint({
  summary: 'Public articles whose text or title holds the text, the most read first',
  method: 'GET',
  path: '/api/article/getArticleListByContent/:text',
  access: 'visitor',
  limit: perMinute(60),
  params: Type.Object({ text: SearchText }),
  result: Type.Array(FoundArticle, { maxItems: SHOWN.searchResults }),
})

/** A text in three parts; `match` is empty where nothing matches. */
const MarkedText = Type.Object({
  before: Type.String(),
  match: Type.String(),
  after: Type.String(),
})
export type MarkedText = Static<typeof MarkedText>

export const SearchResult = Type.Object({
  id: Id,
  article_title: Type.String(),
  article_description: Type.String(),
  article_cover: Type.String(),
  categoryName: orNull(Type.String()),
  createdAt: Times.createdAt,
  createdAtMs: Times.createdAtMs,
  title: MarkedText,
  excerpt: MarkedText,
})
export type SearchResult = Static<typeof SearchResult>

export const searchArticles = endpoint({
  summary: 'The same search, page by page',
  method: 'GET',
  path: '/api/article/search/:text/:current/:size',
  access: 'visitor',
  limit: perMinute(60),
  params: Type.Object({
    text: SearchText,
    current: Current,
    size: Type.Integer({ minimum: 1, maximum: SEARCH_PAGE_MAX }),
  }),
  result: Type.Object({
    ...PageByPath(SearchResult).properties,
    /** How many are known to match, up to this page and one more; all of them unless `hasMore`. */
    total: Type.Integer(),
    hasMore: Type.Boolean(),
  }),
})
