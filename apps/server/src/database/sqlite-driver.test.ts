import { Kysely, SqliteDialect, sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { isDiskFull } from '../platform/disk-full.ts'
import { openSqlite } from './sqlite-driver.ts'

const LARGE = 'x'.repeat(100_000)

it('throws the error of a full disk, and can be written to again', async () => {
  const queries = new Kysely<{ texts: { text: string } }>({
    dialect: new SqliteDialect({ database: openSqlite(':memory:') }),
  })
  onTestFinished(() => queries.destroy())
  await sql`create table texts (text text)`.execute(queries)
  await sql`pragma max_page_count = 3`.execute(queries)
  const add = (text: string) =>
    queries
      .transaction()
      .execute((transaction) => transaction.insertInto('texts').values({ text }).execute())
  await expect(add(LARGE)).rejects.toSatisfy(isDiskFull)
  await sql`pragma max_page_count = 1000`.execute(queries)
  await add(LARGE)
  expect(await queries.selectFrom('texts').select('text').execute()).toHaveLength(1)
})
