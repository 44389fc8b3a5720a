import { type AdminArticleSort, ARTICLE_STATUS, PINNED } from '@lanting/contract'
import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { fromNearerEnd, type Page, turned } from '../../database/read-page.ts'
import type { Tables } from '../../database/tables.ts'
import type { ArticleFilter } from './article-filter.ts'
import { CARD_COLUMNS } from './articles.store.ts'

export interface AdminFilter extends ArticleFilter {
  readonly statuses: readonly number[]
  readonly trashed?: boolean
  readonly scheduled?: boolean
}

interface AdminPage extends Page {
  readonly sort: AdminArticleSort
  readonly direction: 'asc' | 'desc'
}

const COLUMNS = {
  createdAt: 'articles.created_at',
  updatedAt: 'articles.updated_at',
  article_title: 'article_title',
  view_times: 'view_times',
  thumbs_up_times: 'thumbs_up_times',
} as const

const filtered = <O>(query: SelectQueryBuilder<Tables, 'articles', O>, filter: AdminFilter) => {
  const { title, tagId, categoryId, isTop, statuses, trashed, scheduled, created } = filter
  return query
    .where('articles.status', 'in', statuses)
    .$if(Boolean(title), (rows) => rows.where(contains('article_title', title ?? '')))
    .$if(tagId !== undefined, (rows) =>
      rows.where('articles.id', 'in', ({ selectFrom }) =>
        selectFrom('article_tags')
          .select('article_id')
          .where('tag_id', '=', tagId ?? 0),
      ),
    )
    .$if(categoryId !== undefined, (rows) => rows.where('category_id', '=', categoryId ?? 0))
    .$if(isTop !== undefined, (rows) => rows.where('is_top', '=', isTop ?? 0))
    .$if(trashed !== undefined, (rows) => rows.where('trashed_at', trashed ? 'is not' : 'is', null))
    .$if(scheduled !== undefined, (rows) =>
      rows.where('publish_at', scheduled ? 'is not' : 'is', null),
    )
    .$if(created !== undefined, (rows) =>
      rows
        .where('articles.created_at', '>=', created?.[0] ?? 0)
        .where('articles.created_at', '<', created?.[1] ?? 0),
    )
}

export const articleAdminStore = (queries: Queries) => ({
  page: async (filter: AdminFilter, page: AdminPage, total: number) => {
    const { sort, direction } = page
    const { isBackwards, limit, offset } = fromNearerEnd(page, total)
    const read = isBackwards ? turned(direction) : direction
    const ids = filtered(queries.selectFrom('articles').select('articles.id'), filter)
      .orderBy(COLUMNS[sort], read)
      .orderBy('articles.id', read)
      .limit(limit)
      .offset(offset)
      .as('page')
    return queries
      .selectFrom('articles')
      .innerJoin(ids, 'page.id', 'articles.id')
      .leftJoin('categories', 'categories.id', 'category_id')
      .leftJoin('manuscripts', 'manuscripts.article_id', 'articles.id')
      .select([...CARD_COLUMNS, 'category_name as categoryName', 'publish_at', 'trashed_at'])
      .select(['manuscripts.revision', 'manuscripts.saved_revision'])
      .orderBy(COLUMNS[sort], direction)
      .orderBy('articles.id', direction)
      .execute()
  },

  total: async (filter: AdminFilter): Promise<number> => {
    const { total } = await filtered(
      queries.selectFrom('articles').select(({ fn }) => fn.countAll<number | string>().as('total')),
      filter,
    ).executeTakeFirstOrThrow()
    return Number(total)
  },

  find: (id: number) =>
    queries
      .selectFrom('articles')
      .select(['id', 'slug', 'article_title', 'status', 'is_top'])
      .select(['trashed_at', 'trashed_status', 'published_at', 'dated_at'])
      .where('id', '=', id)
      .executeTakeFirst(),

  set: async (id: number, changes: Partial<Record<string, number | null>>) => {
    await queries.updateTable('articles').set(changes).where('id', '=', id).execute()
  },

  pinnedIds: async (): Promise<number[]> => {
    const rows = await queries
      .selectFrom('articles')
      .select('id')
      .where('is_top', '=', PINNED.yes)
      .where('trashed_at', 'is', null)
      .execute()
    return rows.map(({ id }) => id)
  },

  /** Skips articles that are in the trash already. */
  trash: async (ids: readonly number[], now: number) => {
    if (ids.length === 0) return
    await queries
      .updateTable('articles')
      .set((row) => ({
        trashed_at: now,
        trashed_status: row.ref('status'),
        status: ARTICLE_STATUS.draft,
        publish_at: null,
      }))
      .where('id', 'in', ids)
      .where('trashed_at', 'is', null)
      .execute()
  },

  purge: async (ids: readonly number[]): Promise<number> => {
    const { numDeletedRows } = await queries
      .deleteFrom('articles')
      .where('id', 'in', ids)
      .where('trashed_at', 'is not', null)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },

  idOfTitle: async (title: string): Promise<number | undefined> => {
    const row = await queries
      .selectFrom('articles')
      .select('id')
      .where('article_title', '=', title)
      .executeTakeFirst()
    return row?.id
  },
})
