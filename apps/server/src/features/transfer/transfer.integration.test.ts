import type { ImportReport } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { zipOf } from '../../testing/archives.ts'
import { exportedFiles } from '../../testing/exported-files.ts'
import { importing } from '../../testing/importing.ts'
import { jpeg } from '../../testing/pictures.ts'
import { draft, openTestApp, type TestSite } from '../../testing/test-app.ts'

/** A site without pages. */
const site: TestSite = {
  serveFiles: async () => undefined,
  close: async () => undefined,
  render: async () => ({ status: 404, html: 'no' }),
}

const open = async () => {
  const opened = await openTestApp({ site })
  const { token } = await opened.client().login({
    body: { username: 'owner', password: 'lanting-2026' },
  })
  const owner = opened.client(token)
  const list = async () =>
    (await owner.getArticleList({ body: { current: 1, size: 999, sort: 'createdAt' } })).list
  return { ...opened, owner, token, list, ...importing(owner) }
}

const post = (title: string, above = '', text = 'text') =>
  `---\ntitle: ${title}\n${above}---\n${text}\n`

describe('an import', () => {
  it('adds articles with dates, categories, tags, pictures and old addresses', async () => {
    const { app, importZip, client, list, platform } = await open()
    const picture = await jpeg(60, 40)
    const report = await importZip({
      'blog/source/_posts/tea.md': post(
        'Tea',
        'date: 2020-03-04 05:06:07\ntags: [a, b]\ncategories: drinks\ncover: /images/cup.jpg\n',
        'water ![](cup.jpg) ![](missing.png) ![](map.svg) ![](evil.svg)',
      ),
      'blog/source/_posts/cup.jpg': picture,
      'blog/source/_posts/map.svg': '<svg><text>茶</text></svg>',
      'blog/source/_posts/evil.svg': '<svg onload="1"/>',
      'blog/source/images/cup.jpg': picture,
      'blog/source/about/index.md': post('About'),
    })
    expect(report).toMatchObject({
      state: 'done',
      dryRun: false,
      done: 2,
      total: 2,
      counts: { added: 2 },
      parts: { articles: 1, pages: 1, pictures: 3, redirects: 2 },
      files: [
        {
          path: 'source/_posts/tea.md',
          article_title: 'Tea',
          outcome: 'added',
          notes: ['pictureMissing', 'pictureRefused'],
          details: [
            { note: 'pictureMissing', name: 'missing.png' },
            { note: 'pictureRefused', name: 'evil.svg' },
          ],
          pictures: 3,
          redirects: ['/2020/03/04/tea'],
        },
        { path: 'source/about/index.md', page_id: expect.any(Number), notes: ['pageUnlinked'] },
      ],
    })
    const [{ id = 0 } = {}] = await list()
    const article = await client().getArticleById({ params: { id } })
    expect(article).toMatchObject({
      article_title: 'Tea',
      categoryName: 'drinks',
      tagNameList: ['a', 'b'],
      createdAt: '2020-03-04 05:06:07',
      article_description: expect.stringContaining('water'),
    })
    expect(article.article_cover).toMatch(/^\/uploads\//)
    expect(article.article_content).toMatch(/!\[\]\(\/uploads\/.*!\[\]\(missing.png\)/)
    expect(await client().getArticleListByContent({ params: { text: 'water' } })).toHaveLength(1)
    const uses = await platform.database.queries.selectFrom('upload_uses').selectAll().execute()
    expect(uses).toHaveLength(3)
    const [vector = ''] = /\/attachments\/[^)]+\.svg/.exec(article.article_content) ?? []
    expect((await app.inject({ url: vector })).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    for (const url of ['/2020/03/04/tea', '/2020/03/04/tea/?x=1', '/2020/03/04/tea/index.html']) {
      const answer = await app.inject({ url })
      expect([url, answer.statusCode, answer.headers.location]).toEqual([
        url,
        301,
        `/article?id=${id}`,
      ])
    }
    expect((await app.inject({ url: '/2020/03/04/coffee' })).statusCode).toBe(404)
    const page = await app.inject({ url: '/about/' })
    expect([page.statusCode, page.headers.location]).toEqual([
      301,
      expect.stringContaining('/page?'),
    ])
  })

  it('reports the outcome of a dry run and changes nothing', async () => {
    const { importZip, list, platform } = await open()
    const files = { 'a.md': post('A', '', '![](x.jpg)'), 'x.jpg': await jpeg(20, 20) }
    const report = await importZip(files, { dryRun: true })
    expect(report).toMatchObject({
      dryRun: true,
      counts: { added: 1 },
      files: [{ article_id: null, outcome: 'added', pictures: 1 }],
    })
    expect(await list()).toEqual([])
    for (const table of ['uploads', 'imported_rows', 'redirects', 'categories'] as const) {
      const rows = await platform.database.queries.selectFrom(table).selectAll().execute()
      expect([table, rows]).toEqual([table, []])
    }
  })

  it('adds nothing the second time, and updates the article of a changed file', async () => {
    const { importZip, list, owner } = await open()
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`p/${n}.md`, post(`post ${n}`, '', `text ${n}`)]),
    )
    expect((await importZip(files)).counts).toMatchObject({ added: 20 })
    expect((await importZip(files)).counts).toMatchObject({ added: 0, same: 20 })
    expect(await list()).toHaveLength(20)
    const changed = { ...files, 'p/3.md': post('post 3', '', 'other text') }
    expect((await importZip(changed)).counts).toMatchObject({ updated: 1, same: 19 })
    expect(await list()).toHaveLength(20)
    const id = (await list()).find(({ article_title }) => article_title === 'post 3')?.id ?? 0
    const { fields, manuscript_id } = await owner.getManuscriptOfArticle({ params: { id } })
    expect(fields.article_content).toContain('other text')
    const first = { id: manuscript_id ?? 0, revision: 1 }
    expect((await owner.getRevision({ params: first })).fields.article_content).toContain('text 3')
  })

  it('does not change edited articles, and numbers the second of a title', async () => {
    const { importZip, owner, list } = await open()
    await owner.addArticle({ body: { article: draft('mine') } })
    await importZip({ 'a.md': post('theirs') })
    const id = (await list()).find(({ article_title }) => article_title === 'theirs')?.id ?? 0
    const article = { ...draft('theirs', { article_content: 'rewritten here' }), id }
    await owner.updateArticle({ body: { article, revision: 1 } })
    const report = await importZip({ 'a.md': post('theirs', '', 'new'), 'b.md': post('mine') })
    expect(report.counts).toMatchObject({ kept: 1, added: 1, updated: 0 })
    const second = report.files.find(({ path }) => path === 'b.md')
    expect(second).toMatchObject({
      article_title: 'mine (2)',
      notes: ['datedToday', 'titleNumbered'],
    })
    const { article_content } = await owner.getArticleById({ params: { id } })
    expect(article_content).toBe('rewritten here')
  })

  const SAME = {
    'tea.md': post('Kettle', 'series: [Tea ware]\n', 'in English'),
    'tea.de.md': post('Kettle', '', 'auf Deutsch'),
    '_drafts/cup.md': post('Cup', 'date: 2020-01-01\naliases: [/cup]\n'),
    'a.md': post('Tea', '', 'one'),
    'b.md': post('Tea', '', 'two'),
    'c.md': post('Tea', '', 'two'),
    'd.md': post('Pot', 'aliases: [/x]\n', '![](no.png) ![](fake.png)'),
    'e.md': post('Cup', 'aliases: [/x]\n'),
    'fake.png': 'no picture',
    'notes.org': '* a',
    'README.md': 'about',
  }

  it('promises in a dry run what the import then does', async () => {
    const { importZip } = await open()
    const withoutIds = ({ counts, parts, files }: ImportReport) => ({
      counts,
      parts,
      files: files.map(({ article_id, ...file }) => file),
    })
    const dry = withoutIds(await importZip(SAME, { dryRun: true }))
    expect(dry.counts).toMatchObject({ added: 6, taken: 2, skipped: 2, refused: 0 })
    expect(withoutIds(await importZip(SAME))).toEqual(dry)
    const line = (path: string) => dry.files.find((file) => file.path === path)
    expect(line('b.md')).toMatchObject({
      article_title: 'Tea (2)',
      notes: ['datedToday', 'titleNumbered'],
    })
    expect(line('c.md')).toMatchObject({ outcome: 'taken', article_title: 'Tea' })
    expect(line('d.md')).toMatchObject({
      notes: ['datedToday', 'pictureMissing', 'pictureRefused'],
      details: [
        { note: 'pictureMissing', name: 'no.png' },
        { note: 'pictureRefused', name: 'fake.png' },
      ],
    })
    expect(line('tea.md')?.notes).toEqual(['seriesAsTags', 'datedToday'])
    expect(line('tea.de.md')).toMatchObject({ article_title: 'Kettle (2)' })
    expect(line('_drafts/cup.md')).toMatchObject({ outcome: 'taken', article_title: 'Cup' })
    expect(line('e.md')).toMatchObject({
      article_title: 'Cup',
      notes: ['datedToday', 'redirectTaken'],
      redirects: ['/e', '/e.html'],
    })
    expect(line('notes.org')).toMatchObject({ outcome: 'skipped', notes: ['otherFormat'] })
    expect(line('README.md')).toMatchObject({ outcome: 'skipped', notes: ['notAnArticle'] })
  })

  it('keeps all tags, hides posts with a password, and shows footnotes', async () => {
    const { importZip, client, list, owner } = await open()
    const tags = Array.from({ length: 7 }, (_, number) => `tag${number}`)
    await importZip({
      'a.md': post('A', `tags: [${tags}]\ncategories: [one, two]\n`, 'note[^1]\n\n[^1]: the note'),
      'b.md': post('B', 'password: secret\n', 'hidden'),
    })
    const id = (await list()).find(({ article_title }) => article_title === 'A')?.id ?? 0
    const article = await client().getArticleById({ params: { id } })
    expect([...article.tagNameList].sort()).toEqual([...tags, 'two'].sort())
    expect(article.article_html).toContain('class="footnotes"')
    const { list: shown } = await client().getHomeArticleList({ params: { current: 1, size: 9 } })
    expect(shown.map(({ article_title }) => article_title)).toEqual(['A'])
    // The form sends all of them back.
    const { fields, revision } = await owner.getManuscriptOfArticle({ params: { id } })
    const changed = {
      ...draft('A'),
      ...fields,
      category: fields.category ?? { category_name: 'x' },
    }
    await owner.updateArticle({ body: { article: { ...changed, id }, revision } })
  })

  it('links posts to each other by their old addresses', async () => {
    const { importZip, list, client } = await open()
    await importZip({
      'content/posts/a.md': post('A', '', '[b]({{< ref "b.md" >}}) [c]({{< relref "c" >}})'),
      'content/posts/b.md': post('B'),
    })
    const id = (await list()).find(({ article_title }) => article_title === 'A')?.id ?? 0
    const { article_content } = await client().getArticleById({ params: { id } })
    expect(article_content.trim()).toBe('[b](/posts/b) [c](#)')
  })

  it('continues after invalid files', async () => {
    const { importZip } = await open()
    const report = await importZip({
      'a.md': '---\na: [1\n---\nx',
      'b.md': post('b', '', 'x'.repeat(200_001)),
      'c.md': Buffer.from([0, 1, 2, 3]),
      'd.md': post('fine', '', '![](e.png)'),
      'e.png': 'not a picture',
      'f.md': `---\n---\n`,
    })
    expect(report.counts).toMatchObject({ added: 1, refused: 3, skipped: 1 })
    const notes = Object.fromEntries(report.files.map((file) => [file.path, file.notes]))
    expect(notes).toEqual({
      'a.md': ['frontMatterInvalid'],
      'b.md': ['tooLarge'],
      'c.md': ['unreadable'],
      'd.md': ['datedToday', 'pictureRefused'],
      'f.md': ['noText'],
    })
  })

  it.each([true, false])('reports texts whose path is too long, dry run: %s', async (dryRun) => {
    const { importZip } = await open()
    const report = await importZip(
      {
        'blog/a.md': post('A'),
        [`blog/${'d/'.repeat(40)}deep.md`]: post('deep'),
        [`blog/${'n'.repeat(30_000)}.md`]: post('long'),
        [`blog/${'p/'.repeat(40)}picture.png`]: 'x',
      },
      { dryRun },
    )
    expect(report).toMatchObject({ done: 3, total: 3, counts: { added: 1, refused: 2 } })
    const refused = report.files.filter(({ outcome }) => outcome === 'refused')
    expect(refused.map(({ notes }) => notes)).toEqual([['pathTooLong'], ['pathTooLong']])
    expect(refused.map(({ path }) => path)).toEqual([
      `${'d/'.repeat(40)}deep.md`,
      `${'n'.repeat(100)}…${'n'.repeat(97)}.md`,
    ])
  })

  it('reports an archive in which every path is too long', async () => {
    const { importZip } = await open()
    const report = await importZip({ [`${'d/'.repeat(40)}deep.md`]: post('deep') })
    expect(report).toMatchObject({ state: 'done', done: 1, total: 1, counts: { refused: 1 } })
  })

  it('hides drafts, scheduled articles and their old addresses from visitors', async () => {
    const { app, importZip, client } = await open()
    await importZip({
      'content/posts/draft.md': post('draft', 'draft: true\n'),
      'content/posts/later.md': post('later', 'date: 2100-01-01\n'),
    })
    expect((await client().getHomeArticleList({ params: { current: 1, size: 5 } })).total).toBe(0)
    expect((await app.inject({ url: '/posts/draft/' })).statusCode).toBe(404)
  })

  it('refuses a second import while one is running', async () => {
    const { owner, ended } = await open()
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`${n}.md`, post(`p ${n}`)]),
    )
    const content = new Blob([Uint8Array.from(await zipOf(files))])
    const begin = () => owner.importBlog({ query: {}, file: { content } }).catch((error) => error)
    const answers = await Promise.all([begin(), begin(), begin()])
    const begun = answers.filter(({ id }) => id)
    for (const refusal of answers.filter(({ id }) => !id)) expect(refusal.status).toBe(409)
    expect(begun.length).toBeGreaterThan(0)
    for (const { id } of begun) expect((await ended(id)).state).toBe('done')
  })

  it.each([
    ['a text', Buffer.from('hello'), 422],
    ['a picture', Buffer.alloc(5_000, 7), 422],
  ])('refuses %s at once', async (_, bytes, status) => {
    const { owner } = await open()
    const file = { content: new Blob([Uint8Array.from(bytes)]) }
    await expect(owner.importBlog({ query: {}, file })).rejects.toMatchObject({ status })
    await expect(owner.getImport({ params: { id: 99 } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an export', () => {
  it('contains all texts, and gives the same articles when imported elsewhere', async () => {
    const here = await open()
    const content = new Blob([Uint8Array.from(await jpeg(60, 40))])
    const { url } = await here.owner.uploadPicture({ file: { content } })
    const add = (title: string, changes: object) =>
      here.owner.addArticle({ body: { article: draft(title, changes) } })
    await add('100% "tea": 茶', {
      article_content: `---\n![](${url}) <b>{% youtube x %}</b>`,
      article_cover: url,
    })
    await add('hidden', {
      article_content: '\n\n    code',
      status: 2,
      type: 2,
      origin_url: 'https://a.test',
    })
    await add('draft', { status: 3, is_top: 1, article_cover: '/art/demo/tea.avif' })
    const { article: gone } = await add('gone', {})
    await here.owner.deleteArticle({ params: { id: gone.id, status: 1 } })
    await here.owner.addPage({ body: { title: 'About', page_content: 'me', place: 'menu' } })
    await here.owner.addPage({ body: { title: 'Tea', page_content: 'hot', place: 'menu' } })
    await here.importZip({
      '_posts/old.md': post('old', 'date: 2020-03-04\n', '![](map.svg)'),
      '_posts/map.svg': '<svg/>',
      'source/me/index.md': post('Me'),
    })

    const ids = (await here.owner.getPageList()).map(({ id }) => id)
    await here.owner.updatePageOrder({ body: { idList: ids.toReversed() } })

    const files = await exportedFiles(here.app, here.token)
    const there = await open()
    const report = await there.importZip(files)
    expect(report).toMatchObject({ counts: { added: 7, refused: 0 } })
    expect(report.files.flatMap(({ notes }) => notes)).toEqual([])
    const pagesOf = async ({ owner }: typeof here) => {
      const pages = await owner.getPageList()
      return Promise.all(
        pages.map(async ({ id }) => {
          const { id: _, revision, ...page } = await owner.getPageById({ params: { id } })
          return page
        }),
      )
    }
    expect(await pagesOf(there)).toEqual(await pagesOf(here))
    const read = async ({ owner }: typeof here) => {
      const body = { current: 1, size: 50 }
      const drafts = await owner.getArticleList({ body: { ...body, status: 3, trashed: false } })
      const rest = await owner.getArticleList({ body })
      return [...drafts.list, ...rest.list]
        .map(({ id: _, author_id, category_id, article_cover, ...card }) => card)
        .sort((a, b) => a.article_title.localeCompare(b.article_title))
        .map(({ updatedAt, updatedAtMs, article_description, ...card }) => card)
    }
    expect(await read(there)).toEqual(await read(here))
    // An empty description follows the text, there as here.
    const described = ({ platform }: typeof here) =>
      platform.database.queries
        .selectFrom('articles')
        .select(['article_title', 'article_description'])
        .where('trashed_at', 'is', null)
        .orderBy('article_title')
        .execute()
    const [mine, theirs] = [await described(here), await described(there)]
    expect(theirs).toEqual(mine)
    expect(mine.some(({ article_description }) => article_description === '')).toBe(true)
    expect((await there.app.inject({ url: '/2020/03/04/old' })).statusCode).toBe(301)
    const vectors = await there.platform.database.queries
      .selectFrom('uploads')
      .select('url')
      .where('url', 'like', '%.svg')
      .execute()
    expect(vectors).toHaveLength(1)
    expect((await there.app.inject({ url: vectors[0]?.url ?? '' })).body).toBe('<svg/>')
    expect((await there.app.inject({ url: '/me' })).statusCode).toBe(301)
    expect((await here.importZip(files)).counts).toMatchObject({ added: 0, taken: 7 })
  })
})
