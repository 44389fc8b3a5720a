import { readFile } from 'node:fs/promises'
import { ARTICLE_STATUS, PINNED } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { importing } from '../../testing/importing.ts'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const post = (title: string, text: string, above = '') =>
  `---\ntitle: ${title}\n${above}---\n${text}\n`

const open = async () => {
  const opened = await shared.empty()
  const owner = await opened.ownerClient()
  return { ...opened, owner, queries: opened.platform.database.queries, ...importing(owner) }
}

describe('a second import of a changed text', { timeout: 150_000 }, () => {
  it('keeps what was decided here about the article', async () => {
    const { importZip, owner, queries } = await open()
    const first = await importZip({
      'hidden.md': post('hidden', 'one'),
      'pinned.md': post('pinned', 'one'),
      'later.md': post('later', 'one', 'date: 2100-01-01\n'),
    })
    const idOf = (path: string) => first.files.find((file) => file.path === path)?.article_id ?? 0
    await owner.isPublicArticle({ params: { id: idOf('hidden.md'), status: 1 } })
    await owner.updateTop({ params: { id: idOf('pinned.md'), is_top: PINNED.yes } })
    const settings = () =>
      queries
        .selectFrom('articles')
        .select(['article_title', 'status', 'is_top', 'order', 'publish_at'])
        .orderBy('article_title')
        .execute()
    const before = await settings()
    expect(before).toMatchObject([
      { article_title: 'hidden', status: ARTICLE_STATUS.private },
      { article_title: 'later', status: ARTICLE_STATUS.draft, publish_at: expect.any(Number) },
      { article_title: 'pinned', is_top: PINNED.yes },
    ])
    const second = await importZip({
      'hidden.md': post('hidden', 'two'),
      'pinned.md': post('pinned', 'two'),
      'later.md': post('later', 'two', 'date: 2020-01-01\n'),
    })
    expect(second.counts).toMatchObject({ updated: 3 })
    expect(await settings()).toEqual(before)
  })

  it('counts new old addresses only, in a dry run too', async () => {
    const { importZip } = await open()
    await importZip({
      'source/me/index.md': post('me', 'one', 'aliases: [/x]\n'),
      'a.md': post('a', 'one', 'aliases: [/y]\n'),
    })
    // The page and the article have the same id.
    const changed = { 'a.md': post('a', 'two', 'aliases: [/x, /y, /z]\n') }
    const dry = await importZip(changed, { dryRun: true })
    const second = await importZip(changed)
    expect(second).toMatchObject({
      counts: { updated: 1 },
      parts: { redirects: 1 },
      files: [{ notes: ['datedToday', 'redirectTaken'] }],
    })
    expect([...(second.files[0]?.redirects ?? [])].sort()).toEqual(['/a', '/a.html', '/y', '/z'])
    expect(dry.parts).toEqual(second.parts)
    expect(dry.files[0]?.notes).toEqual(second.files[0]?.notes)
  })

  it('leaves an article in the trash, and one with an unpublished draft', async () => {
    const { importZip, owner, queries } = await open()
    const first = await importZip({ 'a.md': post('a', 'one'), 'b.md': post('b', 'one') })
    const idOf = (path: string) => first.files.find((file) => file.path === path)?.article_id ?? 0
    await owner.deleteArticle({ params: { id: idOf('a.md'), status: 1 } })
    const { fields, revision } = await owner.getManuscriptOfArticle({
      params: { id: idOf('b.md') },
    })
    await owner.autosaveManuscript({
      body: {
        article_id: idOf('b.md'),
        revision,
        fields: { ...fields, article_content: 'half' },
      },
    })
    const second = await importZip({ 'a.md': post('a', 'two'), 'b.md': post('b', 'two') })
    expect(second.counts).toMatchObject({ kept: 2, updated: 0, added: 0 })
    const rows = await queries
      .selectFrom('articles')
      .select(['article_content', 'status', 'trashed_at'])
      .orderBy('article_title')
      .execute()
    expect(rows).toMatchObject([
      { article_content: 'one\n', status: ARTICLE_STATUS.draft, trashed_at: expect.any(Number) },
      { article_content: 'one\n', trashed_at: null },
    ])
  })
})

