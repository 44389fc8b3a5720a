import { type ArticleCommentRule, COMMENT_TYPE, type PagePlace } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

interface RenderedPage {
  readonly title: string
  readonly page_content: string
  readonly page_html: string
  readonly page_description: string
  readonly place: PagePlace
  /** Without it, a new page is closed, and a changed one keeps its rule. */
  readonly comment_rule?: ArticleCommentRule
}

const MENU_COLUMNS = ['id', 'title', 'place'] as const

export const pageStore = (queries: Queries) => {
  const inOrder = () => queries.selectFrom('pages').orderBy('position').orderBy('id')

  return {
    menu: () => inOrder().select(MENU_COLUMNS).where('place', '<>', 'none').execute(),

    all: () =>
      inOrder()
        .select([...MENU_COLUMNS, 'revision', 'created_at', 'updated_at'])
        .execute(),

    /** Returns the time of the last change of each linked page. */
    changes: () => inOrder().select(['id', 'updated_at']).where('place', '<>', 'none').execute(),

    find: (id: number) =>
      queries
        .selectFrom('pages')
        .select([...MENU_COLUMNS, 'page_content', 'page_html', 'page_description'])
        .select(['comment_rule', 'revision', 'created_at', 'updated_at'])
        .where('id', '=', id)
        .executeTakeFirst(),

    findByTitle: (title: string) =>
      queries
        .selectFrom('pages')
        .select(['id', 'title', 'page_content'])
        .where('title', '=', title)
        .executeTakeFirst(),

    setTimes: async (id: number, times: { created_at: number; updated_at: number }) => {
      await queries.updateTable('pages').set(times).where('id', '=', id).execute()
    },

    /** Adds the page at the end. A duplicate title fails with a unique violation. */
    add: async (page: RenderedPage, now: number): Promise<number> => {
      const { id } = await queries
        .insertInto('pages')
        .values(({ selectFrom }) => ({
          ...page,
          position: selectFrom('pages').select(({ fn, val, eb }) =>
            eb(fn.coalesce(fn.max('position'), val(0)), '+', 1).as('position'),
          ),
          created_at: now,
          updated_at: now,
        }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Returns false if the caller has not seen the newest revision. */
    update: async (
      { id, from, ...page }: RenderedPage & { id: number; from: number },
      now: number,
    ): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable('pages')
        .set({ ...page, revision: from + 1, updated_at: now })
        .where('id', '=', id)
        .where('revision', '=', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** A closed page that gets its first comment has the rule of the site from now on. */
    openComments: async (id: number) => {
      await queries
        .updateTable('pages')
        .set({ comment_rule: 'default' })
        .where('id', '=', id)
        .where('comment_rule', '=', 'closed')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('comments')
                .select('comments.id')
                .where('type', '=', COMMENT_TYPE.page)
                .where('for_id', '=', id),
            ),
          ),
        )
        .execute()
    },

    place: async (id: number, position: number) => {
      await queries.updateTable('pages').set({ position }).where('id', '=', id).execute()
    },

    remove: async (id: number): Promise<boolean> => {
      const { numDeletedRows } = await queries
        .deleteFrom('pages')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
