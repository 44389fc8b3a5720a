import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { accountStore } from './accounts.store.ts'
import { isFitNickName, isReservedNickName } from './names.rules.ts'

/** Refuses a nickname that this user cannot have; administrators may speak for the site. */
export const nickNameCheck = (queries: Queries) => {
  const accounts = accountStore(queries)
  return async (nickName: string, userId: number): Promise<void> => {
    if (nickName === '') throw new AppError('nickNameMissing')
    if (!isFitNickName(nickName)) throw new AppError('nickNameForm')
    const administrators = await accounts.administrators()
    if (administrators.some(({ id }) => id === userId)) return
    const taken = administrators.map(({ nick_name }) => nick_name)
    if (isReservedNickName(nickName, taken)) throw new AppError('nickNameReserved')
  }
}
