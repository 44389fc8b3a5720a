import { sql } from 'kysely'
import { chunk, NO_ID } from '../../../../database/chunk.ts'
import type { Queries } from '../../../../database/open.ts'
import { BEGINNING } from './wanted-titles.rules.ts'

/** No name begins so. */
const NO_BEGINNING = '\n\n'

/** The songs of the library that may be meant by the lines of a text. */
export const importStore = (queries: Queries) => {
  const begins = sql<string>`substr(search_text, 1, ${sql.lit(BEGINNING)})`
  const present = () => queries.selectFrom('songs').where('missing_since', '=', 0)
  const named = () => present().select(['id', 'name', 'artists', 'alia'])

  return {
    /** Returns the songs whose search text begins so, with the folded name at its beginning. */
    beginningWith: async (beginnings: readonly string[]) => {
      const texts = chunk(beginnings, NO_BEGINNING).map((part) =>
        present().select(['id', 'search_text']).where(begins, 'in', part).execute(),
      )
      return (await Promise.all(texts)).flat().map(({ id, search_text }) => ({
        id,
        name: search_text.split('\n', 1)[0] ?? '',
      }))
    },

    /** Returns these songs, and all that have further names. */
    candidates: async (ids: readonly number[]) => {
      const parts = await Promise.all([
        named().where('alia', '<>', '[]').execute(),
        ...chunk(ids, NO_ID).map((part) => named().where('id', 'in', part).execute()),
      ])
      const byId = new Map(parts.flat().map((row) => [row.id, row]))
      return [...byId.values()].sort((a, b) => a.id - b.id)
    },
  }
}

export type ImportStore = ReturnType<typeof importStore>
