import type { Queries } from './database/open.ts'
import { settingsStore } from './features/site/settings.store.ts'

/** Returns the name of a site that has been started; undefined for an empty database. */
export const siteName = async (queries: Queries): Promise<string | undefined> => {
  const tables = await queries.introspection.getTables()
  if (!tables.some(({ name }) => name === 'settings')) return undefined
  const { owner_id, blog_name } = await settingsStore(queries).read()
  return owner_id > 0 ? blog_name : undefined
}
