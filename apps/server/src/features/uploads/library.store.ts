import type { Queries } from '../../database/open.ts'
import type { PictureSubject } from './picture-uses.store.ts'

/** The subject of pictures that the owner keeps. */
export const LIBRARY = 'library' satisfies PictureSubject

interface Words {
  readonly alt?: string | undefined
  readonly caption?: string | undefined
}

/** The pictures that the owner describes, keeps and replaces. */
export const libraryStore = (queries: Queries) => ({
  /** Locks the picture, so that it is not removed meanwhile. */
  find: (url: string) =>
    queries
      .updateTable('uploads')
      .set({ deleting: 0 })
      .where('url', '=', url)
      .where('deleting', '=', 0)
      .returning(['id', 'url', 'width', 'height', 'blur'])
      .executeTakeFirst(),

  describe: async (url: string, { alt, caption }: Words): Promise<void> => {
    const words = { ...(alt !== undefined && { alt }), ...(caption !== undefined && { caption }) }
    if (Object.keys(words).length === 0) return
    await queries
      .insertInto('picture_words')
      .values({ url, ...words })
      .onConflict((conflict) => conflict.column('url').doUpdateSet(words))
      .execute()
  },

  /** Words of the other picture stay as they are. */
  moveWords: async (from: string, to: string): Promise<void> => {
    await queries
      .insertInto('picture_words')
      .columns(['url', 'alt', 'caption'])
      .expression(({ selectFrom, val }) =>
        selectFrom('picture_words')
          .select([val(to).as('url'), 'alt', 'caption'])
          .where('url', '=', from),
      )
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute()
  },

  subjectsOf: async (id: number): Promise<string[]> => {
    const rows = await queries
      .selectFrom('upload_uses')
      .select('subject')
      .where('upload_id', '=', id)
      .orderBy('subject')
      .execute()
    return rows.map(({ subject }) => subject)
  },

  use: async (id: number, subjects: readonly string[]): Promise<void> => {
    await queries
      .insertInto('upload_uses')
      .values(subjects.map((subject) => ({ subject, upload_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  release: async (id: number, subjects: readonly string[]): Promise<void> => {
    await queries
      .deleteFrom('upload_uses')
      .where('subject', 'in', subjects)
      .where('upload_id', '=', id)
      .execute()
  },

  /** Old addresses of imported pictures lead to the new picture. */
  moveAddresses: async (from: number, to: number): Promise<void> => {
    await queries
      .updateTable('upload_addresses')
      .set({ upload_id: to })
      .where('upload_id', '=', from)
      .execute()
  },

  /** The sweep deletes it, unless something shows it. */
  discard: async (id: number): Promise<void> => {
    await queries
      .updateTable('uploads')
      .set({ expires_at: 0 })
      .where('id', '=', id)
      .where('use_count', '=', 0)
      .execute()
  },
})

export type LibraryPicture = NonNullable<
  Awaited<ReturnType<ReturnType<typeof libraryStore>['find']>>
>
