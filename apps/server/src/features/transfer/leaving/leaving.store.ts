import { PHOTO_STATUS, TALK_STATUS } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import { subjectTitle } from '../../../database/subject-title.ts'

/** Rows of a batch: a few, because texts are long. */
export const AT_ONCE = 50

/** Reads a table in the order of its ids. */
export async function* inBatches<T extends { readonly id: number }>(
  batch: (after: number) => Promise<T[]>,
): AsyncGenerator<T> {
  let after = 0
  for (;;) {
    const rows = await batch(after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}

/** Reads everything that an export contains beside articles and pages, without the trash. */
export const leavingStore = (queries: Queries) => {
  const drafts = () =>
    inBatches((after) =>
      queries
        .selectFrom('manuscripts')
        .innerJoin('manuscript_revisions as newest', (join) =>
          join
            .onRef('newest.manuscript_id', '=', 'manuscripts.id')
            .onRef('newest.revision', '=', 'manuscripts.revision'),
        )
        .select(['manuscripts.id', 'fields', 'manuscripts.created_at', 'manuscripts.updated_at'])
        .where('article_id', 'is', null)
        .where('manuscripts.id', '>', after)
        .orderBy('manuscripts.id')
        .limit(AT_ONCE)
        .execute(),
    )

  const talks = () =>
    inBatches((after) =>
      queries
        .selectFrom('talks')
        .select(['id', 'content', 'status', 'is_top', 'like_times', 'created_at', 'updated_at'])
        .where('status', '<>', TALK_STATUS.recycled)
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute(),
    )

  const albums = () =>
    inBatches((after) =>
      queries
        .selectFrom('albums')
        .select(['id', 'album_name', 'description', 'album_cover', 'created_at', 'updated_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute(),
    )

  const boardMessages = () =>
    inBatches((after) =>
      queries
        .selectFrom('board_messages')
        .leftJoin('users', 'users.id', 'board_messages.user_id')
        .select(['board_messages.id', 'tag', 'message', 'color', 'font_size', 'font_weight'])
        .select(['bg_color', 'bg_url', 'like_times', 'user_id', 'role', 'users.avatar'])
        .select(['board_messages.created_at', 'board_messages.updated_at'])
        .select(({ fn }) =>
          fn.coalesce('users.nick_name', 'board_messages.nick_name').as('nick_name'),
        )
        .where('board_messages.id', '>', after)
        .orderBy('board_messages.id')
        .limit(AT_ONCE)
        .execute(),
    )

  const comments = () =>
    inBatches((after) =>
      queries
        .selectFrom('comments')
        .innerJoin('users', 'users.id', 'from_id')
        .select(['comments.id', 'comments.parent_id', 'comments.type', 'for_id', 'content'])
        .select(['from_id', 'to_id', 'pictures', 'thumbs_up', 'nick_name', 'avatar', 'role'])
        .select(['comments.created_at', 'comments.updated_at'])
        .select(subjectTitle)
        .where('comments.id', '>', after)
        .orderBy('comments.id')
        .limit(AT_ONCE)
        .execute(),
    )

  return {
    drafts,
    talks,
    albums,
    boardMessages,
    comments,

    /** The pictures of a talk, in order. */
    talkPhotos: async (talkId: number): Promise<string[]> => {
      const rows = await queries
        .selectFrom('talk_photos')
        .select('url')
        .where('talk_id', '=', talkId)
        .orderBy('position')
        .execute()
      return rows.map(({ url }) => url)
    },

    /** The photos of an album, first the one that is shown last. */
    albumPhotos: (albumId: number) =>
      queries
        .selectFrom('photos')
        .select(['url', 'caption', 'taken_at', 'camera', 'created_at'])
        .where('album_id', '=', albumId)
        .where('status', '=', PHOTO_STATUS.normal)
        .orderBy('position')
        .orderBy('id')
        .execute(),

    series: async () => {
      const [series, articles] = await Promise.all([
        queries.selectFrom('series').selectAll().orderBy('id').execute(),
        queries
          .selectFrom('series_articles')
          .select(['series_id', 'article_id'])
          .orderBy('position')
          .orderBy('article_id')
          .execute(),
      ])
      const bySeries = Map.groupBy(articles, ({ series_id }) => series_id)
      return series.map((row) => ({
        ...row,
        articles: (bySeries.get(row.id) ?? []).map(({ article_id }) => article_id),
      }))
    },

    /** The words that the library has for pictures. */
    pictureWords: () =>
      queries
        .selectFrom('picture_words')
        .select(['url', 'alt', 'caption'])
        .orderBy('url')
        .execute(),

    links: () =>
      queries
        .selectFrom('links')
        .select(['site_name', 'site_desc', 'site_avatar', 'url', 'status'])
        .select(['created_at', 'updated_at'])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** The newest comment of a user in a thread before a reply: the one that it answers. */
    answered: async (reply: {
      readonly id: number
      readonly parent_id: number
      readonly to_id: number
    }): Promise<number | undefined> => {
      const row = await queries
        .selectFrom('comments')
        .select('id')
        .where('parent_id', '=', reply.parent_id)
        .where('from_id', '=', reply.to_id)
        .where('id', '<', reply.id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },
  }
}

export type LeavingStore = ReturnType<typeof leavingStore>
