import { ARTICLE_STATUS } from '@lanting/contract'
import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const { app, client, ownerClient, platform } = await shared.empty()
  const owner = await ownerClient()
  const publish = async (title: string, fields: Parameters<typeof draft>[1]) =>
    (await owner.addArticle({ body: { article: draft(title, fields) } })).article.id
  const html = async (id: number) =>
    (await client().getArticleById({ params: { id } })).article_html
  const feed = async (): Promise<string> =>
    (await app.inject({ url: '/feed.json' })).json().items[0].content_html
  return { owner, publish, html, feed, queries: platform.database.queries }
}

it('the card of an own article shows its present title, summary and cover', async () => {
  const { publish, html, feed } = await open()
  const told = await publish('A <cup> & "tea"', {
    article_content: 'a',
    article_description: 'Three <b>boils</b>',
    article_cover: '/art/demo/tea.avif',
  })
  const id = await publish('Card', { article_content: `/article?id=${told}` })
  const shown = await html(id)
  expect(shown).toContain(
    `<p class="embed embed-article"><a href="/article?id=${told}" class="embed-card"><img src="/art/demo/tea.avif"`,
  )
  expect(shown).toContain('A &lt;cup&gt; &amp; &quot;tea&quot;</span>')
  expect(shown).toContain('Three &lt;b&gt;boils&lt;/b&gt;</span>')
  const inFeed = await feed()
  expect(inFeed).toMatch(
    /<p><a href="https?:\/\/[^"]+\/article\?id=\d+">A &lt;cup> &amp; "tea"\s*<\/a><\/p>/,
  )
})

it('the card of an own article may name it by its slug, and with the address of the site', async () => {
  const { publish, html } = await open()
  await publish('Rain', { article_content: 'a', article_description: 'wet', slug: '雨-2' })
  await publish('Tea', { article_content: 'a', article_description: 'hot', slug: 'tea' })
  await publish('Hidden', {
    article_content: 'a',
    slug: 'secret',
    status: ARTICLE_STATUS.private,
  })
  const addresses = ['/article/雨-2', `http://localhost:3000/article/tea`, '/article/secret']
  const card = await publish('Card', { article_content: addresses.join('\n\n') })
  const shown = (await html(card)).replaceAll(/<img [^>]*>/g, '')
  for (const [slug, title, summary] of [
    ['%E9%9B%A8-2', 'Rain', 'wet'],
    ['tea', 'Tea', 'hot'],
  ]) {
    expect(shown).toContain(
      `<a href="/article/${slug}" class="embed-card"><span class="embed-title">${title}</span> <span class="embed-summary">${summary}</span>`,
    )
  }
  expect(shown).not.toContain('Hidden')
  expect(shown).toContain(
    '<a href="/article/secret" class="embed-card"><span class="embed-address">',
  )
})

it('the card of an article without a cover shows its painting, by day and by night', async () => {
  const { publish, html } = await open()
  const told = await publish('Rain', { article_content: 'a' })
  const shown = await html(await publish('Card', { article_content: `/article?id=${told}` }))
  const [day, night] = Array.from(
    shown.matchAll(/<img src="([^"]*)"[^>]* class="embed-cover ([\w-]+)">/g),
    ([, src, when]) => ({ src, when }),
  )
  expect(day?.src).toMatch(/^\/paintings\/[\w-]+-320\.avif$/)
  expect(day?.when).toBe('by-day')
  expect(night).toEqual({ src: day?.src?.replace('.avif', '-dark.avif'), when: 'by-night' })
})

it('a private, unknown or impossible article stays a link without its words', async () => {
  const { publish, html } = await open()
  const hidden = await publish('A secret', { article_content: 'a', status: ARTICLE_STATUS.private })
  const addresses = [hidden, 999, 9_999_999_999].map((id) => `/article?id=${id}`)
  const shown = await html(await publish('Card', { article_content: addresses.join('\n\n') }))
  expect(shown).not.toContain('secret')
  for (const address of addresses) {
    expect(shown).toContain(`<a href="${address}" class="embed-card"><span class="embed-address">`)
  }
})

it('the card of an own song shows its name and artists', async () => {
  const { owner, publish, html, queries } = await open()
  const { id: song } = await queries
    .insertInto('songs')
    .values({
      ...{ root: 'own', path: 'a.mp3', folder: '', name: '月 <出>', artists: '["甲","乙"]' },
      ...{ album: '', alia: '[]', cover: '', cover_version: '', bytes: 1, changed_at: 1 },
      ...{ lyric: '', search_text: '', pinyin: '', created_at: 1, updated_at: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = await publish('Card', { article_content: `/home?song=${song}\n\n/home?song=99` })
  const shown = await html(id)
  expect(shown).toContain('<span class="embed-title">月 &lt;出&gt;</span>')
  expect(shown).toContain('<span class="embed-summary">甲 / 乙</span>')
  await owner.updateConfig({ body: { hidden_sections: ['music'] } })
  const silent = await html(id)
  expect(silent).toContain('月 &lt;出&gt;')
  expect(silent).not.toMatch(/<a |embed-card|song=/)
})
