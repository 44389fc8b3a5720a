import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)

it.each([
  ['UTF-8', bytes('\ufeff茶 été', 'utf8'), '茶 été', false],
  ['UTF-16', bytes('\ufeff茶', 'utf16le'), '茶', false],
  ['UTF-16 of other order', bytes('\ufeff茶', 'utf16le').swap16(), '茶', false],
  ['GBK', Buffer.from('b2e8a1a34120b2e8', 'hex'), '茶。A 茶', true],
  ['Western European', bytes('été, déjà vu', 'latin1'), 'été, déjà vu', true],
])('A text is read as %s', (_, written, text, isGuessed) => {
  expect(decodeText(written)).toEqual({ text, isGuessed })
})
