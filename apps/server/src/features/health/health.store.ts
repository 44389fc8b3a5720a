import { sql } from 'kysely'
import { engineOf, type Queries } from '../../database/open.ts'

interface StoredFiles {
  readonly count: number
  readonly bytes: number
}

const asNumbers = ({ count, bytes }: Record<keyof StoredFiles, unknown>): StoredFiles => ({
  count: Number(count),
  bytes: Number(bytes ?? 0),
})

const firstRow = async <T>(rows: Promise<{ rows: T[] }>): Promise<T> => (await rows).rows[0] as T

/** Version, size and migrations of the database, and the size of stored files. */
export const healthStore = (queries: Queries) => {
  const isSqlite = engineOf(queries) === 'sqlite'
  return {
    version: async (): Promise<string> => {
      const query = isSqlite
        ? sql<{ version: string }>`select sqlite_version() as version`
        : sql<{ version: string }>`select current_setting('server_version') as version`
      return (await firstRow(query.execute(queries))).version
    },

    bytes: async (): Promise<number> => {
      const query = isSqlite
        ? sql<{ bytes: number }>`select page_count * page_size as bytes
            from pragma_page_count(), pragma_page_size()`
        : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      return Number((await firstRow(query.execute(queries))).bytes)
    },

    appliedMigrations: async () => {
      const { rows } = await sql<{
        name: string
        applied_at: number
      }>`select name, applied_at from migrations order by name`.execute(queries)
      return rows.map(({ name, applied_at }) => ({ name, appliedAtMs: Number(applied_at) }))
    },

    uploads: async (): Promise<StoredFiles> =>
      asNumbers(
        await queries
          .selectFrom('uploads')
          .select(({ fn }) => [fn.countAll().as('count'), fn.sum('bytes').as('bytes')])
          .executeTakeFirstOrThrow(),
      ),

    /** The owner's songs; the demo songs are part of the program. */
    songs: async (): Promise<StoredFiles> =>
      asNumbers(
        await queries
          .selectFrom('songs')
          .select(({ fn }) => [fn.countAll().as('count'), fn.sum('bytes').as('bytes')])
          .where('root', '=', 'own')
          .where('missing_since', '=', 0)
          .executeTakeFirstOrThrow(),
      ),
  }
}
