import { ARTICLE_STATUS } from '@lanting/contract'
import type { AliasedExpression } from 'kysely'
import { summaryOf } from '../../database/article-summaries.ts'
import type { Queries } from '../../database/open.ts'
import { ngramIndexOf } from '../../database/search-index/ngram-index.ts'
import type { CandidateLimits, Ranked } from '../../database/search-index/ngram-index.types.ts'
import { titleNgrams } from '../../database/search-index/ngrams.ts'
import type { Query } from './search.rules.ts'

export interface SearchLimits {
  /** Frequent terms: the most read articles are scanned first, then more of them. */
  readonly topArticles: { readonly first: number; readonly further: number }
  /** Rare terms: the index finds the candidates. These limits bound the slowest queries. */
  readonly candidates: CandidateLimits
  /** Titles: the index finds the candidates of every term. */
  readonly titles: CandidateLimits
}

const LIMITS: SearchLimits = {
  topArticles: { first: 128, further: 512 },
  candidates: { newest: 10_000, mostViewed: 2_000 },
  titles: { newest: 2_000, mostViewed: 2_000 },
}
/** Titles that may be one slip away. */
const NEAR_TITLES: CandidateLimits = { newest: 500, mostViewed: 60 }
/** A larger page needs more candidates. */
const SCANNED_PER_RESULT = 16

interface Needle {
  readonly column: Query['column'] | Query['titleColumn']
  readonly needle: string
}

export const byViews = (a: Ranked, b: Ranked) => b.view_times - a.view_times || b.id - a.id

export const searchStore = (queries: Queries, { topArticles, candidates, titles } = LIMITS) => {
  const index = ngramIndexOf(queries)

  const mostRead = (count: number, from: number): AliasedExpression<Ranked, 'ranked'> =>
    queries
      .selectFrom('articles')
      .select(['id', 'view_times'])
      .where('status', '=', ARTICLE_STATUS.public)
      .orderBy('view_times', 'desc')
      .orderBy('id', 'desc')
      .limit(count)
      .offset(from)
      .as('ranked')

  /** Reads texts in the order of the ranking, and only as many as needed. */
  const matching = (
    ranking: AliasedExpression<Ranked, 'ranked'>,
    { column, needle }: Needle,
    count: number,
  ): Promise<Ranked[]> =>
    queries
      .selectFrom(ranking)
      .select(['ranked.id', 'ranked.view_times'])
      .where(
        (row) =>
          row
            .selectFrom('search_texts')
            .select((text) =>
              text.fn<number>(index.positionFunction, [column, text.val(needle)]).as('place'),
            )
            .whereRef('article_id', '=', 'ranked.id'),
        '>',
        0,
      )
      .limit(count)
      .execute()

  const withTitle = ({ titleColumn, needle, ngrams }: Query, count: number) =>
    matching(index.candidates(titleNgrams(ngrams), titles), { column: titleColumn, needle }, count)

  /** Titles and texts, most read first. */
  const withText = async (query: Query, count: number): Promise<Ranked[]> => {
    const hits = await matching(mostRead(topArticles.first, 0), query, count)
    const further = Math.max(topArticles.further, SCANNED_PER_RESULT * count)
    const expected = hits.length * (1 + further / topArticles.first)
    if (hits.length < count && expected >= count) {
      const others = mostRead(further, topArticles.first)
      hits.push(...(await matching(others, query, count - hits.length)))
    }
    if (hits.length < count) {
      const ranking = index.candidates(query.ngrams, candidates)
      hits.push(...(await matching(ranking, query, count)))
    }
    return hits.toSorted(byViews)
  }

  return {
    /** Returns the public articles that match: in the title, by name, then in the text. */
    find: async (query: Query, count: number, named: readonly Ranked[] = []): Promise<number[]> => {
      const first = [...(await withTitle(query, count)).toSorted(byViews), ...named]
      const isEnough = new Set(first.map(({ id }) => id)).size >= count
      const hits = isEnough ? first : [...first, ...(await withText(query, count))]
      return [...new Set(hits.map(({ id }) => id))].slice(0, count)
    },

    /** Returns the titles of public articles that contain these n-grams, the most read first. */
    titlesWith: async (ngrams: readonly number[]): Promise<string[]> => {
      const rows = await queries
        .selectFrom(index.candidates(titleNgrams(ngrams), NEAR_TITLES))
        .innerJoin('articles', 'articles.id', 'ranked.id')
        .select('article_title')
        .orderBy('ranked.view_times', 'desc')
        .execute()
      return rows.map(({ article_title }) => article_title)
    },

    /** Checks the status again, because it may have changed since the search. */
    texts: async (ids: readonly number[]) => {
      const rows = await queries
        .selectFrom('articles')
        .innerJoin('search_texts', 'article_id', 'articles.id')
        .leftJoin('categories', 'categories.id', 'category_id')
        .select(['articles.id', 'slug', 'article_title', 'article_description', 'article_cover'])
        .select('category_id')
        .select(['category_name as categoryName', 'normalized_text', 'display_text'])
        .select(['articles.created_at', 'articles.updated_at'])
        .where('articles.id', 'in', ids.length > 0 ? ids : [0])
        .where('status', '=', ARTICLE_STATUS.public)
        .execute()
      return rows.map((row) => ({
        ...row,
        article_description: row.article_description || summaryOf(row.display_text),
      }))
    },
  }
}

export type SearchStore = ReturnType<typeof searchStore>
