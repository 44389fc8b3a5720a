import { sql } from 'kysely'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { openDatabase } from '../database/open.ts'

/** The PostgreSQL database with our tables and nothing in them, of which tests get copies. */
export const MIGRATED = 'migrated'

/** Makes it in the cluster at this address. */
export const makeMigrated = async (serverUrl: string): Promise<void> => {
  const server = await openDatabase({ engine: 'postgres', url: serverUrl })
  await sql`create database ${sql.ref(MIGRATED)}`.execute(server.queries)
  await server.close()
  const url = new URL(serverUrl)
  url.pathname = `/${MIGRATED}`
  const database = await openDatabase({ engine: 'postgres', url: url.href })
  await migrate(database, migrations, Date.now())
  await database.close()
}
