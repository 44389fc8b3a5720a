import Type, { type Static } from 'typebox'
import { Painting, Slug } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { SEARCH_NAMES } from './enumerations.ts'
import { Current, Id, orNull, PageByPath, Text, Times } from './fields.ts'
import { LENGTH, SEARCH_PAGE_MAX, SHOWN } from './limits.ts'

const SearchText = Text(LENGTH.searchText)

const FoundArticle = Type.Object({
  id: Id,
  slug: Slug,
  article_title: Type.String(),
  /** Begins with the match, which is as long as the query. */
  article_content: Type.String(),
})

export const getArticleListByContent = endpoint({
  summary:
    'Search public articles: matching titles first, then names of tags, categories, series and authors, then texts',
  method: 'GET',
  path: '/api/article/getArticleListByContent/:text',
  access: 'visitor',
  limit: perMinute(60),
  params: Type.Object({ text: SearchText }),
  result: Type.Array(FoundArticle, { maxItems: SHOWN.searchResults }),
})

/** A text in three parts; `match` is empty if nothing matches. */
export const MarkedText = Type.Object({
  before: Type.String(),
  match: Type.String(),
  after: Type.String(),
})
export type MarkedText = Static<typeof MarkedText>

/** A category, tag, series or author of public articles whose name contains the text. */
export const FoundName = Type.Object({
  kind: Type.Enum([...SEARCH_NAMES]),
  name: MarkedText,
  path: Type.String(),
})
export type FoundName = Static<typeof FoundName>

export const SearchResult = Type.Object({
  id: Id,
  slug: Slug,
  article_title: Type.String(),
  article_description: Type.String(),
  article_cover: Type.String(),
  article_painting: Painting,
  categoryName: orNull(Type.String()),
  createdAt: Times.createdAt,
  createdAtMs: Times.createdAtMs,
  title: MarkedText,
  excerpt: MarkedText,
  /** The name by which the article is found, if neither title nor text contain the search text. */
  foundBy: orNull(MarkedText),
})
export type SearchResult = Static<typeof SearchResult>

export const searchArticles = endpoint({
  summary: 'Search public articles by title, name and text, page by page',
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
    /** Number of known matches: up to this page and one more if `hasMore`, else all. */
    total: Type.Integer(),
    hasMore: Type.Boolean(),
    /** On the first page. */
    names: Type.Array(FoundName, { maxItems: SHOWN.searchNames }),
    /** Nothing is found: the results are those of this text, which is one slip away. */
    near: Type.String(),
  }),
})
