import { expect, it } from 'vitest'
import { useSite } from '../testing/shared-site.ts'
import { contains } from './contains.ts'

const site = useSite()

it.each([
  ['Éva', true],
  ['éVA', 'large'],
  ['VA P', true],
  ['柿', true],
  ['100%_', true],
  ['100x_', false],
  ['', true],
])('finds a text in any case, and wildcards literally: %j, %j', async (text, expected) => {
  const { queries, engine } = site.platform.database
  const { id } = await site.newUser()
  const nick_name = 'Éva Pál 柿 100%_'
  await queries.updateTable('users').set({ nick_name }).where('id', '=', id).execute()
  const found = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(contains('nick_name', text))
    .execute()
  // SQLite changes the case of ASCII letters only.
  const isFound = expected === 'large' ? engine === 'postgres' : expected
  expect(found).toHaveLength(isFound ? 1 : 0)
})
