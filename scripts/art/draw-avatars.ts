import { mkdirSync, writeFileSync } from 'node:fs'
import { toAvif } from './encode.ts'
import type { Motif } from './picture.ts'
import type { PigmentName } from './pigments.ts'
import { renderPicture } from './render-picture.ts'

/** Draws the default avatars of users. */
const FOLDER = new URL('../../apps/web/public/art/avatars/', import.meta.url)
const SIDE = 192

const AVATARS: readonly [Motif, PigmentName][] = [
  ['orchid', 'celadon'],
  ['persimmon', 'ochre'],
  ['bamboo', 'celadon'],
  ['koi', 'indigo'],
  ['plum', 'dusk'],
  ['cup', 'tea'],
  ['boat', 'indigo'],
  ['pine', 'tea'],
]

mkdirSync(FOLDER, { recursive: true })
for (const [index, [motif, palette]] of AVATARS.entries()) {
  const size = { width: SIDE, height: SIDE }
  const spec = { kind: 'avatar', seed: `avatar-${motif}`, motif, palette, ...size } as const
  writeFileSync(new URL(`${index + 1}.avif`, FOLDER), await toAvif(await renderPicture(spec)))
}
