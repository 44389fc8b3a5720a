import { DEFAULT_AVATARS, ROLE } from '@lanting/contract'
import type { People } from './material.ts'
import { momentOf, writtenAt } from './moments.ts'
import type { NameOnce } from './names.ts'
import { oneOf, type Random } from './random.ts'

/** No password has this hash, so nobody can log in as a seeded user. */
const NO_PASSWORD = 'none'

interface Needs {
  readonly count: number
  readonly firstId: number
  readonly people: People
  readonly nameOnce: NameOnce
}

export const userRows = (random: Random, { count, firstId, people, nameOnce }: Needs) =>
  Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const root = oneOf(random, people.usernames)
    return {
      id,
      username: nameOnce(`${root}${String(id).padStart(5, '0')}`, (n) => `${root}${id}x${n}`),
      password_hash: NO_PASSWORD,
      role: ROLE.user,
      nick_name: oneOf(random, people.nickNames),
      avatar: oneOf(random, DEFAULT_AVATARS),
      ...writtenAt(momentOf(random, index, count)),
    }
  })
