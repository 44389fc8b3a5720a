import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { settingsStore } from './settings.store.ts'
import { viewStore } from './views.store.ts'

const shared = useSite()

describe('the config', () => {
  it('has a name, an owner and a birthday from the first start', async () => {
    const now = Date.UTC(2026, 10, 15)
    const { client } = await shared.empty({ now: () => now })
    expect(await client().getConfig()).toMatchObject({
      id: 1,
      blog_name: '兰亭',
      owner_id: 1,
      view_time: 0,
      record_number: '',
      badges: [],
      thanks_link: '/thanks',
      createdAt: '2026-11-15 08:00:00',
      createdAtMs: now,
    })
  })

  it('returns a changed setting in the next read', async () => {
    const { client, platform } = await shared.empty()
    const settings = settingsStore(platform.database.queries)
    await settings.write({ blog_name: '别处', blog_notice: '一\n二' }, 5)
    await settings.write({ blog_name: '此处' }, 6)
    expect(await client().getConfig()).toMatchObject({ blog_name: '此处', blog_notice: '一\n二' })
  })

  it('names the administrators, whose names carry a mark, as they change', async () => {
    const { client, ownerClient, userClient } = await shared.empty()
    const [owner, { id }] = [await ownerClient(), await userClient('second')]
    const ids = async () => (await client().getConfig()).administrator_ids
    expect(await ids()).toEqual([1])
    await owner.updateRole({ params: { id, role: 1 } })
    expect(await ids()).toEqual([1, id])
    await owner.updateRole({ params: { id, role: 2 } })
    expect(await ids()).toEqual([1])
  })

  it('contains no private settings', async () => {
    const { client } = await shared.empty()
    expect(await client().getConfig()).not.toHaveProperty('time_zone')
  })
})

describe('site views', () => {
  it('are all counted, and written when the app closes', async () => {
    const { app, client, platform } = await openTestApp()
    await Promise.all(Array.from({ length: 20 }, () => client().addView()))
    await app.close()
    expect(await viewStore(platform.database.queries).total()).toBe(20)
  })
})

describe('page headers', () => {
  it('are those that the owner has chosen', async () => {
    const { client, platform } = await shared.empty()
    expect(await client().getPageHeaders()).toEqual([])
    await platform.database.queries
      .insertInto('page_headers')
      .values({ route_name: 'Home', bg_url: '/x.webp' })
      .execute()
    expect(await client().getPageHeaders()).toEqual([
      { id: 1, route_name: 'Home', bg_url: '/x.webp' },
    ])
  })
})
