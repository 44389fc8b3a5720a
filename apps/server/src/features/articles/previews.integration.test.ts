import { ARTICLE_STATUS, EMPTY_ARTICLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const DAY_MS = 86_400_000
const SPENT = { status: 404, reason: 'previewSpent' }

const open = async () => {
  let now = Date.now()
  const site = await shared.empty({ now: () => now })
  const owner = await site.ownerClient()
  const fields = { ...EMPTY_ARTICLE, article_title: 'a draft', article_content: '**bold**' }
  const { manuscript_id } = await owner.autosaveManuscript({ body: { revision: 0, fields } })
  const link = async (days = 7) => {
    const { url, expiresAtMs } = await owner.addPreviewLink({ body: { manuscript_id, days } })
    return { url, expiresAtMs, token: new URL(url).hash.slice(1) }
  }
  const later = (ms: number) => {
    now += ms
  }
  const visitor = site.client()
  const read = (token: string) => visitor.getPreview({ body: { token } })
  return { ...site, owner, visitor, manuscript_id, link, read, later, now: () => now, fields }
}

describe('a preview link', () => {
  it('shows the newest text, and what is typed later', async () => {
    const { owner, manuscript_id, fields, link, read } = await open()
    const { token } = await link()
    expect(await read(token)).toMatchObject({
      article_title: 'a draft',
      article_html: expect.stringContaining('<strong>bold</strong>'),
    })
    const body = { manuscript_id, revision: 1, fields: { ...fields, article_title: 'newer' } }
    await owner.autosaveManuscript({ body })
    expect((await read(token)).article_title).toBe('newer')
  })

  it('has its token in the fragment only, and not in the database', async () => {
    const { link, platform, now } = await open()
    const { url, token, expiresAtMs } = await link(3)
    expect(new URL(url).pathname + new URL(url).search).toBe('/preview')
    expect(expiresAtMs).toBe(now() + 3 * DAY_MS)
    const { queries } = platform.database
    for (const table of ['preview_links', 'audit_entries'] as const) {
      const rows = await queries.selectFrom(table).selectAll().execute()
      expect(rows).not.toHaveLength(0)
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })

  it('ends after its time, by one press, and with a newer link', async () => {
    const { owner, ownerClient, manuscript_id, link, read, later } = await open()
    const params = { id: manuscript_id }
    const first = await link()
    const second = await link(1)
    await expect(read(first.token)).rejects.toMatchObject(SPENT)
    expect(await owner.getPreviewLink({ params })).toEqual({ expiresAtMs: second.expiresAtMs })
    const third = await link(2)
    await owner.deletePreviewLink({ params })
    await expect(read(third.token)).rejects.toMatchObject(SPENT)
    await expect(owner.deletePreviewLink({ params })).rejects.toMatchObject(SPENT)
    const fourth = await link(1)
    later(DAY_MS)
    await expect(read(fourth.token)).rejects.toMatchObject(SPENT)
    const tomorrow = await ownerClient()
    expect(await tomorrow.getPreviewLink({ params })).toEqual({ expiresAtMs: null })
  })

  it('shows nothing of an article in the trash, and goes on when that is restored', async () => {
    const { owner, read } = await open()
    const article = draft('told', { status: ARTICLE_STATUS.draft })
    const { id } = (await owner.addArticle({ body: { article } })).article
    const { url } = await owner.addPreviewLink({ body: { article_id: id, days: 1 } })
    const token = new URL(url).hash.slice(1)
    await owner.deleteArticle({ params: { id, status: ARTICLE_STATUS.draft } })
    await expect(read(token)).rejects.toMatchObject(SPENT)
    await owner.revertArticle({ params: { id } })
    expect((await read(token)).article_title).toBe('told')
  })

  it('is not needed by administrators, and by nobody else', async () => {
    const { owner, visitor, userClient, manuscript_id } = await open()
    const { article } = await owner.addArticle({ body: { article: draft('kept', { status: 2 }) } })
    const bodies = [{ manuscript_id }, { article_id: article.id }]
    const user = await userClient('reader')
    for (const body of bodies) {
      expect((await owner.getPreview({ body })).article_html).not.toBe('')
      await expect(visitor.getPreview({ body })).rejects.toMatchObject(SPENT)
      await expect(user.getPreview({ body })).rejects.toMatchObject(SPENT)
    }
    await expect(visitor.getPreview({ body: {} })).rejects.toMatchObject(SPENT)
  })

  it('can be made for an article that has no manuscript yet', async () => {
    const { owner, read } = await open()
    const { article } = await owner.addArticle({ body: { article: draft('kept', { status: 2 }) } })
    const { url } = await owner.addPreviewLink({ body: { article_id: article.id, days: 1 } })
    expect((await read(new URL(url).hash.slice(1))).article_title).toBe('kept')
    await expect(
      owner.addPreviewLink({ body: { article_id: 9_999, days: 1 } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
