import { expect, it } from 'vitest'
import { readLyricText } from './lyric-text.ts'

const gb = Uint8Array.from([0xb2, 0xe8, 0xc2, 0xb7])

it.each([
  ['UTF-8', new TextEncoder().encode('茉莉'), '茉莉'],
  ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]), 'a'],
  ['UTF-16, little endian', Uint8Array.from([0xff, 0xfe, 0x61, 0]), 'a'],
  ['UTF-16, big endian', Uint8Array.from([0xfe, 0xff, 0, 0x61]), 'a'],
  ['GB 18030', gb, '茶路'],
  ['no bytes', new Uint8Array(), ''],
])('reads lyrics in %s', (_, bytes, text) => {
  expect(readLyricText(bytes)).toBe(text)
})
