import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const pdf = (text = 'a') => ({ content: new Blob([`%PDF-1.7 ${text}`]) })
const AFTER_A_DAY = 25 * 3_600_000

const open = async () => {
  const site = await shared.empty()
  return { ...site, owner: await site.ownerClient() }
}

it('a file is stored as it is, and served for saving only', async () => {
  const { app, owner } = await open()
  const { url, bytes } = await owner.uploadFile({ query: { name: '报告.PDF' }, file: pdf() })
  expect(bytes).toBe(10)
  expect(url).toMatch(/^\/attachments\/[0-9a-f]{32}-10\.pdf$/)
  const answer = await app.inject({ url })
  expect(answer.body).toBe('%PDF-1.7 a')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const head = await app.inject({ url, method: 'HEAD' })
  expect(head.headers['content-length']).toBe('10')
})

it('a vector picture runs nothing when it is opened', async () => {
  const { app, platform } = await open()
  const name = `attachments/${'a'.repeat(32)}-6.svg`
  await platform.files.write(name, Buffer.from('<svg/>'))
  expect((await app.inject({ url: `/${name}` })).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
})

it.each([
  ['page.html', '<script>1</script>'],
  ['picture.svg', '<svg/>'],
  ['page.pdf', '<html>'],
  ['program.exe', 'MZ'],
  ['empty.txt', ''],
  ['binary.txt', 'a\u0000b'],
])('%s is refused', async (name, text) => {
  const { owner } = await open()
  const sending = owner.uploadFile({ query: { name }, file: { content: new Blob([text]) } })
  await expect(sending).rejects.toMatchObject({ status: 422 })
})

it.each(['..%2f..%2fsite.db', 'x.pdf', `${'a'.repeat(32)}-1.pdf`, `${'a'.repeat(32)}-1.html`])(
  'no other file is served: %s',
  async (name) => {
    const { app } = await open()
    expect((await app.inject({ url: `/attachments/${name}` })).statusCode).toBe(404)
  },
)

it('a file of a text stays, shows as a card, and goes with its last use', async () => {
  const { app, owner, client, platform } = await open()
  const used = await owner.uploadFile({ query: { name: 'a.pdf' }, file: pdf() })
  const article = draft('With a file', { article_content: `[报告.pdf](${used.url})` })
  const { id } = (await owner.addArticle({ body: { article } })).article
  const { article_html } = await client().getArticleById({ params: { id } })
  expect(article_html).toContain(`<p class="embed embed-file"><a href="${used.url}"`)
  expect(article_html).toContain('download="报告.pdf"')
  const uses = await platform.database.queries
    .selectFrom('uploads')
    .select(['use_count', 'expires_at'])
    .where('url', '=', used.url)
    .executeTakeFirstOrThrow()
  // The article and its manuscript.
  expect(uses.use_count).toBeGreaterThan(0)
  expect(uses.expires_at).toBeNull()
  const { list } = await owner.getUploadList({ body: { current: 1, size: 10 } })
  expect(list[0]).toMatchObject({ url: used.url, bytes: 10 })
  expect((await app.inject({ url: used.url })).statusCode).toBe(200)
})

it('a file that no text links is deleted after a day', async () => {
  const { platform, owner } = await open()
  const { url } = await owner.uploadFile({ query: { name: 'a.pdf' }, file: pdf() })
  const { uploadStore } = await import('./uploads.store.ts')
  const { sweepUploads } = await import('./sweep-uploads.ts')
  const { files, incoming, database } = platform
  const store = uploadStore(database.queries)
  const now = () => platform.now() + AFTER_A_DAY
  await sweepUploads({ store, files, incoming, now })
  expect(await files.read(url.slice(1))).toBeUndefined()
  expect(await store.has(url)).toBe(false)
})
