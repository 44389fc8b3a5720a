import { expect, it } from 'vitest'
import {
  attachmentKindOf,
  attachmentUrl,
  isUploadUrl,
  isVectorUrl,
  uploadsIn,
} from './attachments.ts'

const KEY = 'a'.repeat(32)
const PDF = attachmentUrl(KEY, 1234, 'pdf')
const PICTURE = `/uploads/${KEY}-70x50-8a7f6e.webp`

it('finds pictures and files in a text, each once', () => {
  expect(PDF).toBe(`/attachments/${KEY}-1234.pdf`)
  expect(uploadsIn(`[a](${PDF}) ![b](${PICTURE}) [c](${PDF})`)).toEqual([PICTURE, PDF])
})

it('knows the vector pictures of imported texts', () => {
  const map = attachmentUrl(KEY, 12, 'svg')
  expect(uploadsIn(`![](${map})`)).toEqual([map])
  expect([map, PDF, '/a.svg'].map(isVectorUrl)).toEqual([true, false, false])
})

it.each(['../x.pdf', `${PDF}x`, PDF.replace('pdf', 'html'), `/attachments/${KEY}-0.pdf`, ''])(
  'knows no other address: %j',
  (url) => {
    expect(isUploadUrl(url)).toBe(false)
  },
)

it.each([
  ['a.PDF', 'pdf'],
  ['a.tar.zip', 'zip'],
  ['a.pdf.html', undefined],
  ['a.svg', undefined],
  ['pdf', 'pdf'],
  ['a', undefined],
  ['a.pdf ', undefined],
])('reads the kind of %j as %j', (name, kind) => {
  expect(attachmentKindOf(name)).toBe(kind)
})
