import { expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { uploadStore } from './uploads.store.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const send = async (width = 400, height = 300) => {
    const content = new Blob([Uint8Array.from(await jpeg(width, height))])
    return (await owner.uploadPicture({ file: { content } })).url
  }
  const replace = (url: string, replacement: string) =>
    owner.replaceUpload({ body: { url, replacement } })
  const sweep = () =>
    sweepUploads({ ...site.platform, store: uploadStore(site.platform.database.queries) })
  const isThere = async (url: string) => (await site.app.inject({ url })).statusCode === 200
  const article = async (changes: object) => {
    const { article } = await owner.addArticle({ body: { article: draft('a', changes) } })
    const { id } = article
    return { id, read: () => owner.getArticleById({ params: { id } }) }
  }
  return { ...site, owner, send, replace, sweep, isThere, article }
}

it('is shown wherever the old one was, and the old one goes in all sizes', async () => {
  const { app, platform, owner, send, replace, sweep, isThere, article } = await open()
  const [before, after] = [await send(), await send(300, 500)]
  const small = before.replace('.webp', '-320.webp')
  const { read } = await article({
    article_content: `![a](${before})\n\n![b](${small})`,
    article_cover: before,
  })
  const { id: album_id } = await owner.addAlbum({
    body: { album_name: 'a', description: '', album_cover: before },
  })
  await owner.addPhotos({ body: { photoList: [{ album_id, url: before }] } })
  await owner.updateConfig({ body: { blog_avatar: before } })
  await owner.publishTalk({
    body: { content: 't', is_top: 2, status: 1, talkImgList: [{ url: before }] },
  })

  const { id: playlist } = await owner.addPlaylist({ body: { name: 'p', songs: [] } })
  await owner.updatePlaylist({ body: { id: playlist, cover: before } })

  const uploads = platform.database.queries.selectFrom('uploads').select('id')
  const [{ id: upload_id = 0 } = {}] = await uploads.where('url', '=', before).execute()
  await platform.database.queries
    .insertInto('upload_addresses')
    .values({ path: '/old.jpg', upload_id })
    .execute()

  expect(await replace(before, after)).toEqual({ uses: 6 })
  const { article_content, article_html, article_cover } = await read()
  expect(article_content).toBe(`![a](${after})\n\n![b](${after})`)
  expect(article_html).not.toContain(before.slice(9, 41))
  expect(article_cover).toBe(after)
  expect(await owner.getAllPhotosByAlbumId({ params: { id: album_id } })).toMatchObject([
    { url: after, width: 300, height: 500 },
  ])
  expect(await owner.getConfig()).toMatchObject({ blog_avatar: after })
  expect(await owner.getAlbumList({ body: { current: 1, size: 5 } })).toMatchObject({
    list: [{ album_cover: after }],
  })
  const { list } = await owner.getTalkList({ body: { current: 1, size: 5, status: 1 } })
  expect(list).toMatchObject([{ talkImgList: [after] }])
  expect(await owner.getLibraryPlaylists()).toMatchObject([{ id: playlist, cover: after }])
  await sweep()
  expect([await isThere(before), await isThere(small), await isThere(after)]).toEqual([
    ...[false, false],
    true,
  ])
  expect((await app.inject({ url: '/old.jpg' })).headers.location).toBe(after)
})

it('gives the article an Open Graph image at a new address, and leaves its date', async () => {
  const { app, owner, send, replace, article, platform } = await open()
  const [before, after] = [await send(), await send(300, 500)]
  const { id, read } = await article({ article_cover: before })
  await owner.updateConfig({ body: { blog_avatar: before, blog_notice: 'a' } })
  const image = async () => {
    const { headers } = await app.inject({ url: `/og-images/article-${id}-0.jpg` })
    return headers.location
  }
  const notice = () =>
    platform.database.queries
      .selectFrom('settings')
      .select('updated_at')
      .where('name', '=', 'blog_notice')
      .executeTakeFirst()
  const [first, { updatedAt }, written] = [await image(), await read(), await notice()]
  await replace(before, after)
  expect(await image()).not.toBe(first)
  expect((await read()).updatedAt).toBe(updatedAt)
  expect(await notice()).toEqual(written)
})

it('keeps its words, unless the new one has its own', async () => {
  const { owner, send, replace, article } = await open()
  const [first, second, third] = [await send(), await send(), await send()]
  await owner.updateUpload({ body: { url: first, alt: 'A pine', caption: 'In winter' } })
  await owner.updateUpload({ body: { url: third, alt: 'An oak' } })
  const { read } = await article({ article_content: `![](${first})` })
  await replace(first, second)
  expect((await read()).article_html).toContain('alt="A pine"')
  await replace(second, third)
  expect((await read()).article_html).toContain('alt="An oak"')
})

it('an open editor finds a newer revision, and history shows the new picture', async () => {
  const { owner, send, replace, article } = await open()
  const [before, after] = [await send(), await send()]
  const { id } = await article({ article_content: `![a](${before})` })
  const opened = await owner.getManuscriptOfArticle({ params: { id } })
  const { manuscript_id, revision } = await owner.autosaveManuscript({
    body: { article_id: id, revision: opened.revision, fields: opened.fields },
  })
  await replace(before, after)
  const stale = { manuscript_id, revision, fields: opened.fields }
  await expect(owner.autosaveManuscript({ body: stale })).rejects.toMatchObject({ status: 409 })
  const now = await owner.getManuscriptOfArticle({ params: { id } })
  expect(now.fields.article_content).toBe(`![a](${after})`)
})

it('a picture that nothing shows gives its place in the library', async () => {
  const { owner, send, replace, sweep, isThere } = await open()
  const [before, after] = [await send(), await send()]
  expect(await replace(before, after)).toEqual({ uses: 0 })
  await sweep()
  expect([await isThere(before), await isThere(after)]).toEqual([false, true])
  const { list } = await owner.getUploadList({ body: { current: 1, size: 5 } })
  expect(list).toMatchObject([{ url: after, uses: [{ place: 'library' }] }])
})

it('rejects what is no picture, and does nothing with itself', async () => {
  const { owner, send, replace, isThere, sweep } = await open()
  const url = await send()
  const { url: note } = await owner.uploadFile({
    query: { name: 'note.txt' },
    file: { content: new Blob(['a']) },
  })
  const gone = { reason: 'pictureNotFound' }
  await expect(replace(url, note)).rejects.toMatchObject(gone)
  await expect(replace(url, '/uploads/none.webp')).rejects.toMatchObject(gone)
  await expect(replace('/uploads/none.webp', url)).rejects.toMatchObject(gone)
  await replace(url, url)
  await sweep()
  expect(await isThere(url)).toBe(true)
})

it('of two replacements at once, one finds nothing left', async () => {
  const { send, replace, article } = await open()
  const [before, one, other] = [await send(), await send(), await send()]
  const { read } = await article({ article_content: `![a](${before})` })
  const results = await Promise.all([replace(before, one), replace(before, other)])
  expect(results.map(({ uses }) => uses).sort()).toEqual([0, 1])
  expect((await read()).article_content).toMatch(/^!\[a\]\(\/uploads\/[^)]+\)$/)
})
