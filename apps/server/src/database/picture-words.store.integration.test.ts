/** @module-tag long */
import { expect, it } from 'vitest'
import { jpeg } from '../testing/pictures.ts'
import { draft, openTestApp } from '../testing/test-app.ts'

const open = async () => {
  const site = await openTestApp()
  const owner = await site.ownerClient()
  const content = new Blob([Uint8Array.from(await jpeg(8, 8))])
  const { url } = await owner.uploadPicture({ file: { content } })
  const words = { alt: 'A "pine" <b>', caption: 'Winter & <i>snow</i>' }
  await owner.updateUpload({ body: { url, ...words } })
  const shown = async (article_content: string) => {
    const { article_html } = await owner.previewArticle({ body: { article_content } })
    return article_html
  }
  return { ...site, owner, url, shown }
}

const ALT = 'alt="A &quot;pine&quot; &lt;b&gt;"'
const CAPTION = '<figcaption>Winter &amp; &lt;i&gt;snow&lt;/i&gt;</figcaption>'

it('a picture without words has those of the library', async () => {
  const { shown, url } = await open()
  const html = await shown(`![](${url})`)
  expect(html).toContain(ALT)
  expect(html).toContain(CAPTION)
  expect(html.match(/ alt/g)).toHaveLength(1)
  expect(await shown(`[![](${url})](https://a.example)`)).toContain(CAPTION)
})

it('a picture inside of a line has no caption', async () => {
  const { shown, url } = await open()
  const html = await shown(`see ![](${url}) here`)
  expect(html).toContain(ALT)
  expect(html).not.toContain('figcaption')
})

it('words of the text come first', async () => {
  const { shown, url } = await open()
  const html = await shown(`![mine](${url} "my caption")`)
  expect(html).toContain('alt="mine"')
  expect(html).toContain('<figcaption>my caption</figcaption>')
  expect(html).not.toMatch(/pine|Winter/)
})

it('readers, feeds and pages see changed words at once', async () => {
  const { app, owner, url } = await open()
  const article = draft('a', { article_content: `![](${url})` })
  await owner.addArticle({ body: { article } })
  const page = { title: 'p', page_content: `![](${url})`, place: 'none' } as const
  const { id } = await owner.addPage({ body: page })
  const feed = async () => (await app.inject({ url: '/rss.xml' })).body
  expect(await feed()).toContain('A &amp;quot;pine&amp;quot;')
  expect((await owner.getPageById({ params: { id } })).page_html).toContain(ALT)
  await owner.updateUpload({ body: { url, alt: 'An oak' } })
  expect(await feed()).toContain('An oak')
  expect((await owner.getPageById({ params: { id } })).page_html).toContain('alt="An oak"')
})
