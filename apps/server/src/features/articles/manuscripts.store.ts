import type { ArticleFields, RevisionKind } from '@lanting/contract'
import { sql } from 'kysely'
import { contains } from '../../database/contains.ts'
import { jsonText } from '../../database/json-text.ts'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'
import type { ArticleFilter } from './article-filter.ts'

interface NewRevision {
  readonly manuscript_id: number
  readonly revision: number
  readonly kind: RevisionKind
  readonly user_id: number | null
  readonly article_title: string
  readonly length: number
  readonly fields: string
  readonly pictures: string
  readonly created_at: number
}

interface Advance {
  readonly from: number
  readonly isSaved: boolean
  readonly now: number
  /** The article that the manuscript has become. */
  readonly articleId?: number
}

export const manuscriptStore = (queries: Queries) => {
  /** A manuscript with its newest revision. */
  const newest = () =>
    queries
      .selectFrom('manuscripts')
      .innerJoin('manuscript_revisions as newest', (join) =>
        join
          .onRef('newest.manuscript_id', '=', 'manuscripts.id')
          .onRef('newest.revision', '=', 'manuscripts.revision'),
      )
      .leftJoin('users', 'users.id', 'newest.user_id')
      .select(['manuscripts.id', 'article_id', 'manuscripts.revision', 'saved_revision'])
      .select(['kind', 'fields', 'newest.created_at', 'users.nick_name'])

  /** Category and tags are found in the written fields: each begins with its id. */
  const unpublished = ({ title, tagId, categoryId, isTop, created }: ArticleFilter) => {
    const field = (name: keyof ArticleFields) => jsonText(queries, 'fields', name)
    return queries
      .selectFrom('manuscripts')
      .innerJoin('manuscript_revisions as newest', (join) =>
        join
          .onRef('newest.manuscript_id', '=', 'manuscripts.id')
          .onRef('newest.revision', '=', 'manuscripts.revision'),
      )
      .where('article_id', 'is', null)
      .$if(Boolean(title), (rows) => rows.where(contains('article_title', title ?? '')))
      .$if(tagId !== undefined, (rows) =>
        rows.where(field('tagList'), 'like', `%{"id":${tagId},"tag_name":%`),
      )
      .$if(categoryId !== undefined, (rows) =>
        rows.where(field('category'), 'like', `{"id":${categoryId},%`),
      )
      .$if(isTop !== undefined, (rows) =>
        rows.where(sql`cast(${field('is_top')} as integer)`, '=', isTop ?? 0),
      )
      .$if(created !== undefined, (rows) =>
        rows
          .where('manuscripts.created_at', '>=', created?.[0] ?? 0)
          .where('manuscripts.created_at', '<', created?.[1] ?? 0),
      )
  }

  return {
    find: (id: number) => newest().where('manuscripts.id', '=', id).executeTakeFirst(),

    findOfArticle: (articleId: number) =>
      newest().where('article_id', '=', articleId).executeTakeFirst(),

    idOfArticle: async (articleId: number) => {
      const row = await queries
        .selectFrom('manuscripts')
        .select('id')
        .where('article_id', '=', articleId)
        .executeTakeFirst()
      return row?.id
    },

    /** A manuscript that has or had the title. */
    begunAt: async (createdAt: number, title: string): Promise<number | undefined> => {
      const row = await queries
        .selectFrom('manuscripts')
        .innerJoin('manuscript_revisions', 'manuscript_id', 'manuscripts.id')
        .select('id')
        .where('manuscripts.created_at', '=', createdAt)
        .where('article_title', '=', title)
        .executeTakeFirst()
      return row?.id
    },

    /** Returns undefined if the article has a manuscript already. */
    begin: async (
      articleId: number | null,
      {
        now,
        isSaved,
        updatedAt = now,
      }: { readonly now: number; readonly isSaved: boolean; readonly updatedAt?: number },
    ) => {
      const row = await queries
        .insertInto('manuscripts')
        .values({
          article_id: articleId,
          revision: 1,
          saved_revision: isSaved ? 1 : 0,
          created_at: now,
          updated_at: updatedAt,
        })
        .onConflict((conflict) => conflict.column('article_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    /** Increments the revision. Returns false if `from` is not the newest one. */
    advance: async (id: number, { from, isSaved, now, articleId }: Advance): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable('manuscripts')
        .set({
          revision: from + 1,
          updated_at: now,
          ...(isSaved && { saved_revision: from + 1 }),
          ...(articleId !== undefined && { article_id: articleId }),
        })
        .where('id', '=', id)
        .where('revision', '=', from)
        .$if(articleId !== undefined, (query) => query.where('article_id', 'is', null))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    addRevision: async (revision: NewRevision) => {
      await queries.insertInto('manuscript_revisions').values(revision).execute()
    },

    revisions: (id: number) =>
      queries
        .selectFrom('manuscript_revisions')
        .leftJoin('users', 'users.id', 'user_id')
        .select(['revision', 'kind', 'article_title', 'length'])
        .select(['manuscript_revisions.created_at', 'users.nick_name'])
        .where('manuscript_id', '=', id)
        .orderBy('revision', 'desc')
        .execute(),

    revision: (id: number, revision: number) =>
      queries
        .selectFrom('manuscript_revisions')
        .leftJoin('users', 'users.id', 'user_id')
        .select(['revision', 'kind', 'fields', 'manuscript_revisions.created_at'])
        .select('users.nick_name')
        .where('manuscript_id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst(),

    drop: async (id: number, revisions: readonly number[]) => {
      if (revisions.length === 0) return
      await queries
        .deleteFrom('manuscript_revisions')
        .where('manuscript_id', '=', id)
        .where('revision', 'in', revisions)
        .execute()
    },

    /** The own pictures in all stored revisions. */
    pictures: async (id: number): Promise<string[]> => {
      const rows = await queries
        .selectFrom('manuscript_revisions')
        .select('pictures')
        .where('manuscript_id', '=', id)
        .where('pictures', '<>', '[]')
        .execute()
      return [...new Set(rows.flatMap(({ pictures }) => JSON.parse(pictures) as string[]))]
    },

    /** Manuscripts without an article. */
    page: (filter: ArticleFilter, page: Page, total: number) =>
      readPage(
        unpublished(filter)
          .select(['manuscripts.id as manuscript_id', 'manuscripts.revision', 'article_title'])
          .select(['manuscripts.created_at', 'manuscripts.updated_at']),
        [
          ['manuscripts.updated_at', 'desc'],
          ['manuscripts.id', 'desc'],
        ],
        page,
        total,
      ),

    total: async (filter: ArticleFilter): Promise<number> => {
      const { total } = await unpublished(filter)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    remove: async (id: number): Promise<boolean> => {
      const { numDeletedRows } = await queries
        .deleteFrom('manuscripts')
        .where('id', '=', id)
        .where('article_id', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

export type ManuscriptStore = ReturnType<typeof manuscriptStore>
