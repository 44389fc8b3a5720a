import { writeFileSync } from 'node:fs'
import { type PictureSpec, THEMES } from '@lanting/painting'
import { drawAvif } from './encode.ts'

/** Draws the picture beside the login form. The text is in its sky, to the right. */
const FOLDER = new URL('../../apps/web/public/art/', import.meta.url)

const WISH: PictureSpec = {
  kind: 'landscape',
  seed: 'log3',
  palette: 'celadon',
  with: ['pavilion', 'birds'],
  side: 'right',
  width: 640,
  height: 1_000,
  horizon: 0.62,
  relief: 0.5,
  sun: { x: 0.3, y: 0.2, radius: 0.05 },
  birdsX: 0.16,
  birdsY: 0.33,
}

for (const theme of THEMES) {
  const bytes = await drawAvif({ ...WISH, theme })
  writeFileSync(new URL(`login-${theme}.avif`, FOLDER), bytes)
  console.log(theme, bytes.length)
}
