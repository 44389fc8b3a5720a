import { PICTURE_PLACES, type PicturePlace, type UploadKind } from '@lanting/contract'
import { sql } from 'kysely'
import { chunk, NO_ID } from '../../database/chunk.ts'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'
import { LIBRARY } from './library.store.ts'

export interface UploadFilter {
  readonly userId?: number
  readonly place?: PicturePlace
  readonly isUnused?: boolean
  readonly kind?: UploadKind
  /** Only uploads before this time. */
  readonly before?: number
  /** From this time on, and before the other. */
  readonly month?: { readonly from: number; readonly to: number }
  /** Part of its words or of its address. */
  readonly text?: string
}

const SHOWN_USERS = 10
/** Subjects that are no rows. */
const WHOLE: readonly PicturePlace[] = ['settings', LIBRARY]

const isPlace = (text: string): text is PicturePlace =>
  (PICTURE_PLACES as readonly string[]).includes(text)

/** Splits `article:5` into the kind and the id of a subject. */
const useOf = (subject: string) => {
  const [place = '', id = '0'] = subject.split(':')
  return isPlace(place) ? { place, id: Number(id) } : undefined
}

type Sum = number | string | bigint | null

const totalsOf = (row: { files: Sum; pictures: Sum; bytes: Sum }) => ({
  files: Number(row.files),
  pictures: Number(row.pictures ?? 0),
  bytes: Number(row.bytes ?? 0),
})

/** Only pictures have a width. */
const PICTURES = sql<Sum>`sum(case when width > 0 then 1 else 0 end)`.as('pictures')

const filtered = (
  queries: Queries,
  { userId, place, isUnused, kind, before, month, text }: UploadFilter,
) =>
  queries
    .selectFrom('uploads')
    .where('deleting', '=', 0)
    .$if(userId !== undefined, (rows) => rows.where('uploads.user_id', '=', userId ?? 0))
    .$if(isUnused === true, (rows) => rows.where('use_count', '=', 0))
    .$if(kind !== undefined, (rows) => rows.where('width', kind === 'picture' ? '>' : '=', 0))
    .$if(before !== undefined, (rows) => rows.where('uploads.created_at', '<', before ?? 0))
    .$if(month !== undefined, (rows) =>
      rows
        .where('uploads.created_at', '>=', month?.from ?? 0)
        .where('uploads.created_at', '<', month?.to ?? 0),
    )
    .$if(text !== undefined, (rows) =>
      rows.where(({ eb, or, selectFrom }) =>
        or([
          contains('uploads.url', text ?? ''),
          eb(
            'uploads.url',
            'in',
            selectFrom('picture_words')
              .select('picture_words.url')
              .where((words) =>
                words.or([
                  contains('picture_words.alt', text ?? ''),
                  contains('caption', text ?? ''),
                ]),
              ),
          ),
        ]),
      ),
    )
    .$if(place !== undefined, (rows) =>
      rows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('upload_uses')
            .select('upload_id')
            .whereRef('upload_id', '=', 'uploads.id')
            .where(
              'subject',
              place && WHOLE.includes(place) ? '=' : 'like',
              place && WHOLE.includes(place) ? place : `${place}:%`,
            ),
        ),
      ),
    )

/**
 * Returns the subjects that show these uploads; for photos also the album, whose page shows them.
 */
const usesOf = async (queries: Queries, ids: readonly number[]) => {
  const uses: { upload_id: number; place: PicturePlace; id: number; album_id: number | null }[] = []
  for (const part of chunk(ids, NO_ID)) {
    const rows = await queries
      .selectFrom('upload_uses')
      .leftJoin('photos', (join) =>
        join.on(sql<boolean>`upload_uses.subject = 'photo:' || photos.id`),
      )
      .select(['upload_id', 'subject', 'photos.album_id'])
      .where('upload_id', 'in', part)
      .orderBy('subject')
      .execute()
    for (const { upload_id, subject, album_id } of rows) {
      const use = useOf(subject)
      if (use) uses.push({ upload_id, ...use, album_id })
    }
  }
  return Map.groupBy(uses, ({ upload_id }) => upload_id)
}

