import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ROLE } from '@lanting/contract'
import { hostileUsers } from '../testing/hostile-users.ts'
import type { RunningSite } from '../testing/site.ts'

export const CALLERS = ['visitor', 'user', 'administrator', 'dead token'] as const
export type Caller = (typeof CALLERS)[number]

const AT_A_TIME = 40

/** Returns tokens. Replaces a token that ended by logout or by a block. */
export const callerTokens = (site: RunningSite) => {
  let made = 0
  const makeTokens = (role: number) => {
    const names = Array.from({ length: AT_A_TIME }, (_, at) => `${made + at}`)
    const users = hostileUsers(site, names, `fuzz${made}x`)
    made += AT_A_TIME
    const database = new DatabaseSync(join(site.dataDir, 'lanting.sqlite'), { timeout: 10_000 })
    const setRole = database.prepare('update users set role = ? where id = ?')
    for (const { id } of users) setRole.run(role, id)
    database.close()
    return users.map(({ token }) => token)
  }
  const pools = { user: makeTokens(ROLE.user), administrator: makeTokens(ROLE.administrator) }

  return {
    tokenOf: (caller: Caller, number: number): string | undefined => {
      if (caller === 'visitor') return undefined
      if (caller === 'dead token') return 'a-token-that-nobody-has'
      const pool = pools[caller]
      return pool[number % pool.length]
    },
    forget: (caller: Caller, token: string | undefined) => {
      if (caller !== 'user' && caller !== 'administrator') return
      const left = pools[caller].filter((known) => known !== token)
      pools[caller] = left.length > 0 ? left : makeTokens(ROLE[caller])
    },
  }
}
