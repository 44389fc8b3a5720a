import type { Section } from '@lanting/contract'
import type { Queries } from './open.ts'

/** The parts of the site that the owner hides. */
export const hiddenSections = async (queries: Queries): Promise<readonly Section[]> => {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'hidden_sections')
    .executeTakeFirst()
  return row ? JSON.parse(row.value) : []
}