/** Reads the uploads for administrators. */
export const uploadAdminStore = (queries: Queries) => {
  const totals = async (filter: UploadFilter) =>
    totalsOf(
      await filtered(queries, filter)
        .select(({ fn }) => [
          fn.countAll<number | string>().as('files'),
          fn.sum<number | string | null>('bytes').as('bytes'),
          PICTURES,
        ])
        .executeTakeFirstOrThrow(),
    )
  return {
    totals,

    byPlace: async () => {
      // The kind of a subject is the part before the colon. Counts each picture once per kind.
      const placed = queries
        .selectFrom('upload_uses')
        .innerJoin('uploads', 'uploads.id', 'upload_uses.upload_id')
        .select(['uploads.id', 'uploads.bytes', 'uploads.width'])
        .select(
          sql<string>`case ${sql.join(
            PICTURE_PLACES.map(
              (place) =>
                sql`when subject = ${sql.lit(place)} or subject like ${sql.lit(`${place}:%`)} then ${sql.lit(place)}`,
            ),
            sql` `,
          )} else '' end`.as('place'),
        )
        .where('deleting', '=', 0)
        .distinct()
        .as('placed')
      const rows = await queries
        .selectFrom(placed)
        .select('place')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('files'),
          fn.sum<number | string | null>('bytes').as('bytes'),
          PICTURES,
        ])
        .groupBy('place')
        .execute()
      return rows
        .flatMap(({ place, ...row }) => (isPlace(place) ? [{ place, ...totalsOf(row) }] : []))
        .sort((a, b) => b.bytes - a.bytes)
    },

    byUser: async () => {
      const rows = await queries
        .selectFrom('uploads')
        .leftJoin('users', 'users.id', 'uploads.user_id')
        .select(['uploads.user_id', 'users.nick_name'])
        .select(({ fn }) => [
          fn.countAll<number | string>().as('files'),
          fn.sum<number | string | null>('bytes').as('bytes'),
          PICTURES,
        ])
        .where('deleting', '=', 0)
        .groupBy(['uploads.user_id', 'users.nick_name'])
        .orderBy('bytes', 'desc')
        .limit(SHOWN_USERS)
        .execute()
      return rows.map(({ user_id, nick_name, ...row }) => ({
        user_id,
        nick_name: nick_name ?? '',
        ...totalsOf(row),
      }))
    },

    page: async (filter: UploadFilter, page: Page, total: number) => {
      const found = filtered(queries, filter)
        .leftJoin('users', 'users.id', 'uploads.user_id')
        .leftJoin('picture_words', 'picture_words.url', 'uploads.url')
        .select(['uploads.id', 'uploads.url', 'picture_words.alt', 'caption'])
        .select(['bytes', 'width', 'height'])
        .select(['uploads.user_id', 'users.nick_name', 'uploads.created_at'])
      const rows = await readPage(found, [['uploads.id', 'desc']], page, total)
      const uses = await usesOf(
        queries,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => ({
        ...row,
        alt: row.alt ?? '',
        caption: row.caption ?? '',
        nick_name: row.nick_name ?? '',
        uses: (uses.get(row.id) ?? []).map(({ place, id, album_id }) => ({ place, id, album_id })),
      }))
    },

    times: async (): Promise<number[]> => {
      const rows = await filtered(queries, {}).select('created_at').execute()
      return rows.map(({ created_at }) => created_at)
    },

    /** Marks them for the sweep, unless something shows them by now. */
    discardUnused: async (before: number): Promise<void> => {
      await queries
        .updateTable('uploads')
        .set({ expires_at: 0 })
        .where('use_count', '=', 0)
        .where('deleting', '=', 0)
        .where('created_at', '<', before)
        .execute()
    },
  }
}