describe('a second import with the pictures that were missing', { timeout: 150_000 }, () => {
  const TEXTS = {
    'source/_posts/a.md': post('a', 'tea ![](/i/x.jpg) ![](/i/y.jpg)', 'cover: /i/c.jpg\n'),
    'source/_posts/edited.md': post('edited', 'old ![](/i/x.jpg)', 'tags: [t]\n'),
    'source/_posts/draft.md': post('half', 'old ![](/i/x.jpg)'),
    'source/me/index.md': post('me', 'here ![](/i/x.jpg)'),
  }

  it('completes the texts, and changes nothing that was edited here', async () => {
    const { importZip, owner, queries } = await open()
    const first = await importZip(TEXTS)
    const idOf = (title: string) =>
      first.files.find(({ article_title }) => article_title === title)?.article_id ?? 0
    const edit = async (title: string, article_content: string) => {
      const params = { id: idOf(title) }
      const { fields, revision } = await owner.getManuscriptOfArticle({ params })
      return { fields: { ...fields, article_content }, revision, article_id: params.id }
    }
    const edited = await edit('edited', 'new ![](/i/x.jpg) words')
    const category = { category_name: 'c' }
    const article = { ...edited.fields, category, id: edited.article_id }
    await owner.updateArticle({ body: { article, revision: edited.revision } })
    await owner.autosaveManuscript({ body: await edit('half', 'half ![](/i/x.jpg)') })

    const picture = await jpeg(20, 20)
    const files = { ...TEXTS, 'source/i/x.jpg': picture, 'source/i/c.jpg': await jpeg(40, 20) }
    const dry = await importZip(files, { dryRun: true })
    const second = await importZip(files)
    expect(dry.counts).toEqual(second.counts)
    expect(second).toMatchObject({ counts: { updated: 3, same: 1 }, parts: { pictures: 2 } })
    const texts = await queries
      .selectFrom('articles')
      .select(['article_title', 'article_content', 'article_html', 'article_cover'])
      .orderBy('article_title')
      .execute()
    const uploaded = /!\[\]\(\/uploads\/[^)]+\)/.source
    expect(texts).toMatchObject([
      {
        article_content: expect.stringMatching(`^tea ${uploaded} !\\[\\]\\(/i/y.jpg\\)\n$`),
        article_html: expect.stringContaining('/uploads/'),
        article_cover: expect.stringMatching(/^\/uploads\//),
      },
      { article_content: expect.stringMatching(`^new ${uploaded} words$`), article_cover: '' },
      { article_content: 'old ![](/i/x.jpg)\n' },
    ])
    const page = await queries.selectFrom('pages').select('page_content').executeTakeFirstOrThrow()
    expect(page.page_content).toMatch(new RegExp(`^here ${uploaded}`))
    expect((await importZip(files)).counts).toMatchObject({ same: 4, updated: 0 })
    const changed = {
      ...files,
      'source/_posts/a.md': post('a', 'two'),
      'source/_posts/edited.md': post('edited', 'two'),
    }
    expect((await importZip(changed)).counts).toMatchObject({ updated: 1, kept: 1 })
  })
})

it('counts a post in two parts of an export alike in a dry run', { timeout: 150_000 }, async () => {
  const { importZip } = await open()
  const part = await readFile(new URL('fixtures/wordpress-classic.xml', import.meta.url), 'utf8')
  const files = { 'a.xml': part, 'b.xml': part.replaceAll('<p>', '<p>again: ') }
  const dry = await importZip(files, { dryRun: true })
  const run = await importZip(files)
  expect([dry.counts, dry.parts]).toEqual([run.counts, run.parts])
  expect(run.counts.added).toBeGreaterThan(0)
})
