import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Companion, type PictureSpec, THEMES } from '@lanting/painting'
import { drawAvif } from './encode.ts'

/**
 * Draws the pictures of the demo site, by day and by night. Arguments select pictures by the
 * beginning of their name.
 */
const SPECS = new URL('../../content/demo/pictures.json', import.meta.url)
const FOLDER = new URL('../../apps/web/public/art/demo/', import.meta.url)

const SIZES = {
  article: { width: 1280, height: 800 },
  wide: { width: 960, height: 640 },
  tall: { width: 640, height: 880 },
  square: { width: 600, height: 600 },
  small: { width: 400, height: 400 },
  avatar: { width: 160, height: 160 },
}

interface Spec extends Omit<PictureSpec, 'kind' | 'with' | 'width' | 'height'> {
  /** A folder name may precede it. */
  readonly name: string
  readonly kind?: PictureSpec['kind']
  readonly size?: keyof typeof SIZES
  readonly with?: string
}

const specs: Spec[] = JSON.parse(readFileSync(SPECS, 'utf8'))
const wanted = process.argv.slice(2)
const isSelected = ({ name }: Spec) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning))

for (const { name, kind = 'landscape', size = 'article', with: words, ...spec } of specs.filter(
  isSelected,
)) {
  // An avatar has no night version.
  for (const theme of kind === 'avatar' ? (['light'] as const) : THEMES) {
    const companions = words?.split(' ').filter(Boolean) as Companion[] | undefined
    const bytes = await drawAvif({ ...spec, kind, theme, with: companions, ...SIZES[size] })
    const file = new URL(theme === 'dark' ? `${name}-dark.avif` : `${name}.avif`, FOLDER)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(file, bytes)
  }
  console.log(name)
}
