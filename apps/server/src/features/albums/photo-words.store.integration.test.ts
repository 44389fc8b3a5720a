import { pictureVariants, readPictureUrl } from '@lanting/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const WORDS = { caption: '江边', taken_at: '2026-04-03 12:30', camera: 'X100V' }

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const album = { album_name: '春天', description: '', album_cover: '' }
  const { id: album_id } = await owner.addAlbum({ body: album })
  return { ...site, owner, album_id }
}

it('has a caption, a date and a camera, which the owner changes', async () => {
  const { owner, album_id } = await open()
  const url = '/art/demo/photos/a.avif'
  const photoList = [
    { album_id, url, ...WORDS },
    { album_id, url },
  ]
  const [first] = await owner.addPhotos({ body: { photoList } })
  const shown = () => owner.getAllPhotosByAlbumId({ params: { id: album_id } })
  expect(await shown()).toMatchObject([WORDS, { caption: '', taken_at: '', camera: '' }])
  const changed = { caption: '', taken_at: '', camera: 'Leica' }
  await owner.updatePhoto({ body: { id: first?.id ?? 0, ...changed } })
  expect((await shown())[0]).toMatchObject(changed)
  await expect(owner.updatePhoto({ body: { id: 9_999, ...WORDS } })).rejects.toThrow()
  const wrong = { id: first?.id ?? 0, ...WORDS, taken_at: 'yesterday' }
  await expect(owner.updatePhoto({ body: wrong })).rejects.toThrow()
})

it('keeps no data of the camera in its files, least of all the place', async () => {
  const { app, owner } = await open()
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '30/1 0/1 0/1' }
  const camera = { Make: 'FUJIFILM', Model: 'X100V' }
  const file = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#888' } })
    .jpeg()
    .withExif({ IFD0: camera, IFD3: place })
    .toBuffer()
  expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('FUJIFILM')
  const { url } = await owner.uploadPicture({ file: { content: new Blob([new Uint8Array(file)]) } })
  const picture = readPictureUrl(url)
  const files = picture ? pictureVariants(picture) : []
  expect(files).toHaveLength(3)
  for (const variant of files) {
    const { rawPayload } = await app.inject({ url: variant.url })
    const { exif, xmp, iptc } = await sharp(rawPayload).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(rawPayload.toString('latin1')).not.toMatch(/GPS|FUJIFILM|Exif/)
  }
})
