import type { Queries } from './open.ts'

/** Returns the number that triggers keep for a scope and its subject, or 0. */
export const readCounter = async (
  queries: Queries,
  scope: string,
  subject = '',
): Promise<number> => {
  const row = await queries
    .selectFrom('counters')
    .select('value')
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}
