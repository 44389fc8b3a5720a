import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { accountStore } from './accounts.store.ts'
import { isReservedNickName, isValidNickName } from './names.rules.ts'

/** Rejects an invalid nickname, and a reserved one unless the user is an administrator. */
export const createNickNameCheck = (queries: Queries) => {
  const accounts = accountStore(queries)
  return async (nickName: string, userId: number): Promise<void> => {
    if (nickName === '') throw new AppError('nickNameMissing')
    if (!isValidNickName(nickName)) throw new AppError('nickNameForm')
    const administrators = await accounts.administrators()
    if (administrators.some(({ id }) => id === userId)) return
    const taken = administrators.map(({ nick_name }) => nick_name)
    if (isReservedNickName(nickName, taken)) throw new AppError('nickNameReserved')
  }
}
