import type { Insertable } from 'kysely'
import type { Queries } from '../../../database/open.ts'
import type { Tables } from '../../../database/tables.ts'

/** The tables that an own export fills, beside articles and pages. */
export type OwnPlace =
  | 'manuscripts'
  | 'talks'
  | 'albums'
  | 'board_messages'
  | 'comments'
  | 'links'
  | 'series'

type New<T extends keyof Tables> = Insertable<Tables[T]>

/** Writes content of an export with its dates and counters. Triggers keep the totals. */
export const ownContentStore = (queries: Queries) => {
  const adder =
    <T extends OwnPlace | 'photos'>(table: T) =>
    async (row: New<T>): Promise<number> => {
      const { id } = await queries
        .insertInto(table as 'talks')
        .values(row as New<'talks'>)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }

  return {
    findTalk: async ({ content, created_at }: Pick<New<'talks'>, 'content' | 'created_at'>) => {
      const row = await queries
        .selectFrom('talks')
        .select('id')
        .where('created_at', '=', created_at)
        .where('content', '=', content)
        .executeTakeFirst()
      return row?.id
    },

    addTalk: async (talk: New<'talks'>, photos: readonly string[]): Promise<number> => {
      const id = await adder('talks')(talk)
      const rows = photos.map((url, position) => ({ talk_id: id, position, url }))
      if (rows.length > 0) await queries.insertInto('talk_photos').values(rows).execute()
      return id
    },

    findAlbum: async (name: string) => {
      const row = await queries
        .selectFrom('albums')
        .select('id')
        .where('album_name', '=', name)
        .executeTakeFirst()
      return row?.id
    },

    addAlbum: adder('albums'),

    addPhoto: adder('photos'),

    findBoardMessage: async ({
      message,
      created_at,
    }: Pick<New<'board_messages'>, 'message' | 'created_at'>) => {
      const row = await queries
        .selectFrom('board_messages')
        .select('id')
        .where('created_at', '=', created_at)
        .where('message', '=', message)
        .executeTakeFirst()
      return row?.id
    },

    addBoardMessage: adder('board_messages'),

    findComment: async ({
      type,
      for_id,
      content,
      created_at,
    }: Pick<New<'comments'>, 'type' | 'for_id' | 'content' | 'created_at'>) => {
      const row = await queries
        .selectFrom('comments')
        .select('id')
        .where('type', '=', type)
        .where('for_id', '=', for_id)
        .where('created_at', '=', created_at)
        .where('content', '=', content)
        .executeTakeFirst()
      return row?.id
    },

    addComment: adder('comments'),

    /** The thread and the author of a comment, for its replies. */
    findThread: (id: number) =>
      queries
        .selectFrom('comments')
        .select(['id', 'parent_id', 'from_id'])
        .where('id', '=', id)
        .executeTakeFirst(),

    addLink: adder('links'),

    exists: async (table: OwnPlace, id: number): Promise<boolean> => {
      const row = await queries
        .selectFrom(table)
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    setCounters: async (
      articleId: number,
      counters: { readonly thumbs_up_times: number; readonly view_times: number },
    ) => {
      await queries.updateTable('articles').set(counters).where('id', '=', articleId).execute()
    },

    remove: async (table: 'talks' | 'albums' | 'board_messages', id: number): Promise<boolean> => {
      const { numDeletedRows } = await queries
        .deleteFrom(table)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
