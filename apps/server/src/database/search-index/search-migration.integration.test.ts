import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestPlatform } from '../../testing/test-app.ts'
import { migrate } from '../migrate.ts'
import { search } from '../migrations/0004-search.ts'
import { migrations } from '../migrations.ts'

const times = { created_at: 1, updated_at: 1 }
const earlier = migrations.filter(({ name }) => name < search.name)

/** A site with articles that is older than search. */
const olderSite = async (count: number) => {
  const { database } = await openTestPlatform()
  await migrate(database, earlier, 1)
  const { queries } = database
  const user = { username: 'owner', password_hash: '', nick_name: '', ...times }
  await queries.insertInto('users').values(user).execute()
  await queries
    .insertInto('categories')
    .values({ category_name: 'c', ...times })
    .execute()
  const articles = Array.from({ length: count }, (_, at) => ({
    article_title: `Title ${at}`,
    article_content: `# Heading\n\n**bold** text ${at}`,
    author_id: 1,
    category_id: 1,
    article_description: '',
    article_html: '',
    article_cover: '',
    is_top: 2,
    order: null,
    status: 1 + (at % 3),
    type: 1,
    origin_url: null,
    ...times,
  }))
  await queries.insertInto('articles').values(articles).execute()
  return database
}

describe('an older site', () => {
  it('finds all its articles as soon as it is up to date', async () => {
    const database = await olderSite(205)
    await migrate(database, migrations, 2)
    const rows = await database.queries
      .selectFrom('search_texts')
      .innerJoin('search_ngrams', 'search_ngrams.rowid', 'article_id')
      .select(['article_id', 'normalized', 'readable'])
      .orderBy('article_id')
      .execute()
    expect(rows).toEqual(
      Array.from({ length: 205 }, (_, at) => ({
        article_id: at + 1,
        normalized: `heading bold text ${at}\ntitle ${at}`,
        readable: `Heading bold text ${at}\nTitle ${at}`,
      })),
    )
  })

  it('stays as it was when that fails on the way', async () => {
    const database = await olderSite(1)
    const broken = {
      ...search,
      fill: async (queries: Parameters<NonNullable<typeof search.fill>>[0]) => {
        await search.fill?.(queries)
        throw new Error('the lights went out')
      },
    }
    await expect(migrate(database, [...earlier, broken], 2)).rejects.toThrow('the lights went out')
    await expect(sql`select * from search_texts`.execute(database.queries)).rejects.toThrow()
    expect((await migrate(database, [...earlier, search], 3)).ran).toEqual([search.name])
    const found = await database.queries.selectFrom('search_texts').select('readable').execute()
    expect(found).toEqual([{ readable: 'Heading bold text 0\nTitle 0' }])
  })
})
