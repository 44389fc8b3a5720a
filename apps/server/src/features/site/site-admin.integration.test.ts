import { SECRET_PAGES } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const upload = async () => {
    const content = new Blob([Uint8Array.from(await jpeg(40, 30))])
    return (await owner.uploadPicture({ file: { content } })).url
  }
  const uses = async () =>
    (
      await site.platform.database.queries.selectFrom('upload_uses').select('subject').execute()
    ).map(({ subject }) => subject)
  return { ...site, owner, upload, uses }
}

describe('settings', () => {
  it('change one by one, and the next read returns the change', async () => {
    const { owner, client } = await open()
    const change = {
      blog_name: '别处',
      default_theme: 'dark' as const,
      registration: 'closed' as const,
      special_greetings: { 7: '你来了' },
      badges: [{ image: '/a.png', title: 't', link: 'https://a.test' }],
    }
    expect(await owner.updateConfig({ body: change })).toBe(true)
    expect(await client().getConfig()).toMatchObject(change)
    await owner.updateConfig({ body: { blog_notice: '一\n二' } })
    const settings = await owner.getSettings()
    expect(settings).toMatchObject({ ...change, blog_notice: '一\n二', time_zone: 'Asia/Shanghai' })
    expect(settings).not.toHaveProperty('signing_secret')
  })

  it('have a founding date that the site counts from', async () => {
    const { owner, client } = await open()
    const { createdAt: started } = await client().getConfig()
    await owner.updateConfig({ body: { founded_on: '2019-03-08' } })
    expect((await client().getConfig()).createdAt).toBe('2019-03-08 00:00:00')
    await owner.updateConfig({ body: { founded_on: '' } })
    expect((await client().getConfig()).createdAt).toBe(started)
  })

  it('keep the code of the pages out of the public settings', async () => {
    const { owner, client, app } = await open()
    await owner.updateConfig({
      body: { head_code: '<script>count()</script>', code_sources: ['https://a.test'] },
    })
    expect(await owner.getSettings()).toMatchObject({ head_code: '<script>count()</script>' })
    expect(JSON.stringify(await client().getConfig())).not.toContain('count()')
    const { headers, body } = await app.inject({ url: '/home' })
    expect(body).toContain('count()')
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' https:\/\/a\.test 'sha256-/,
    )
    // A script that reads the address would give the token in it away.
    for (const url of SECRET_PAGES) {
      const page = await app.inject({ url })
      expect([url, page.statusCode, page.body.includes('count()')]).toEqual([url, 200, false])
      expect(page.headers['content-security-policy']).not.toContain('a.test')
    }
    await owner.updateConfig({ body: { head_code: '' } })
    const after = await app.inject({ url: '/home' })
    expect(after.headers['content-security-policy']).not.toContain('a.test')
  })

  it("with code are the owner's, and other administrators change the rest", async () => {
    const { owner, userClient, platform } = await open()
    const other = await userClient('assistant')
    const { queries } = platform.database
    await queries.updateTable('users').set({ role: 1 }).where('id', '=', other.id).execute()
    expect(await other.updateConfig({ body: { blog_notice: 'n' } })).toBe(true)
    const before = await owner.getSettings()
    for (const body of [
      { head_code: '<script>steal()</script>' },
      { foot_code: '<script>steal()</script>' },
      { code_sources: ['https://a.test'] },
      { blog_notice: 'm', head_code: '' },
    ]) {
      const refusal = { status: 403, reason: 'ownerOnly' }
      await expect(other.updateConfig({ body })).rejects.toMatchObject(refusal)
    }
    expect(await other.getSettings()).toEqual(before)
  })

  it('of hidden sections take their pages out of the sitemap', async () => {
    const { owner, app } = await open()
    const listed = async () => (await app.inject({ url: '/sitemap.xml' })).body
    expect(await listed()).toContain('/message/list<')
    await owner.updateConfig({ body: { hidden_sections: ['board', 'chat'] } })
    expect(await listed()).not.toMatch(/\/message\//)
    expect(await listed()).toContain('/talk<')
  })

  it('put links of the owner into the menu', async () => {
    const { owner, client } = await open()
    const menu = [
      { entry: 'link' as const, name: 'Shop', link: 'https://shop.test' },
      { entry: 'home' as const, name: '' },
      { entry: 'moreLink' as const, name: 'Feed', link: '/feed.xml' },
    ]
    await owner.updateConfig({ body: { menu } })
    expect((await client().getConfig()).menu).toEqual(menu)
  })

  it('of the time zone change every date', async () => {
    const { owner, client } = await open()
    const { article } = await owner.addArticle({ body: { article: draft('a') } })
    await owner.updateConfig({ body: { time_zone: 'UTC' } })
    const { createdAt, createdAtMs } = await client().getArticleById({ params: { id: article.id } })
    expect(Date.parse(`${createdAt.replace(' ', 'T')}Z`)).toBe(Math.floor(createdAtMs / 1e3) * 1e3)
  })

  it('cannot change the owner or reveal the secret', async () => {
    const { owner, client, platform } = await open()
    const { owner_id } = await client().getConfig()
    const body = { owner_id: 9, signing_secret: 'x', created_at: 5, view_time: 9, anything: 1 }
    expect(await owner.updateConfig({ body: body as never })).toBe(true)
    expect(await client().getConfig()).toMatchObject({ owner_id, view_time: 0 })
    const rows = await platform.database.queries.selectFrom('settings').selectAll().execute()
    expect(rows.map(({ value }) => value)).not.toContain('"x"')
  })

  it.each([
    { blog_name: '' },
    { blog_name: 'x'.repeat(56) },
    { blog_avatar: 'http://a.test/x.png' },
    { github_link: 'javascript:alert(1)' },
    { time_zone: 'Mars/Olympus' },
    { registration: 'sometimes' },
    { default_theme: 'pink' },
    { special_greetings: { 1: '' } },
    { badges: Array.from({ length: 11 }, () => ({ image: '/a.png', title: '', link: '' })) },
    { personal_say: 7 },
    { hold_visitors: 'yes' },
    { menu: [{ entry: 'nowhere', name: '' }] },
    { menu: [{ entry: 'home', name: 'x'.repeat(21) }] },
    { menu: [{ entry: 'link', name: 'x'.repeat(21), link: '/feed.xml' }] },
    { menu: [{ entry: 'link', name: 'x', link: 'javascript:alert(1)' }] },
    { menu: [{ entry: 'link', name: 'x', link: `https://a.test/${'x'.repeat(255)}` }] },
    { menu: Array.from({ length: 11 }, () => ({ entry: 'link', name: 'x', link: '/feed.xml' })) },
    { hidden_sections: ['home'] },
    { hidden_sections: ['talk', 'talk'] },
    { verses: [' '] },
    { seal: '一二三四五' },
    { social_links: [{ icon: 'x', name: '', link: 'https://a.test' }] },
    { comment_rule: 'sometimes' },
    { founded_on: '2999-01-01' },
    { founded_on: '8 March' },
    { code_sources: ['https://a.test/path'] },
  ])('reject %j and stay unchanged', async (body) => {
    const { owner } = await open()
    const before = await owner.getSettings()
    await expect(owner.updateConfig({ body: body as never })).rejects.toMatchObject({ status: 422 })
    expect(await owner.getSettings()).toEqual(before)
  })

  it('name every wrong address at once', async () => {
    const { owner } = await open()
    const body = { favicon: 'x', code_sources: ['https://localhost'], blog_notice: 'b' }
    await expect(owner.updateConfig({ body })).rejects.toThrow('favicon, code_sources')
  })

  it('take today from the time zone of the site', async () => {
    const site = await shared.empty({ now: () => Date.parse('2026-11-17T20:00:00Z') })
    const owner = await site.ownerClient()
    const founded_on = '2026-11-18'
    expect(await owner.updateConfig({ body: { founded_on, time_zone: 'Asia/Shanghai' } })).toBe(
      true,
    )
    const body = { founded_on, time_zone: 'UTC' }
    await expect(owner.updateConfig({ body })).rejects.toMatchObject({ status: 422 })
  })

  it('keep their pictures until they are replaced', async () => {
    const { owner, upload, uses } = await open()
    await owner.updateConfig({ body: { blog_avatar: await upload() } })
    await owner.updateConfig({ body: { ali_pay: await upload() } })
    expect(await uses()).toEqual(['settings', 'settings'])
    await owner.updateConfig({ body: { blog_avatar: '' } })
    expect(await uses()).toEqual(['settings'])
  })
})

