import { sql } from 'kysely'
import { chunk } from '../../../../database/chunk.ts'
import type { Queries } from '../../../../database/open.ts'
import { BEGINNING } from './song-match.rules.ts'

/** No name begins so. */
const NO_BEGINNING = '\n\n'

/** The songs of the library that may be meant by the lines of a text. */
export const importStore = (queries: Queries) => {
  const songs = () =>
    queries.selectFrom('songs').select(['id', 'name', 'artists', 'alia']).orderBy('id')

  return {
    /** Returns songs whose folded name begins so, and those with further names. */
    candidates: async (beginnings: readonly string[]) => {
      const begins = sql<string>`substr(search_text, 1, ${sql.lit(BEGINNING)})`
      const parts = await Promise.all([
        songs().where('alia', '<>', '[]').execute(),
        ...chunk(beginnings, NO_BEGINNING).map((part) =>
          songs().where(begins, 'in', part).execute(),
        ),
      ])
      const byId = new Map(parts.flat().map((row) => [row.id, row]))
      return [...byId.values()].sort((a, b) => a.id - b.id)
    },
  }
}

export type ImportStore = ReturnType<typeof importStore>
