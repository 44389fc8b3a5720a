import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { toAvif } from './encode.ts'
import type { Companion } from './picture.ts'
import { type PigmentName, THEMES } from './pigments.ts'
import { renderPicture } from './render-picture.ts'

/** Draws the pictures of the demo articles, by day and by night, or those that are named. */
const WISHES = new URL('../../content/demo/pictures.json', import.meta.url)
const FOLDER = new URL('../../apps/web/public/art/demo/', import.meta.url)
const SIZE = { width: 1280, height: 800 }

interface Wish {
  readonly name: string
  readonly seed: string
  readonly palette: PigmentName
  readonly with: string
}

const wishes: Wish[] = JSON.parse(readFileSync(WISHES, 'utf8'))
const wanted = process.argv.slice(2)

mkdirSync(FOLDER, { recursive: true })
for (const { name, seed, palette, with: companions } of wishes) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const theme of THEMES) {
    const picture = await renderPicture({
      kind: 'landscape',
      seed,
      palette,
      theme,
      with: companions.split(' ').filter(Boolean) as Companion[],
      ...SIZE,
    })
    const file = theme === 'dark' ? `${name}-dark.avif` : `${name}.avif`
    writeFileSync(new URL(file, FOLDER), await toAvif(picture))
  }
  console.log(name)
}
