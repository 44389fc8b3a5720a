import { RENDERER_VERSION } from '@lanting/markdown/version'
import { describe, expect, it } from 'vitest'
import { articleStore } from './features/articles/articles.store.ts'
import { createRenderAgain } from './features/articles/render-again.ts'
import { articleRenderingStore } from './features/articles/rendering.store.ts'
import { pageRenderingStore } from './features/pages/page-rendering.store.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { AppError } from './http/app-error.ts'
import { draft, openTestApp } from './testing/test-app.ts'
import { renderMarkdown } from './workers/render-markdown.ts'

const STALE = { article_html: '<p>stale</p>', article_text: 'stale' }
const WRITTEN_AT = 1_000

/** A site whose articles were rendered by the first renderer. */
const open = async (contents: readonly string[]) => {
  const opened = await openTestApp()
  const { queries } = opened.platform.database
  const store = articleStore(queries)
  for (const [place, article_content] of contents.entries()) {
    const article = draft(`title ${place}`, { article_content })
    await store.add({ ...article, origin_url: null, author_id: 1, ...STALE }, WRITTEN_AT)
  }
  await opened.changeSettings({ rendered_by: 1 })
  const settings = settingsStore(queries)
  const renderedBy = async () => (await settings.read()).rendered_by
  const errors: unknown[] = []
  let announcements = 0
  const again = (render: typeof renderMarkdown = renderMarkdown) =>
    createRenderAgain({
      stores: [articleRenderingStore(queries), pageRenderingStore(queries)],
      renderedBy,
      writeRenderedBy: (rendered_by) => opened.changeSettings({ rendered_by }),
      renderMarkdown: render,
      withInvalidation: (work) => () => {
        announcements += 1
        return work()
      },
      onError: (error) => errors.push(error),
    })
  const stored = () => queries.selectFrom('articles').selectAll().orderBy('id').execute()
  const htmls = async () => (await stored()).map(({ article_html }) => article_html.trim())
  const found = async (text: string) =>
    (await opened.client().getArticleListByContent({ params: { text } })).map(({ id }) => id)
  return {
    ...opened,
    queries,
    again,
    renderedBy,
    stored,
    htmls,
    found,
    errors,
    announcements: () => announcements,
  }
}

/** A renderer that is faster than the real one. */
const quickly = async (markdown: string) => ({
  article_html: `<p>${markdown}</p>`,
  article_text: markdown,
})

describe('articles of an older renderer', () => {
  it('are rendered again, and found by their new text, when the site opens', async () => {
    const { app, stored, htmls, found, renderedBy } = await open([
      '**中文，**后面',
      '价格 $5 与 $6',
    ])
    await app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(renderedBy, { timeout: 30_000 }).toBe(RENDERER_VERSION)
    expect(await htmls()).toEqual(['<p><strong>中文，</strong>后面</p>', '<p>价格 $5 与 $6</p>'])
    const ids = (await stored()).map(({ id }) => id)
    expect([await found('后面'), await found('$5'), await found('stale')]).toEqual([
      [ids[0]],
      [ids[1]],
      [],
    ])
    expect((await stored()).map(({ updated_at }) => updated_at)).toEqual([WRITTEN_AT, WRITTEN_AT])
  })

  it('are all rendered again, in any number', async () => {
    const contents = Array.from({ length: 45 }, (_, place) => `text ${place}`)
    const { again, htmls, announcements } = await open(contents)
    await again(quickly).begin()
    expect(await htmls()).toEqual(contents.map((content) => `<p>${content}</p>`))
    expect(announcements()).toBe(3)
  })

  it('are not rendered again by the same renderer', async () => {
    const { again, htmls, changeSettings } = await open(['text'])
    await changeSettings({ rendered_by: RENDERER_VERSION })
    await again(quickly).begin()
    expect(await htmls()).toEqual([STALE.article_html])
  })

  it('are not written without a difference', async () => {
    const { again, announcements, renderedBy } = await open(['text'])
    await again(async () => STALE).begin()
    expect([announcements(), await renderedBy()]).toEqual([0, RENDERER_VERSION])
  })

  it('stay unchanged when the renderer rejects them, and delay no other', async () => {
    const { again, htmls, errors, renderedBy } = await open(['refused', 'text'])
    await again(async (markdown) => {
      if (markdown === 'refused') throw new AppError('articleTooComplex')
      return quickly(markdown)
    }).begin()
    expect(await htmls()).toEqual([STALE.article_html, '<p>text</p>'])
    expect(errors).toHaveLength(1)
    expect(await renderedBy()).toBe(RENDERER_VERSION)
  })

  it('wait for the next start when the renderer itself fails', async () => {
    const { again, errors, renderedBy } = await open(['text'])
    await again(() => Promise.reject(new Error('no thread'))).begin()
    expect([errors.length, await renderedBy()]).toEqual([1, 1])
  })

  it('do not overwrite a newer text', async () => {
    const { again, queries, htmls, found } = await open(['text'])
    const rewritten = { article_content: 'rewritten', article_html: '<p>rewritten</p>' }
    await again(async (markdown) => {
      await queries.updateTable('articles').set(rewritten).execute()
      return quickly(markdown)
    }).begin()
    expect(await htmls()).toEqual(['<p>rewritten</p>'])
    expect(await found('text')).toEqual([])
  })
})

describe('rendering again', () => {
  it('includes the pages of the owner', async () => {
    const { again, queries, ownerClient } = await open([])
    const owner = await ownerClient()
    const page = { title: 'About', page_content: '**text**', place: 'menu' as const }
    const { id } = await owner.addPage({ body: page })
    await queries.updateTable('pages').set({ page_html: STALE.article_html }).execute()
    await again(quickly).begin()
    const { page_html } = await owner.getPageById({ params: { id } })
    expect(page_html).toBe('<p>**text**</p>')
  })

  it('stops after the current article, and starts over at the next start', async () => {
    const contents = Array.from({ length: 30 }, (_, place) => `text ${place}`)
    const { again, htmls, renderedBy } = await open(contents)
    const stopped = again(async (markdown) => {
      if (markdown === 'text 4') stopped.stop()
      return quickly(markdown)
    })
    await stopped.begin()
    const done = (await htmls()).filter((html) => html !== STALE.article_html)
    expect([done.length, await renderedBy()]).toEqual([5, 1])
    await again(quickly).begin()
    expect(await htmls()).not.toContain(STALE.article_html)
    expect(await renderedBy()).toBe(RENDERER_VERSION)
  })

  it('has the same result on two nodes at once', async () => {
    const { again, htmls, errors } = await open(['one', 'two'])
    await Promise.all([again(quickly).begin(), again(quickly).begin()])
    expect(await htmls()).toEqual(['<p>one</p>', '<p>two</p>'])
    expect(errors).toEqual([])
  })

  it('is not needed on a new site', async () => {
    const { platform } = await openTestApp()
    const { rendered_by } = await settingsStore(platform.database.queries).read()
    expect(rendered_by).toBe(RENDERER_VERSION)
  })
})
