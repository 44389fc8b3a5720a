import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { SCHEMA_FILES, schemaSql } from './schema-sql.ts'

const ROOT = new URL('../../../../', import.meta.url)

it.each(['sqlite', 'postgres'] as const)(
  'the document of the %s schema is current',
  async (engine) => {
    const path = SCHEMA_FILES[engine]
    const document = await readFile(new URL(path, ROOT), 'utf8').catch(() => '')
    expect(document === schemaSql(engine), `${path} is out of date: run \`npm run schema\``).toBe(
      true,
    )
  },
)

it('the script creates all tables of the migrations', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(schemaSql('sqlite'))
  const names = database.prepare(`select name from sqlite_master where type = 'table'`).all()
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'search_ngrams']))
  database.close()
})
