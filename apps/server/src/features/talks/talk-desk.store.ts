import { TALK_STATUS, type TalkDraft } from '@lanting/contract'
import { binnedTooLongBefore } from '../../database/bin.ts'
import { inTurn } from '../../database/in-turn.ts'
import type { Queries } from '../../database/open.ts'

const PURGED_AT_ONCE = 50

const rowOf = ({ content, is_top, status }: TalkDraft) => ({ content, is_top, status })

export const talkDeskStore = (queries: Queries) => {
  const writePhotos = async (talkId: number, { talkImgList }: TalkDraft) => {
    await queries.deleteFrom('talk_photos').where('talk_id', '=', talkId).execute()
    if (talkImgList.length === 0) return
    await queries
      .insertInto('talk_photos')
      .values(talkImgList.map(({ url }, position) => ({ talk_id: talkId, position, url })))
      .execute()
  }
  const binnedTooLong = (now: number) =>
    queries.selectFrom('talks').select('id').where('binned_at', '<=', binnedTooLongBefore(now))

  return {
    state: (id: number) =>
      queries
        .selectFrom('talks')
        .select(['status', 'binned_status'])
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

    bin: async (id: number, now: number) => {
      await queries
        .updateTable('talks')
        .set((row) => ({
          binned_at: now,
          binned_status: row.ref('status'),
          status: TALK_STATUS.recycled,
        }))
        .where('id', '=', id)
        .execute()
    },

    restore: async (id: number, status: number) => {
      await queries
        .updateTable('talks')
        .set({ status, binned_at: null, binned_status: null })
        .where('id', '=', id)
        .execute()
    },

    remove: async (id: number) => {
      await queries.deleteFrom('talks').where('id', '=', id).execute()
    },

    /** Whether something has been in the bin for too long: asked often, so it only reads. */
    isAnything: async (now: number): Promise<boolean> =>
      (await binnedTooLong(now).limit(1).executeTakeFirst()) !== undefined,

    settle: (now: number): Promise<void> =>
      inTurn(queries, async (transaction) => {
        const due = binnedTooLong(now).orderBy('binned_at').limit(PURGED_AT_ONCE)
        await transaction.deleteFrom('talks').where('id', 'in', due).execute()
      }),
  }
}
