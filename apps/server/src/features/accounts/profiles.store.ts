import type { Role } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import { nameSkeleton } from './names/skeletons.ts'

/** Records the use of an uploaded avatar in the transaction of the profile. Rejects the upload of another user. */
export type KeepAvatar = (
  transaction: Queries,
  avatar: { readonly userId: number; readonly by: Identity; readonly urls: readonly string[] },
) => Promise<void>

interface Profile {
  readonly nick_name: string
  readonly avatar: string
  readonly qq?: string
}

export const profileStore = (queries: Queries) => ({
  find: async (id: number) => {
    const row = await queries
      .selectFrom('users')
      .select(['id', 'role', 'nick_name', 'avatar', 'qq'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { ...row, role: row.role as Role }
  },

  update: async (id: number, profile: Profile, now: number) => {
    await queries
      .updateTable('users')
      .set({
        ...profile,
        nick_name_skeleton: nameSkeleton(profile.nick_name),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
  },
})
