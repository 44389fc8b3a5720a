import { expect, it } from 'vitest'
import { paintingStem, readPaintingFile, readPaintingUrl } from './paintings.ts'

const SIGNATURE = 'f'.repeat(20)
const SUBJECT = { motif: 'plum', palette: 'tea', season: 'spring', seed: '0a1b2c3d' } as const
const STEM = `${paintingStem(SUBJECT)}-${SIGNATURE}`

it.each([
  [`${STEM}.avif`, 'full', 'light'],
  [`${STEM}-dark.avif`, 'full', 'dark'],
  [`${STEM}-320.avif`, '320', 'light'],
  [`${STEM}-640-dark.avif`, '640', 'dark'],
  [`${STEM}-wide.avif`, 'wide', 'light'],
  [`${STEM}-tall-dark.avif`, 'tall', 'dark'],
])('reads %s', (name, form, mode) => {
  expect(readPaintingFile(name)).toEqual({ subject: SUBJECT, signature: SIGNATURE, form, mode })
})

it.each([
  '',
  'plum.avif',
  `${STEM}.webp`,
  `${STEM}-1280.avif`,
  `${STEM}-dark-640.avif`,
  `${STEM}-99999.avif`,
  `x${STEM}.avif`,
  `${STEM}.avif\n`,
  `${STEM.replace('plum', 'dragon')}.avif`,
  `${STEM.replace('tea', '../tea')}.avif`,
  `${STEM.replace('0a1b2c3d', '0A1B2C3D')}.avif`,
])('refuses %j', (name) => {
  expect(readPaintingFile(name)).toBeUndefined()
})

it('reads the address of an article, which names no size and no mode', () => {
  expect(readPaintingUrl(`/paintings/${STEM}.avif`)).toEqual(SUBJECT)
  expect(readPaintingUrl(`/paintings/${STEM}-dark.avif`)).toBeUndefined()
  expect(readPaintingUrl(`https://a.test/paintings/${STEM}.avif`)).toBeUndefined()
})
