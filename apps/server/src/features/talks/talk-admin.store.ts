import { TALK_STATUS, type TalkDraft } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { trashExpiredBefore } from '../../database/trash.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'

const PURGE_BATCH = 50

const rowOf = ({ content, is_top, status }: TalkDraft) => ({ content, is_top, status })

export const talkAdminStore = (queries: Queries) => {
  const writePhotos = async (talkId: number, { talkImgList }: TalkDraft) => {
    await queries.deleteFrom('talk_photos').where('talk_id', '=', talkId).execute()
    if (talkImgList.length === 0) return
    await queries
      .insertInto('talk_photos')
      .values(talkImgList.map(({ url }, position) => ({ talk_id: talkId, position, url })))
      .execute()
  }
  const trashExpired = (now: number) =>
    queries.selectFrom('talks').select('id').where('trashed_at', '<=', trashExpiredBefore(now))

  return {
    state: (id: number) =>
      queries
        .selectFrom('talks')
        .select(['status', 'trashed_status'])
        .where('id', '=', id)
        .executeTakeFirst(),

    add: async (talk: TalkDraft, userId: number, now: number): Promise<number> => {
      const { id } = await queries
        .insertInto('talks')
        .values({ ...rowOf(talk), user_id: userId, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await writePhotos(id, talk)
      return id
    },

    update: async (id: number, talk: TalkDraft, now: number) => {
      await queries
        .updateTable('talks')
        .set({ ...rowOf(talk), updated_at: now })
        .where('id', '=', id)
        .execute()
      await writePhotos(id, talk)
    },

    set: async (id: number, changes: { readonly is_top: number } | { readonly status: number }) => {
      await queries.updateTable('talks').set(changes).where('id', '=', id).execute()
    },

    trash: async (id: number, now: number) => {
      await queries
        .updateTable('talks')
        .set((row) => ({
          trashed_at: now,
          trashed_status: row.ref('status'),
          status: TALK_STATUS.recycled,
        }))
        .where('id', '=', id)
        .execute()
    },

    restore: async (id: number, status: number) => {
      await queries
        .updateTable('talks')
        .set({ status, trashed_at: null, trashed_status: null })
        .where('id', '=', id)
        .execute()
    },

    remove: async (id: number) => {
      await queries.deleteFrom('talks').where('id', '=', id).execute()
    },

    /** Returns whether a talk is due for deletion. Called often, so it only reads. */
    hasDue: async (now: number): Promise<boolean> =>
      (await trashExpired(now).limit(1).executeTakeFirst()) !== undefined,

    processDue: (now: number): Promise<void> =>
      withAdminLock(queries, async (transaction) => {
        const due = trashExpired(now).orderBy('trashed_at').limit(PURGE_BATCH)
        await transaction.deleteFrom('talks').where('id', 'in', due).execute()
      }),
  }
}
