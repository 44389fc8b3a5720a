import {
  ARTICLE_STATUS,
  articleListPath,
  articlePath,
  type SearchNameKind,
  SHOWN,
  searchPath,
} from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { currentTracking } from '../../database/query-tracking.ts'
import type { Ranked } from '../../database/search-index/ngram-index.types.ts'
import { displayText, normalizeText } from '../../database/search-index/normalize.ts'
import type { OnChanged } from '../../http/cache/invalidate-tables.ts'

export interface SearchName {
  readonly kind: SearchNameKind
  readonly id: number
  readonly name: string
  /** The name as queries are compared with it. */
  readonly normalized: string
  readonly path: string
}

/** Names of one kind. More would cost every search time. */
const NAMES_MAX = 5_000

/** The tables that decide which names are public. */
const TABLES = [
  'categories',
  'tags',
  'series',
  'series_articles',
  'articles',
  'article_tags',
  'users',
] as const

const taxonomyNames = async (queries: Queries, kind: 'category' | 'tag') => {
  const [table, column] =
    kind === 'tag' ? (['tags', 'tag_name'] as const) : (['categories', 'category_name'] as const)
  const rows = await queries
    .selectFrom(table)
    .innerJoin('counters', (join) =>
      join.on('subject', '=', sql<string>`cast(${sql.ref(`${table}.id`)} as text)`),
    )
    .select([`${table}.id`, sql.ref<string>(column).as('name')])
    .where('scope', '=', kind)
    .where('value', '>', 0)
    .orderBy('value', 'desc')
    .limit(NAMES_MAX)
    .execute()
  return rows.map(({ id, name }) => ({
    kind,
    id,
    name,
    path: articleListPath({ type: kind, id }, name),
  }))
}

/** A series has no page of its own: its first public article shows it. */
const seriesNames = async (queries: Queries) => {
  const rows = await queries
    .selectFrom('series_articles')
    .innerJoin('articles', 'articles.id', 'article_id')
    .innerJoin('series', 'series.id', 'series_id')
    .select(['series.id', 'series.title as name', 'articles.id as article_id', 'slug'])
    .where('articles.status', '=', ARTICLE_STATUS.public)
    .orderBy('series_id')
    .orderBy('position')
    .orderBy('articles.id')
    .limit(NAMES_MAX)
    .execute()
  const first = new Map(rows.toReversed().map((row) => [row.id, row]))
  return Array.from(first.values(), ({ id, name, article_id, slug }) => ({
    ...{ kind: 'series' as const, id, name, path: articlePath({ id: article_id, slug }) },
  }))
}

/** An author has no page: the search for the name lists the articles. */
const authorNames = async (queries: Queries) => {
  const rows = await queries
    .selectFrom('users')
    .select(['users.id', 'nick_name as name'])
    .where('users.id', 'in', ({ selectFrom }) =>
      selectFrom('articles').select('author_id').distinct(),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('articles')
          .select('articles.id')
          .whereRef('author_id', '=', 'users.id')
          .where('status', '=', ARTICLE_STATUS.public),
      ),
    )
    .limit(NAMES_MAX)
    .execute()
  return rows.map(({ id, name }) => ({ kind: 'author' as const, id, name, path: searchPath(name) }))
}

const readNames = async (queries: Queries): Promise<readonly SearchName[]> => {
  const names = [
    ...(await taxonomyNames(queries, 'category')),
    ...(await taxonomyNames(queries, 'tag')),
    ...(await seriesNames(queries)),
    ...(await authorNames(queries)),
  ]
  return names.map((one) => {
    const name = displayText(one.name)
    return { ...one, name, normalized: normalizeText(name) }
  })
}

/** The names of what has public articles. They are kept until one of their tables changes. */
export const searchNamesStore = (queries: Queries, onChanged: OnChanged) => {
  let kept: ReturnType<typeof readNames> | undefined
  onChanged((tables) => {
    if (TABLES.some((table) => tables.includes(table))) kept = undefined
  })

  const articles = () =>
    queries
      .selectFrom('articles')
      .select(['articles.id', 'articles.view_times'])
      .where('articles.status', '=', ARTICLE_STATUS.public)
      .orderBy('articles.created_at', 'desc')
      .limit(SHOWN.searchDepth)

  const ARTICLES_OF: Readonly<Record<SearchNameKind, (id: number) => Promise<Ranked[]>>> = {
    category: (id) => articles().where('category_id', '=', id).execute(),
    author: (id) => articles().where('author_id', '=', id).execute(),
    series: (id) =>
      articles()
        .innerJoin('series_articles', 'article_id', 'articles.id')
        .where('series_id', '=', id)
        .execute(),
    tag: (id) =>
      queries
        .selectFrom('article_tags')
        .innerJoin('articles', 'articles.id', 'article_id')
        .select(['articles.id', 'articles.view_times'])
        .where('tag_id', '=', id)
        .where('article_tags.status', '=', ARTICLE_STATUS.public)
        .orderBy('article_tags.created_at', 'desc')
        .limit(SHOWN.searchDepth)
        .execute(),
  }

  return {
    all: async (): Promise<readonly SearchName[]> => {
      // A cached answer depends on them also when the names are kept.
      for (const table of TABLES) currentTracking()?.read.add(table)
      if (kept) return kept
      const names = readNames(queries)
      kept = names
      try {
        return await names
      } catch (error) {
        // The next search tries again.
        if (kept === names) kept = undefined
        throw error
      }
    },

    /** Returns the newest public articles of a name. */
    articlesOf: ({ kind, id }: Pick<SearchName, 'kind' | 'id'>) => ARTICLES_OF[kind](id),
  }
}

export type SearchNamesStore = ReturnType<typeof searchNamesStore>
