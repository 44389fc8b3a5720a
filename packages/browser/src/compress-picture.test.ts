import { UPLOAD } from '@lanting/contract'
import { expect, it } from 'vitest'
import { compressPicture } from './compress-picture.ts'

const LARGE = 900_000

const file = (head: string, size = LARGE) =>
  new Blob([Uint8Array.from(head, (letter) => letter.charCodeAt(0)), new Uint8Array(size)])
const webp = (flags: string) => file(`RIFF\x0a\x0d\x0a\x00WEBPVP8X\x0a\x00\x00\x00${flags}`)

it.each([
  ['GIF', file('GIF89a')],
  ['WebP', webp('\x02')],
  ['WebP with transparency', webp('\x12')],
])('keeps an animated %s as it is', async (_, animated) => {
  expect(await compressPicture(animated)).toBe(animated)
})

it.each([
  ['a still WebP', webp('\x10')],
  ['a photo', file('\xff\xd8\xff\xe0')],
  ['an animation above the limit of uploads', file('GIF89a', UPLOAD.maxBytes)],
])('encodes %s again', async (_, large) => {
  // There is no canvas here: encoding is tried, and fails.
  await expect(compressPicture(large)).rejects.toThrow('createImageBitmap')
})

it('leaves small pictures alone', async () => {
  const small = file('\xff\xd8\xff\xe0', 10)
  expect(await compressPicture(small)).toBe(small)
})
