import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { accountStore } from './accounts.store.ts'
import { createLoginLimits } from './login-limits.ts'
import { URGENT, verifyPassword } from './passwords.ts'

type Needs = { readonly queries: Queries } & Parameters<typeof createLoginLimits>[0]

/** Rejects a wrong password. Guards changes that a stolen session must not make. */
export type ConfirmPassword = (userId: number, password: string) => Promise<void>

export const createConfirmPassword = ({ queries, ...needs }: Needs): ConfirmPassword => {
  const limits = createLoginLimits(needs)
  return async (userId, password) => {
    const account = await accountStore(queries).findById(userId)
    if (!account) throw new AppError('loginExpired')
    await limits.attemptInSession(userId)
    const isCurrent = await verifyPassword(password, account.passwordHash, URGENT)
    if (!isCurrent) throw new AppError('passwordWrong')
    await limits.succeededInSession(userId)
  }
}
