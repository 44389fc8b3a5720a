import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { storedName } from './names/names.rules.ts'
import { nameFault } from './names/names.store.ts'
import { profileStore } from './profiles.store.ts'

/** Returns the stored form of a new nickname. A user keeps a name that was allowed once. */
export const createNickNameCheck =
  (queries: Queries) =>
  async (given: string, userId: number): Promise<string> => {
    const nickName = storedName(given)
    if (nickName === '') throw new AppError('nickNameMissing')
    const current = (await profileStore(queries).find(userId))?.nick_name
    if (current !== undefined && (given === current || given.trim() === current)) return current
    const fault = await nameFault(queries, nickName, userId)
    if (fault) throw new AppError(fault)
    return nickName
  }
