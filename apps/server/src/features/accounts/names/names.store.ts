import type { Queries } from '../../../database/open.ts'
import { accountStore } from '../accounts.store.ts'
import { isReservedNickName, isValidName } from './names.rules.ts'
import { nameSkeleton, skeletonsOf } from './skeletons.ts'

/** Rows at a time, of accounts that were made without skeletons: by an earlier version, or in bulk. */
const BATCH = 200

const addSkeletons = async (queries: Queries): Promise<void> => {
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'username', 'nick_name'])
    .where('username_skeleton', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { id, username, nick_name } of rows) {
    await queries
      .updateTable('users')
      .set(skeletonsOf({ username, nick_name }))
      .where('id', '=', id)
      .where('nick_name', '=', nick_name)
      .execute()
  }
  if (rows.length === BATCH) await addSkeletons(queries)
}

/** Nobody yet: a newcomer or a visitor. */
const NO_USER = 0

/** Whether another user has this name, or one that looks like it, as nickname or username. */
export const isLookAlike = async (
  queries: Queries,
  name: string,
  userId = NO_USER,
): Promise<boolean> => {
  await addSkeletons(queries)
  const skeleton = nameSkeleton(name)
  const found = await queries
    .selectFrom('users')
    .select('id')
    .where(({ or, eb }) =>
      or([eb('nick_name_skeleton', '=', skeleton), eb('username_skeleton', '=', skeleton)]),
    )
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Why nobody, or not this user, may have a name; undefined if it is free. */
export const nameFault = async (
  queries: Queries,
  name: string,
  userId = NO_USER,
): Promise<'nickNameForm' | 'nickNameReserved' | 'nickNameTaken' | undefined> => {
  if (!isValidName(name)) return 'nickNameForm'
  const administrators = await accountStore(queries).administrators()
  if (administrators.some(({ id }) => id === userId)) return undefined
  const theirs = administrators.flatMap(({ nick_name, username }) => [nick_name, username])
  if (isReservedNickName(name, theirs)) return 'nickNameReserved'
  return (await isLookAlike(queries, name, userId)) ? 'nickNameTaken' : undefined
}
