import { expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const send = async () => {
    const content = new Blob([Uint8Array.from(await jpeg(8, 8))])
    return (await owner.uploadPicture({ file: { content } })).url
  }
  const listed = async (more: object = {}) =>
    (await owner.getUploadList({ body: { current: 1, size: 10, ...more } })).list
  return { ...site, owner, send, listed }
}

it('finds pictures by their words and their address', async () => {
  const { owner, send, listed } = await open()
  const [tree, boat] = [await send(), await send()]
  await owner.updateUpload({ body: { url: tree, alt: '一棵 100% 的松树' } })
  await owner.updateUpload({ body: { url: boat, alt: 'A boat' } })
  expect(await listed({ text: '松树' })).toMatchObject([{ url: tree, alt: '一棵 100% 的松树' }])
  expect(await listed({ text: 'BOAT' })).toMatchObject([{ url: boat }])
  expect(await listed({ text: boat.slice(9, 25) })).toMatchObject([{ url: boat }])
  expect(await listed({ text: '1%' })).toEqual([])
})

it('lists months in the time zone of the site, and the pictures of one', async () => {
  const { owner, send, listed, platform } = await open()
  const [march, april] = [await send(), await send()]
  const { queries } = platform.database
  const move = (url: string, time: string) =>
    queries
      .updateTable('uploads')
      .set({ created_at: Date.parse(time) })
      .where('url', '=', url)
      .execute()
  await move(march, '2026-03-31T15:59:00Z')
  await move(april, '2026-03-31T16:00:00Z')
  expect(await owner.getUploadMonths()).toEqual([
    { month: '2026-04', files: 1 },
    { month: '2026-03', files: 1 },
  ])
  expect(await listed({ month: '2026-03' })).toMatchObject([{ url: march }])
  expect(await listed({ month: '2026-04' })).toMatchObject([{ url: april }])
})

it('keeps a picture that nothing shows, until it is let go', async () => {
  const { owner, send, listed } = await open()
  const url = await send()
  await owner.updateUpload({ body: { url, kept: true } })
  await owner.updateUpload({ body: { url, kept: true } })
  expect(await listed({ place: 'library' })).toMatchObject([
    { url, uses: [{ place: 'library', id: 0, album_id: null }] },
  ])
  expect(await listed({ unused: true })).toEqual([])
  await owner.updateUpload({ body: { url, kept: false } })
  expect(await listed({ unused: true })).toMatchObject([{ url }])
})

it('finds pictures by their caption, and lists pictures or files alone', async () => {
  const { owner, send, listed } = await open()
  const url = await send()
  const file = { content: new Blob(['a']) }
  const { url: note } = await owner.uploadFile({ query: { name: 'note.txt' }, file })
  await owner.updateUpload({ body: { url, caption: 'By the river' } })
  expect(await listed({ text: 'river' })).toMatchObject([{ url, alt: '', caption: 'By the river' }])
  await owner.updateUpload({ body: { url, alt: 'A stone' } })
  expect(await listed({ kind: 'picture' })).toMatchObject([
    { url, alt: 'A stone', caption: 'By the river' },
  ])
  expect(await listed({ kind: 'file' })).toMatchObject([{ url: note }])
  expect(await owner.getUploadUsage()).toMatchObject({ files: 2, pictures: 1 })
})

it('knows no other pictures', async () => {
  const { owner } = await open()
  const url = '/uploads/not-there.webp'
  await expect(owner.updateUpload({ body: { url, alt: 'a' } })).rejects.toThrow()
})
