import { DEFAULT_AVATARS, ROLE } from '@lanting/contract'
import type { UserNames } from './material.ts'
import { pick, type Random } from './random.ts'
import { timestampColumns, timestampOf } from './timestamps.ts'
import type { UniqueName } from './unique-names.ts'

/** No password has this hash, so nobody can log in as a seeded user. */
const NO_PASSWORD = 'none'

interface Needs {
  readonly count: number
  readonly firstId: number
  readonly userNames: UserNames
  readonly uniqueName: UniqueName
}

export const userRows = (random: Random, { count, firstId, userNames, uniqueName }: Needs) =>
  Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const root = pick(random, userNames.usernames)
    return {
      id,
      username: uniqueName(`${root}${String(id).padStart(5, '0')}`, (n) => `${root}${id}x${n}`),
      password_hash: NO_PASSWORD,
      role: ROLE.user,
      nick_name: pick(random, userNames.nickNames),
      avatar: pick(random, DEFAULT_AVATARS),
      ...timestampColumns(timestampOf(random, index, count)),
    }
  })
