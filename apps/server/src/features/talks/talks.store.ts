import { COMMENT_TYPE, PINNED, TALK_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { findPageStart, isBehind, type PageStart } from '../../database/page-start.ts'
import { readCounter } from '../../database/read-counter.ts'
import { offsetOf, type Page } from '../../database/read-page.ts'

/** Behind the pinned talks the list is sorted by time. */
const PUBLIC_TALKS = { scope: 'unpinned_talks', withPinned: 'talks' }

export const talkStore = (queries: Queries) => {
  const talks = () =>
    queries
      .selectFrom('talks')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['talks.id', 'user_id', 'content', 'status', 'is_top', 'like_times', 'trashed_at'])
      .select(['talks.created_at', 'talks.updated_at', 'nick_name', 'avatar'])

  return {
    /** Pinned first, then newest. */
    page: async (status: number, page: Page) => {
      const start: PageStart =
        status === TALK_STATUS.public
          ? await findPageStart(queries, PUBLIC_TALKS, offsetOf(page))
          : { skip: offsetOf(page) }
      const ids = queries
        .selectFrom('talks')
        .select('id')
        .where('status', '=', status)
        .$if(start.behind !== undefined, (rows) => rows.where('is_top', '=', PINNED.no))
        .where(isBehind(start, 'created_at', 'id'))
        .orderBy('is_top')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.size)
        .offset(start.skip)
        .as('page')
      return talks()
        .innerJoin(ids, 'page.id', 'talks.id')
        .orderBy('is_top')
        .orderBy('talks.created_at', 'desc')
        .orderBy('talks.id', 'desc')
        .execute()
    },

    publicTotal: () => readCounter(queries, 'talks', ''),

    total: async (status: number): Promise<number> => {
      if (status === TALK_STATUS.public) return readCounter(queries, 'talks', '')
      const row = await queries
        .selectFrom('talks')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    find: (id: number) => talks().where('talks.id', '=', id).executeTakeFirst(),

    /** Returns the pictures of talks, in order. */
    photosOf: async (ids: readonly number[]) => {
      if (ids.length === 0) return new Map<number, string[]>()
      const rows = await queries
        .selectFrom('talk_photos')
        .select(['talk_id', 'url'])
        .where('talk_id', 'in', ids)
        .orderBy('talk_id')
        .orderBy('position')
        .execute()
      const byTalk = Map.groupBy(rows, ({ talk_id }) => talk_id)
      return new Map([...byTalk].map(([id, photos]) => [id, photos.map(({ url }) => url)]))
    },

    /** Returns the number of comments and replies of talks. */
    commentCounts: async (ids: readonly number[]) => {
      if (ids.length === 0) return new Map<number, number>()
      const subjects = new Map(ids.map((id) => [`${COMMENT_TYPE.talk}:${id}`, id]))
      const rows = await queries
        .selectFrom('counters')
        .select(['subject', 'value'])
        .where('scope', '=', 'comments')
        .where('subject', 'in', [...subjects.keys()])
        .execute()
      return new Map(rows.map(({ subject, value }) => [subjects.get(subject) ?? 0, value]))
    },
  }
}

export type TalkStore = ReturnType<typeof talkStore>
export type TalkRow = Awaited<ReturnType<TalkStore['page']>>[number]
