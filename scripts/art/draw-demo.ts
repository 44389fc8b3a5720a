import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { toAvif } from './encode.ts'
import type { Companion, PictureWish } from './picture.ts'
import { THEMES } from './pigments.ts'
import { renderPicture } from './render-picture.ts'

/** Draws the pictures of the demo site, by day and by night, or those whose name begins as said. */
const WISHES = new URL('../../content/demo/pictures.json', import.meta.url)
const FOLDER = new URL('../../apps/web/public/art/demo/', import.meta.url)

const SIZES = {
  article: { width: 1280, height: 800 },
  wide: { width: 960, height: 640 },
  tall: { width: 640, height: 880 },
  square: { width: 600, height: 600 },
  small: { width: 400, height: 400 },
  avatar: { width: 160, height: 160 },
}

interface Wish extends Omit<PictureWish, 'kind' | 'with' | 'width' | 'height'> {
  /** A folder may stand before it. */
  readonly name: string
  readonly kind?: PictureWish['kind']
  readonly size?: keyof typeof SIZES
  readonly with?: string
}

const wishes: Wish[] = JSON.parse(readFileSync(WISHES, 'utf8'))
const wanted = process.argv.slice(2)
const isWanted = ({ name }: Wish) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning))

for (const { name, kind = 'landscape', size = 'article', with: words, ...wish } of wishes.filter(
  isWanted,
)) {
  // A face keeps its daylight.
  for (const theme of kind === 'avatar' ? (['light'] as const) : THEMES) {
    const companions = words?.split(' ').filter(Boolean) as Companion[] | undefined
    const picture = await renderPicture({ ...wish, kind, theme, with: companions, ...SIZES[size] })
    const file = new URL(theme === 'dark' ? `${name}-dark.avif` : `${name}.avif`, FOLDER)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(file, await toAvif(picture))
  }
  console.log(name)
}
