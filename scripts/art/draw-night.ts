import { mkdirSync, writeFileSync } from 'node:fs'
import type { PictureSpec } from '@lanting/painting'
import { drawAvif } from './encode.ts'

/** Draws the night behind the danmaku: ridges far below, and much sky. */
const FOLDER = new URL('../../apps/web/public/art/board/', import.meta.url)

const WISH = {
  kind: 'landscape',
  theme: 'dark',
  seed: 'night7',
  palette: 'indigo',
  with: ['pavilion', 'pines'],
  side: 'right',
  horizon: 0.82,
  ground: 0.97,
  relief: 0.55,
} as const satisfies Partial<PictureSpec>

const SHAPES: Readonly<Record<string, PictureSpec>> = {
  wide: { ...WISH, width: 1_920, height: 1_200, sun: { x: 0.84, y: 0.16, radius: 0.045 } },
  tall: { ...WISH, width: 900, height: 1_948, sun: { x: 0.78, y: 0.14, radius: 0.035 } },
}

mkdirSync(FOLDER, { recursive: true })
for (const [shape, spec] of Object.entries(SHAPES)) {
  const bytes = await drawAvif(spec)
  writeFileSync(new URL(`night-${shape}.avif`, FOLDER), bytes)
  console.log(shape, bytes.length)
}
