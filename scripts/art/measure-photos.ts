import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** Records the size and a few blurred pixels of every demo photo. */
const ALBUMS = new URL('../../content/demo/albums.json', import.meta.url)
const PUBLIC = new URL('../../apps/web/public', import.meta.url)
/** Blurred like uploads. */
const BLUR = { width: 16, height: 16, fit: 'inside' } as const
const BLURRED = { quality: 40, effort: 6, smartSubsample: true }

interface Album {
  readonly photos: readonly (string | { readonly url: string })[]
}

const measured = async (url: string) => {
  const file = new URL(`public${url}`, PUBLIC).pathname
  const { width, height } = await sharp(file).metadata()
  const blurred = await sharp(file).resize(BLUR).webp(BLURRED).toBuffer()
  return { url, width, height, blur: blurred.toString('base64') }
}

const albums: Album[] = JSON.parse(readFileSync(ALBUMS, 'utf8'))
const written = await Promise.all(
  albums.map(async (album) => ({
    ...album,
    photos: await Promise.all(
      album.photos.map((photo) => measured(typeof photo === 'string' ? photo : photo.url)),
    ),
  })),
)
writeFileSync(ALBUMS, `${JSON.stringify(written, null, 2)}\n`)
