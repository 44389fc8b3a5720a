import { hash } from 'node:crypto'
import { LENGTH, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Clock } from '../../platform/clock.ts'
import { accountStore, USED_PASSWORD_HASH } from './accounts.store.ts'
import { importedName } from './names/names.rules.ts'

interface Author {
  readonly name: string
  readonly mail?: string
  readonly site?: string
}

const DIGITS = 12

/**
 * Identifies an author without storing the mail address. The name is longer than any that a person
 * can register.
 */
const usernameOf = ({ mail, name, site }: Author) => {
  const person = mail ? mail.trim().toLowerCase() : `${name.trim()}\n${site ?? ''}`
  return `imported-${hash('sha256', person).slice(0, DIGITS)}`
}

/** The authors of other blogs. No password opens their accounts. */
export const importedUsers = (now: Clock) => ({
  find: async (queries: Queries, author: Author) =>
    (await accountStore(queries).find(usernameOf(author)))?.id,

  add: (transaction: Queries, author: Author): Promise<number> => {
    const nickName = [...importedName(author.name)].slice(0, LENGTH.nickName / 2).join('') || '?'
    const user = { username: usernameOf(author), passwordHash: USED_PASSWORD_HASH, nickName }
    return accountStore(transaction).add({ ...user, role: ROLE.user }, now())
  },

  /** Keeps a user who has got a password here, or who has written something else. */
  remove: (transaction: Queries, id: number) => accountStore(transaction).removeUnused(id),
})
