import type { Person } from '@lanting/turntable'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'

/** Undefined for a user who was deleted meanwhile. */
export type FindPerson = (userId: number) => Promise<Person | undefined>

/** Returns the user of the token, as the rules need it. */
export const callerOf = async (person: FindPerson, { id }: Identity): Promise<Person> => {
  const by = await person(id)
  if (!by) throw new AppError('loginExpired')
  return by
}
