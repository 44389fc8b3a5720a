import { readFile } from 'node:fs/promises'
import { ARTICLE_STATUS } from '@lanting/contract'
import { expect, it } from 'vitest'
import { zipOf } from '../../testing/archives.ts'
import { importing } from '../../testing/importing.ts'
import { openTestApp } from '../../testing/test-app.ts'

const fixture = (name: string) => readFile(new URL(`fixtures/ghost/${name}`, import.meta.url))

const PICTURE = 'content/images/2026/11/cup.jpg'

it('imports a blog of Ghost with every card, once', { timeout: 120_000 }, async () => {
  const { app, ownerClient, platform } = await openTestApp()
  const owner = await ownerClient()
  const files = {
    'old-blog.ghost.json': await fixture('old-blog.ghost.json'),
    'redirects.json': JSON.stringify([{ from: '^/cards/?$', to: '/every-card/' }]),
    'drafts/tea.md': '# Tea',
    'images.zip': await zipOf({ [PICTURE]: await fixture(PICTURE) }),
  }
  const { importZip } = importing(owner)
  const upload = () => importZip(files, { name: 'ghost.zip' })
  const report = await upload()
  expect(report).toMatchObject({
    kind: 'ghost',
    state: 'done',
    parts: { articles: 5, pages: 1, pictures: 1, users: 0 },
    counts: { added: 6, refused: 0 },
  })
  const notes = Object.fromEntries(report.files.map((file) => [file.article_title, file.notes]))
  expect(notes).toEqual({
    'Every card': ['fileMissing', 'embedLinked', 'partsLeftOut'],
    Second: [],
    'For members': ['membersOnly'],
    Draft: [],
    Later: [],
    About: ['pageUnlinked'],
    '': ['besideExport'],
  })

  const { queries } = platform.database
  const articles = await queries
    .selectFrom('articles')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['article_title', 'status', 'publish_at', 'articles.created_at', 'is_top'])
    .select(['category_name', 'article_description', 'article_cover', 'article_content'])
    .select('article_html')
    .execute()
  const titled = (title: string) => articles.find(({ article_title }) => article_title === title)
  const cards = titled('Every card')
  expect(cards).toMatchObject({
    status: ARTICLE_STATUS.public,
    created_at: Date.parse('2021-03-02T03:04:05Z'),
    is_top: 1,
    category_name: 'Tea',
    article_description: 'All there is',
    article_cover: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-60x40-/),
  })
  const text = cards?.article_content.replaceAll(/\/uploads\/\S+?\.webp/g, 'PICTURE')
  await expect(text).toMatchFileSnapshot('fixtures/ghost/every-card.txt')
  expect(cards?.article_html).not.toMatch(/&#x3C;[a-z!/]|__GHOST_URL__|localhost/)
  expect(titled('Second')?.article_content).toContain('**Bold** and [link](https://example.org)')
  expect(titled('For members')?.status).toBe(ARTICLE_STATUS.private)
  expect(titled('Draft')?.status).toBe(ARTICLE_STATUS.draft)
  expect(titled('Later')).toMatchObject({
    status: ARTICLE_STATUS.draft,
    publish_at: Date.parse('2999-01-01'),
  })
  for (const url of ['/every-card/', '/cards', '/second/', '/about-2/']) {
    expect((await app.inject({ url })).statusCode, url).toBe(301)
  }

  expect(await upload()).toMatchObject({ counts: { added: 0, same: 6 } })
})
