import { mkdirSync, writeFileSync } from 'node:fs'
import { AVATARS } from './avatars.ts'
import { drawAvif } from './encode.ts'

/** Draws the default avatars of users. */
const FOLDER = new URL('../../apps/web/public/art/avatars/', import.meta.url)
const SIDE = 192

mkdirSync(FOLDER, { recursive: true })
for (const [index, [motif, palette]] of AVATARS.entries()) {
  const size = { width: SIDE, height: SIDE }
  const spec = { kind: 'avatar', seed: `avatar-${motif}`, motif, palette, ...size } as const
  writeFileSync(new URL(`${index + 1}.avif`, FOLDER), await drawAvif(spec))
}
