import { copyFile, readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { testDatabase } from '../testing/test-app.ts'
import { type Migration, migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { type Database, type DatabaseAddress, openDatabase } from './open.ts'

const open = async (address: DatabaseAddress): Promise<Database> => {
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  return database
}

const openEmpty = async () => {
  const { address } = await testDatabase()
  return { address, database: await open(address) }
}

const planted = (name: string): Migration => ({
  name: `000${name.length}-${name}`,
  statements: () => [`create table ${name} (id integer primary key)`],
})
const FIRST = planted('a')
const SECOND = planted('bb')
const THIRD = planted('ccc')

const hasTable = ({ queries }: Database, name: string) =>
  sql`select * from ${sql.table(name)}`.execute(queries).then(
    () => true,
    () => false,
  )

describe('migrate', () => {
  it('runs all migrations once, in order', async () => {
    const { database } = await openEmpty()
    expect((await migrate(database, [FIRST, SECOND], 1)).ran).toEqual(['0001-a', '0002-bb'])
    expect(await migrate(database, [FIRST, SECOND], 2)).toEqual({ ran: [] })
  })

  it('runs only the migrations that are new', async () => {
    const { database } = await openEmpty()
    await migrate(database, [FIRST], 1)
    expect((await migrate(database, [FIRST, SECOND, THIRD], 2)).ran).toEqual([
      '0002-bb',
      '0003-ccc',
    ])
    expect(await hasTable(database, 'ccc')).toBe(true)
  })

  // SQLite has one node, and its driver would wait for a lock held by its own thread.
  const itOnNodes = inject('form') === 'large' ? it : undefined
  itOnNodes?.('runs on one of many nodes that start together', async () => {
    const { address } = await testDatabase()
    const nodes = await Promise.all(Array.from({ length: 4 }, () => open(address)))
    const reports = await Promise.all(nodes.map((node) => migrate(node, migrations, 1)))
    expect(reports.flatMap(({ ran }) => ran)).toEqual(migrations.map(({ name }) => name))
  })

  it('changes nothing when a migration fails', async () => {
    const { database } = await openEmpty()
    await migrate(database, [FIRST], 1)
    const broken = { ...THIRD, statements: () => [...THIRD.statements('sqlite'), 'nonsense'] }
    await expect(migrate(database, [FIRST, SECOND, broken], 2)).rejects.toThrow()
    expect([await hasTable(database, 'bb'), await hasTable(database, 'ccc')]).toEqual([
      false,
      false,
    ])
    expect((await migrate(database, [FIRST, SECOND], 3)).ran).toEqual(['0002-bb'])
  })

  it('accepts a migration whose source was indented differently', async () => {
    const { database } = await openEmpty()
    await migrate(database, [FIRST], 1)
    const indented = {
      ...FIRST,
      statements: () => FIRST.statements('sqlite').map((text) => text.replaceAll(' ', '\n  ')),
    }
    expect(await migrate(database, [indented], 2)).toEqual({ ran: [] })
  })
})

describe('a database of another version', () => {
  it('is rejected when it was made by a newer version', async () => {
    const { database } = await openEmpty()
    await migrate(database, [FIRST, SECOND], 1)
    await expect(migrate(database, [FIRST], 2)).rejects.toThrow(/newer version.*0002-bb/)
  })

  it('is rejected when one of its migrations was changed', async () => {
    const { database } = await openEmpty()
    await migrate(database, [FIRST, SECOND], 1)
    const edited = { ...FIRST, statements: () => ['select 1'] }
    await expect(migrate(database, [edited, SECOND], 2)).rejects.toThrow(/0001-a.*export.*import/)
  })

  it.each([
    ['with the first migration of the earlier program', ['0001-ground']],
    ['with all its migrations', ['0001-ground', '0002-demo', '0035-day-likes']],
    ['with a migration of the same name', ['0001-schema']],
  ])('is rejected in one sentence that names export and import: %s', async (_, names) => {
    const { address, database } = await openEmpty()
    const [first, ...others] = names.map((name) => ({ name, statements: () => ['select 1'] }))
    await migrate(database, [{ ...FIRST, name: first?.name ?? '' }, ...others], 1)
    const error = await migrate(database, migrations, 2).catch((reason: Error) => reason)
    expect(error).toMatchObject({
      message: `The database was made by an earlier version whose tables this program cannot read (at migration ${names[0]}): export its articles as Markdown with that version, and import them here into an empty DATA_DIR or DATABASE_URL.`,
    })
    expect([await hasTable(database, 'a'), await hasTable(database, 'users')]).toEqual([
      true,
      false,
    ])
    if (address.engine === 'postgres') return
    const files = await readdir(dirname(address.file))
    expect(files.filter((file) => file.includes('before-0001-schema'))).toEqual([])
  })
})

describe('the copy of a SQLite file', () => {
  it('is made before the file is changed, and can be restored', async () => {
    const { address, database } = await openEmpty()
    expect((await migrate(database, [FIRST], 1)).copy).toBeUndefined()
    const { copy } = await migrate(database, [FIRST, SECOND], 2)
    if (address.engine === 'postgres') return expect(copy).toBeUndefined()
    await copyFile(copy ?? '', `${address.file}.restored`)
    expect(await readdir(dirname(address.file))).not.toContainEqual(
      expect.stringContaining('unfinished'),
    )
    const restored = await open({ engine: 'sqlite', file: `${address.file}.restored` })
    expect(await migrate(restored, [FIRST], 3)).toEqual({ ran: [] })
  })

  it("contains no visitor hashes, and also works without the visitors' tables", async () => {
    const { address, database } = await openEmpty()
    await migrate(database, migrations, 1)
    const { queries } = database
    await queries.insertInto('daily_salts').values({ day: '2026-11-16', salt: 'a-salt' }).execute()
    const visit = { day: '2026-11-16', visitor: 'a-visitor' }
    await queries.insertInto('daily_visitors').values(visit).execute()
    const { copy } = await migrate(database, [...migrations, THIRD], 2)
    expect(await queries.selectFrom('daily_visitors').selectAll().execute()).toEqual([visit])
    if (address.engine === 'postgres') return
    const bytes = await readFile(copy ?? '')
    expect([bytes.includes('a-salt'), bytes.includes('a-visitor')]).toEqual([false, false])
    const young = await open({ engine: 'sqlite', file: `${address.file}.young` })
    await migrate(young, [FIRST], 1)
    expect((await migrate(young, [FIRST, SECOND], 2)).copy).toContain('young.before-0002-bb')
  })
})
