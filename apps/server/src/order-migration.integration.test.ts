import { expect, it } from 'vitest'
import { migrate } from './database/migrate.ts'
import { order } from './database/migrations/0031-order.ts'
import { migrations } from './database/migrations.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { openTestPlatform } from './testing/test-app.ts'

const AT = { created_at: 1, updated_at: 1 }
const earlier = migrations.filter(({ name }) => name < order.name)

/** A site that is older than the list of words, with a report. */
const olderSite = async (masked_words?: readonly string[]) => {
  const { database } = await openTestPlatform()
  await migrate(database, earlier, 1)
  const { queries } = database
  const user = { username: 'reader', password_hash: '', nick_name: '', ...AT }
  await queries.insertInto('users').values(user).execute()
  const said = { type: 1, for_id: 1, from_id: 1, content: 'bad', ...AT }
  await queries.insertInto('comments').values(said).execute()
  const report = { type: 4, for_id: 1, user_id: 1, reason: 'rude', created_at: 5 }
  await queries.insertInto('reports').values(report).execute()
  if (masked_words) {
    const setting = { name: 'masked_words', value: JSON.stringify(masked_words), updated_at: 1 }
    await queries.insertInto('settings').values(setting).execute()
  }
  await migrate(database, migrations, 2)
  return queries
}

it('masked words become words of the list, in their order', async () => {
  const queries = await olderSite(['darn', '坏"词', "it's"])
  const { blocklist } = await settingsStore(queries).read()
  expect(blocklist).toEqual([
    { word: 'darn', action: 'mask' },
    { word: '坏"词', action: 'mask' },
    { word: "it's", action: 'mask' },
  ])
  const names = await queries.selectFrom('settings').select('name').execute()
  expect(names).toEqual([{ name: 'word_list' }])
})

it('an emptied list stays empty, and one that was never touched is the usual one', async () => {
  expect((await settingsStore(await olderSite([])).read()).blocklist).toEqual([])
  const { blocklist } = await settingsStore(await olderSite()).read()
  expect(blocklist.length).toBeGreaterThan(5)
})

it('reports stay, take visitors too, are kept once, and go with what they are about', async () => {
  const queries = await olderSite()
  const all = () => queries.selectFrom('reports').selectAll().orderBy('id').execute()
  const report = { type: 4, for_id: 1, created_at: 6 }
  await queries
    .insertInto('reports')
    .values({ ...report, user_id: null, visitor: 'somebody' })
    .execute()
  expect(await all()).toMatchObject([
    { id: 1, user_id: 1, visitor: null, reason: 'rude', handled_at: null, created_at: 5 },
    { id: 2, user_id: null, visitor: 'somebody' },
  ])
  for (const who of [{ user_id: 1 }, { user_id: null, visitor: 'somebody' }]) {
    const again = queries.insertInto('reports').values({ ...report, ...who })
    await expect(again.execute()).rejects.toThrow()
  }
  await queries.deleteFrom('comments').execute()
  expect(await all()).toEqual([])
})