describe('page headers', () => {
  it('are unique per route', async () => {
    const { owner, client, upload, uses } = await open()
    const bg_url = await upload()
    const { id } = await owner.addOrUpdatePageHeader({ body: { route_name: 'Home', bg_url } })
    expect(await client().getPageHeaders()).toEqual([{ id, route_name: 'Home', bg_url }])
    expect(await uses()).toEqual([`header:${id}`])
    const again = { route_name: 'Home' as const, bg_url: '/a.png' }
    await expect(owner.addOrUpdatePageHeader({ body: again })).rejects.toEqual({
      status: 409,
      code: '100013',
      message: '已经存在相同的背景路径',
      reason: 'pageHeaderExists',
    })
    await owner.addOrUpdatePageHeader({ body: { ...again, id } })
    expect(await uses()).toEqual([])
    expect(await owner.deletePageHeader({ body: { id } })).toBe(true)
    expect(await client().getPageHeaders()).toEqual([])
  })

  it.each([
    [{ route_name: 'Nowhere', bg_url: '/a.png' }, 422],
    [{ route_name: 'Home', bg_url: 'javascript:x' }, 422],
    [{ route_name: 'Home', bg_url: '' }, 422],
    [{ id: 99, route_name: 'Home', bg_url: '/a.png' }, 404],
  ])('reject %j', async (body, status) => {
    const { owner } = await open()
    await expect(owner.addOrUpdatePageHeader({ body: body as never })).rejects.toMatchObject({
      status,
    })
    await expect(owner.deletePageHeader({ body: { id: 99 } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
