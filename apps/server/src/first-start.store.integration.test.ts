import { describe, expect, it } from 'vitest'
import { countRows, NO_ROWS, openDemoApp, startAgain } from './testing/demo-app.ts'
import { openTestApp } from './testing/test-app.ts'

/** Rendering all articles takes a while on a slow machine. */
const WITH_RENDERING_MS = 60_000

describe('the first start', () => {
  it(
    'adds the rendered demo content with its settings',
    async () => {
      const { client } = await openTestApp({ env: { DEMO: 'on' } })
      const article = await client().getArticleById({ params: { id: 3 } })
      expect(article).toMatchObject({ article_title: '兰亭开门了', view_times: 1312 })
      expect(article.article_html).toContain('<h2')
      expect(article.updatedAtMs).toBeGreaterThan(article.createdAtMs)
      expect(await client().getConfig()).toMatchObject({
        blog_name: '兰亭',
        blog_notice: expect.stringContaining('\n'),
        view_time: 3286,
        createdAt: '2026-11-08 08:00:00',
      })
    },
    WITH_RENDERING_MS,
  )

  it(
    'speaks English on an English machine',
    async () => {
      const { client, ownerClient } = await openTestApp({
        env: { DEMO: 'on', LANG: 'en_GB.UTF-8' },
      })
      const { article_title, authorName } = await client().getArticleById({ params: { id: 3 } })
      expect([article_title, authorName]).toEqual(['The Pavilion Is Open', 'Lan'])
      expect((await client().getConfig()).blog_name).toBe('Lanting')
      const owner = await ownerClient()
      expect(await owner.getSettings()).toMatchObject({ language: 'en', time_zone: 'UTC' })
      expect((await owner.getFirstSteps()).done).not.toContain('timeZone')
      await owner.removeDemo()
      expect(await client().getConfig()).toMatchObject({
        blog_name: 'Lanting',
        personal_say: 'Writing, listening, waiting for friends.',
      })
    },
    WITH_RENDERING_MS,
  )

  it('knows a password that nobody has chosen', async () => {
    const { ownerClient } = await openTestApp({ env: { OWNER_PASSWORD: '' } })
    expect((await (await ownerClient()).getFirstSteps()).done).not.toContain('password')
    const chosen = await openTestApp({ env: { OWNER_PASSWORD: 'lanting-2026' } })
    expect((await (await chosen.ownerClient()).getFirstSteps()).done).toContain('password')
  })

  it('adds no demo content and no settings with DEMO=off', async () => {
    const { platform } = await openTestApp({ env: { DEMO: 'off' } })
    const { queries } = platform.database
    expect(await countRows(queries)).toEqual({ ...NO_ROWS, users: 1 })
    const settings = await queries.selectFrom('settings').select('name').orderBy('name').execute()
    expect(settings.map(({ name }) => name)).toEqual([
      'created_at',
      'owner_id',
      'rendered_by',
      'signing_secret',
    ])
  })

  it(
    'adds nothing when one row of the demo fails',
    async () => {
      const { platform } = await openTestApp()
      const { queries } = platform.database
      await queries.deleteFrom('users').execute()
      await queries.deleteFrom('settings').execute()
      const album = { album_name: '江上', description: '', album_cover: '' }
      await queries
        .insertInto('albums')
        .values({ ...album, created_at: 1, updated_at: 1 })
        .execute()
      await expect(startAgain(platform)).rejects.toThrow()
      expect(await countRows(queries)).toEqual({ ...NO_ROWS, albums: 1 })
    },
    WITH_RENDERING_MS,
  )

  it('happens once: the next start adds nothing', async () => {
    const { platform } = await openDemoApp()
    const before = await countRows(platform.database.queries)
    expect(await startAgain(platform)).toBeUndefined()
    expect(await countRows(platform.database.queries)).toEqual(before)
  })
})
