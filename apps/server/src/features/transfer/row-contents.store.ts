import { COMMENT_TYPE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { hashOf } from './import-session.ts'
import type { OwnPlace } from './leaving/own-content.store.ts'

type ContentPlace = OwnPlace | 'held_posts'

/** The columns that a person writes, first the one that names the row. */
const COLUMNS: Readonly<Record<ContentPlace, readonly [string, ...string[]]>> = {
  comments: ['content', 'pictures', 'for_id'],
  held_posts: ['content', 'for_id'],
  // Every change of a draft is another revision.
  manuscripts: ['revision', 'article_id'],
  series: ['title'],
  links: ['site_name', 'site_desc', 'site_avatar', 'url'],
  talks: ['content'],
  albums: ['album_name', 'description', 'album_cover'],
  board_messages: [
    ...(['message', 'tag', 'color', 'font_size', 'font_weight'] as const),
    ...(['bg_color', 'bg_url'] as const),
  ],
}

const SUBJECTS = {
  articles: COMMENT_TYPE.article,
  talks: COMMENT_TYPE.talk,
  board_messages: COMMENT_TYPE.boardMessage,
  pages: COMMENT_TYPE.page,
} as const

/** The article or page of an imported comment, with which its hash begins. */
export const subjectIn = (contentHash: string): string => contentHash.split(':', 1)[0] ?? ''

/** Imports before this had hashes of texts only. */
export const isContentHash = (contentHash: string): boolean => contentHash.includes(':')

/** The texts in the rows that an import has added, and the answers to them. */
export const rowContentStore = (queries: Queries) => {
  const picturesOf = async (place: ContentPlace, id: number): Promise<string[]> => {
    if (place !== 'talks' && place !== 'albums') return []
    const rows =
      place === 'talks'
        ? await queries
            .selectFrom('talk_photos')
            .select('url')
            .where('talk_id', '=', id)
            .orderBy('position')
            .execute()
        : await queries
            .selectFrom('photos')
            .select('url')
            .where('album_id', '=', id)
            .orderBy('id')
            .execute()
    return rows.map(({ url }) => url)
  }

  const draftTitle = async (id: number): Promise<string> => {
    const row = await queries
      .selectFrom('manuscript_revisions')
      .select('article_title')
      .where('manuscript_id', '=', id)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.article_title ?? ''
  }

  const find = async (place: ContentPlace, id: number) => {
    const columns = COLUMNS[place]
    const row = await queries
      .selectFrom(place as 'talks')
      .select([...columns] as ['content'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const values: ReadonlyMap<string, unknown> = new Map(Object.entries(row))
    const content = [...columns.map((column) => values.get(column)), await picturesOf(place, id)]
    const title = place === 'manuscripts' ? await draftTitle(id) : String(values.get(columns[0]))
    return { title, hash: `${values.get('for_id') ?? ''}:${hashOf(content)}` }
  }

  const hasReply = async (id: number): Promise<boolean> => {
    const reply = await queries
      .selectFrom('comments as answered')
      .innerJoin('comments as reply', (join) =>
        join.on(({ or, and, eb }) =>
          or([
            eb('reply.parent_id', '=', eb.ref('answered.id')),
            // Threads have two levels, in which a reply names the person whom it answers.
            and([
              eb('reply.parent_id', '=', eb.ref('answered.parent_id')),
              eb('reply.to_id', '=', eb.ref('answered.from_id')),
              eb('reply.id', '>', eb.ref('answered.id')),
            ]),
          ]),
        ),
      )
      .select('reply.id')
      .where('answered.id', '=', id)
      .limit(1)
      .executeTakeFirst()
    return reply !== undefined
  }

  return {
    find,

    hashOf: async (place: ContentPlace, id: number): Promise<string> =>
      (await find(place, id))?.hash ?? '',

    hasReply,

    hasComment: async (place: keyof typeof SUBJECTS, id: number): Promise<boolean> => {
      const comment = await queries
        .selectFrom('comments')
        .select('id')
        .where('type', '=', SUBJECTS[place])
        .where('for_id', '=', id)
        .limit(1)
        .executeTakeFirst()
      return comment !== undefined
    },
  }
}
