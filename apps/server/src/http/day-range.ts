import { AppError } from './app-error.ts'
import { momentOf } from './times.ts'

const DAY_MS = 86_400_000

/** Returns the start of the first day and the end of the last, in the site's time zone. */
export const dayRange = (
  member: string,
  [first = '', last = '']: readonly string[],
  timeZone: string,
): readonly [number, number] => {
  const from = momentOf(`${first} 00:00:00`, timeZone)
  const until = momentOf(`${last} 00:00:00`, timeZone)
  if (from === undefined || until === undefined) {
    throw new AppError('wrongMember', { detail: { member } })
  }
  return [from, until + DAY_MS]
}
