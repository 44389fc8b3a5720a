import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ImportReport } from '@lanting/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { zipOf } from '../../testing/archives.ts'
import { importing } from '../../testing/importing.ts'
import { jpeg } from '../../testing/pictures.ts'
import { draft, openTestApp, type TestSite } from '../../testing/test-app.ts'

const FIXTURE = new URL('fixtures/wordpress-classic.xml', import.meta.url)

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
  const { queries } = opened.platform.database
  const countRows = async () => {
    const counts: Record<string, number> = {}
    for (const table of [
      ...(['articles', 'pages', 'comments', 'users', 'categories', 'tags', 'redirects'] as const),
      ...(['imported_rows', 'links', 'article_tags', 'search_texts'] as const),
    ]) {
      counts[table] = (await queries.selectFrom(table).selectAll().execute()).length
    }
    return counts
  }
  return { ...opened, owner, queries, countRows, ...importing(owner) }
}

/** The first import of a process starts three threads, which takes long on a busy machine. */
const LOADS_THREADS_MS = 150_000

const whole = async () =>
  zipOf({
    'wordpress.xml': await readFile(FIXTURE),
    'uploads.zip': await zipOf({
      'uploads/2020/03/kettle.jpg': await jpeg(60, 40),
      'uploads/2020/03/cup.jpg': await jpeg(40, 40),
    }),
  })

