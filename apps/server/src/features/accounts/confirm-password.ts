import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { type Account, accountStore, USED_PASSWORD_HASH } from './accounts.store.ts'
import type { LoginLimits } from './login-limits.ts'
import { URGENT, verifyPassword } from './passwords.ts'

interface Needs {
  readonly queries: Queries
  readonly limits: LoginLimits
}

/** Rejects a wrong password. Guards changes that a stolen session must not make. */
export type ConfirmPassword = (userId: number, password: string) => Promise<Account>

export const createConfirmPassword =
  ({ queries, limits }: Needs): ConfirmPassword =>
  async (userId, password) => {
    const account = await accountStore(queries).findById(userId)
    if (!account) throw new AppError('loginExpired')
    await limits.attemptInSession(userId)
    // After a used one-time password there is no current password to check.
    const isCurrent =
      account.passwordHash === USED_PASSWORD_HASH ||
      (await verifyPassword(password, account.passwordHash, URGENT))
    if (!isCurrent) throw new AppError('passwordWrong')
    await limits.succeededInSession(userId)
    return account
  }