describe('the export of WordPress', () => {
  it(
    'comes with pages, people, threads, pictures and old addresses',
    async () => {
      const { app, upload, owner, client, queries } = await open()
      const report = await upload(await whole(), { name: 'tea.zip' })
      expect(report).toMatchObject({
        kind: 'wordpress',
        name: 'tea.zip',
        state: 'done',
        done: 9,
        total: 9,
        counts: { added: 4, refused: 0, skipped: 1 },
        parts: { articles: 3, pages: 1, comments: 3, held_posts: 1, users: 4, pictures: 2 },
      })
      const skipped = report.files.filter(({ outcome }) => outcome === 'skipped')
      expect(skipped.map(({ article_title, notes }) => [article_title, notes])).toEqual([
        ['空白', ['noText']],
      ])

      const { list } = await client().getHomeArticleList({ params: { current: 1, size: 9 } })
      expect(list.map(({ article_title }) => article_title)).toEqual(['三沸 & 三碗'])
      const [{ id = 0 } = {}] = list
      const article = await client().getArticleById({ params: { id } })
      expect(article).toMatchObject({
        categoryName: '茶',
        createdAtMs: Date.UTC(2020, 2, 4, 5, 6, 7),
        article_description: '水有三沸',
        article_cover: expect.stringMatching(/^\/uploads\//),
      })
      expect([...article.tagNameList].sort()).toEqual(['水', '饮'])
      expect(article.article_content).not.toContain('tea.example/wp-content')

      const comments = await queries
        .selectFrom('comments')
        .selectAll()
        .orderBy('created_at')
        .execute()
      const [first, second, third] = comments
      expect(comments.map(({ for_id, created_at }) => [for_id, created_at])).toEqual([
        [id, Date.UTC(2020, 2, 5)],
        [id, Date.UTC(2020, 2, 6)],
        [id, Date.UTC(2020, 2, 7)],
      ])
      expect([second?.parent_id, third?.parent_id]).toEqual([first?.id, first?.id])
      expect([second?.to_id, third?.to_id]).toEqual([first?.from_id, second?.from_id])
      expect(first?.from_id).toBe(third?.from_id)
      const notified = await queries.selectFrom('notifications').selectAll().execute()
      expect(notified).toEqual([])

      const people = await queries.selectFrom('users').selectAll().where('id', '>', 1).execute()
      expect(people.map(({ nick_name }) => nick_name).sort()).toEqual([
        ...['守炉人', '山客', '路人', '阿青'],
      ])
      for (const { username } of people) {
        for (const password of ['', 'lanting-2026']) {
          const body = { username, password }
          await expect(client().login({ body })).rejects.toBeDefined()
        }
      }
      for (const url of ['/2020/03/three-boils/', '/2020/03/boiling/', '/about']) {
        expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 301])
      }
      expect((await app.inject({ url: '/2021/01/blocks/' })).statusCode).toBe(404)
      expect(await owner.getImportList()).toMatchObject([{ id: report.id, kind: 'wordpress' }])
    },
    LOADS_THREADS_MS,
  )

  it('names the category of posts without one in the language of the site', {
    tags: 'long',
  }, async () => {
    const { upload, owner, queries } = await open()
    await owner.updateConfig({ body: { language: 'en' } })
    await upload(await whole(), {})
    const categories = await queries.selectFrom('categories').select('category_name').execute()
    expect(categories.map(({ category_name }) => category_name).sort()).toEqual([
      'Uncategorized',
      '茶',
    ])
  })

  it('puts comments that nobody has approved into the review queue', async () => {
    const { upload, owner, queries, undo } = await open()
    const { id: importId } = await upload(await whole(), {})
    const queue = async () =>
      (await owner.getQueue({ body: { current: 1, size: 9, source: 'held' } })).list
    const [held] = await queue()
    expect(held).toMatchObject({ content: '等候审核', nick_name: '路人' })
    const contents = () =>
      queries.selectFrom('comments').select(['content', 'created_at']).execute()
    expect(JSON.stringify(await contents())).not.toContain('等候审核')
    await upload(await whole(), {})
    expect(await queue()).toHaveLength(1)
    const item = { source: 'held' as const, kind: held?.kind ?? 'comment', id: held?.id ?? 0 }
    await owner.decide({ body: { decision: 'keep', items: [item] } })
    const written = { content: '等候审核', created_at: Date.UTC(2020, 2, 8) }
    expect(await contents()).toContainEqual(written)
    await upload(await whole(), {})
    expect(await queue()).toEqual([])
    await undo(importId)
    expect(await contents()).toContainEqual(written)
  })

  it('takes comments that still wait away with the import', { tags: 'long' }, async () => {
    const { upload, queries, undo } = await open()
    const { id } = await upload(await whole(), {})
    expect(await undo(id)).toMatchObject({ parts: { held_posts: 1 } })
    expect(await queries.selectFrom('held_posts').selectAll().execute()).toEqual([])
  })

  it('promises in a dry run what comes, and comes only once', async () => {
    const { upload, countRows, owner } = await open()
    const before = await countRows()
    const numbers = ({ counts, parts }: ImportReport) => ({ counts, parts })
    const dry = await upload(await whole(), { dryRun: true })
    expect(await countRows()).toEqual(before)
    expect(await owner.getImportList()).toEqual([])
    const first = await upload(await whole(), {})
    expect(numbers(first)).toEqual(numbers(dry))
    const after = await countRows()
    const second = await upload(await whole(), {})
    expect(second).toMatchObject({
      counts: { added: 0, same: 4 },
      parts: { articles: 0, pages: 0, comments: 0, users: 0, pictures: 0, redirects: 0 },
    })
    expect(await countRows()).toEqual(after)
  })

  it('is undone without a trace, except for texts that were edited here', async () => {
    const { upload, undo, countRows, owner, app } = await open()
    await owner.addArticle({ body: { article: draft('mine', { tagList: [{ tag_name: '水' }] }) } })
    const before = await countRows()
    const first = await upload(await whole(), {})
    const undone = await undo(first.id)
    expect(undone).toMatchObject({ state: 'undone', parts: { articles: 3, comments: 3, users: 4 } })
    expect(await countRows()).toEqual(before)
    expect((await app.inject({ url: '/about' })).statusCode).toBe(404)
    await expect(owner.undoImport({ params: { id: first.id } })).rejects.toMatchObject({
      status: 404,
    })

    const second = await upload(await whole(), {})
    expect(second.parts).toEqual(first.parts)
    const line = second.files.find(({ article_title }) => article_title === '草稿')
    const id = line?.article_id ?? 0
    const article = { ...draft('草稿', { article_content: 'finished here', status: 3 }), id }
    await owner.updateArticle({ body: { article, revision: 1 } })
    const report = await undo(second.id)
    expect(report).toMatchObject({
      parts: { articles: 2 },
      counts: { kept: 1 },
      files: [{ outcome: 'kept', article_id: id, article_title: '草稿' }],
    })
    const { article_content } = await owner.getArticleById({ params: { id } })
    expect(article_content).toBe('finished here')
  })

  it('is read in all its parts, with the comments of another program beside it', async () => {
    const { importZip, queries } = await open()
    const classic = await readFile(FIXTURE, 'utf8')
    const item = `<item><title>Second part</title><link>https://tea.example/second/</link>
      <content:encoded><![CDATA[water]]></content:encoded><wp:post_id>900</wp:post_id>
      <wp:post_date_gmt>2021-01-01 00:00:00</wp:post_date_gmt>
      <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`
    const second = classic.replace(/<item>.*<\/item>/s, item)
    const comment = {
      ...{ id: '1', rid: '0', content: 'from Artalk', nick: 'R', page_key: '/second/' },
      created_at: '2021-10-29T00:00:00Z',
    }
    const others = Array.from({ length: 1_001 }, (_, n) => [`data/${n}.json`, '{}'] as const)
    const files = {
      ...Object.fromEntries(others),
      'artrans.json': JSON.stringify([comment]),
      'blog.001.xml': classic,
      'blog.002.xml': second,
      'photos.zip': 'broken',
    }
    const dry = await importZip(files, { dryRun: true })
    const report = await importZip(files)
    expect(dry.parts).toEqual(report.parts)
    expect(report).toMatchObject({
      kind: 'wordpress',
      state: 'done',
      counts: { added: 5 },
      parts: { articles: 4, comments: 4 },
    })
    const line = report.files.find(({ path }) => path === 'photos.zip')
    expect(line).toMatchObject({ outcome: 'refused', notes: ['unreadable'] })
    const row = await queries
      .selectFrom('comments')
      .innerJoin('articles', 'articles.id', 'for_id')
      .select('article_title')
      .where('content', '=', 'from Artalk')
      .executeTakeFirst()
    expect(row).toEqual({ article_title: 'Second part' })
  })

  it('as a single file leaves its pictures at their addresses, with a note', {
    tags: 'long',
  }, async () => {
    const { upload } = await open()
    const report = await upload(await readFile(FIXTURE), { name: 'tea.WordPress.2026.xml' })
    expect(report).toMatchObject({
      kind: 'wordpress',
      counts: { added: 4 },
      parts: { pictures: 0 },
    })
    const post = report.files.find(({ article_title }) => article_title === '三沸 & 三碗')
    expect(post?.notes).toContain('pictureOutside')
    const name = 'https://tea.example/wp-content/uploads/2020/03/cup.jpg'
    expect(post?.details).toContainEqual({ note: 'pictureOutside', name })
  })

  it('comes with the files that it links, whose old addresses lead to them', {
    tags: 'long',
  }, async () => {
    const { app, importZip, queries } = await open()
    const at = 'https://tea.example/wp-content/uploads/2020/03'
    const links = `<a href="${at}/list.pdf">list</a> <a href="${at}/gone.pdf">gone</a>`
    const text = await readFile(FIXTURE, 'utf8')
    const pdf = '%PDF-1.7\n'
    const files = {
      'wordpress.xml': text.replace('[contact-form-7', `${links} [contact-form-7`),
      'uploads.zip': await zipOf({
        'uploads/2020/03/kettle.jpg': await jpeg(60, 40),
        'uploads/2020/03/list.pdf': pdf,
      }),
    }
    const dry = await importZip(files, { dryRun: true })
    const report = await importZip(files)
    expect(dry.parts).toEqual(report.parts)
    expect(report.parts.files).toBe(1)
    const post = report.files.find(({ article_title }) => article_title === '三沸 & 三碗')
    expect(post?.details).toContainEqual({ note: 'fileMissing', name: `${at}/gone.pdf` })

    const locationOf = async (path: string) => {
      const { statusCode, headers } = await app.inject({
        url: `/wp-content/uploads/2020/03/${path}`,
      })
      return statusCode === 301 ? headers.location : statusCode
    }
    const picture = await locationOf('kettle.jpg')
    expect(picture).toMatch(/^\/uploads\//)
    expect(await locationOf('kettle-300x200.jpg')).toBe(picture)
    expect(await locationOf('kettle-1024x683.jpg?x=1')).toBe(picture)
    expect(await locationOf('list.pdf')).toMatch(/^\/attachments\/.+-9\.pdf$/)
    expect(await locationOf('gone.pdf')).toBe(404)
    // They end with the upload.
    await queries.deleteFrom('upload_uses').execute()
    await queries.deleteFrom('uploads').execute()
    expect(await queries.selectFrom('upload_addresses').selectAll().execute()).toEqual([])
  })

  it('takes a page that is to appear later as a scheduled article', async () => {
    const { upload } = await open()
    const item = `<item><title>Later</title><wp:post_id>77</wp:post_id><wp:status>future</wp:status>
      <wp:post_type>page</wp:post_type><wp:post_date_gmt>2999-01-01 00:00:00</wp:post_date_gmt>
      <content:encoded><![CDATA[Tea]]></content:encoded></item></channel>`
    const text = (await readFile(FIXTURE, 'utf8')).replace('</channel>', item)
    const report = await upload(Buffer.from(text), { name: 'a.xml' })
    const later = report.files.find(({ article_title }) => article_title === 'Later')
    expect(later).toMatchObject({ outcome: 'added', page_id: null, notes: ['pageAsArticle'] })
  })

  it('fetches no picture from a private address', async () => {
    let asked = 0
    const server = createServer((_, answer) => {
      asked += 1
      answer.end('x')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { upload } = await open()
    const text = (await readFile(FIXTURE, 'utf8')).replaceAll(
      'https://tea.example/wp-content',
      `http://127.0.0.1:${port}/wp-content`,
    )
    const query = { name: 'a.xml', fetchPictures: true }
    const dry = await upload(Buffer.from(text), { ...query, dryRun: true })
    const report = await upload(Buffer.from(text), query)
    expect(dry.parts).toEqual(report.parts)
    expect(report).toMatchObject({ state: 'done', counts: { added: 4 }, parts: { pictures: 0 } })
    const post = report.files.find(({ article_title }) => article_title === '三沸 & 三碗')
    expect(post?.notes).toContain('pictureMissing')
    expect(asked).toBe(0)
  })
})
