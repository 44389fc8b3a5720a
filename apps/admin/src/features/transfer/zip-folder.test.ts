import { crc32 as reference } from 'node:zlib'
import { expect, it } from 'vitest'
import { crc32, zipEntries } from './zip-folder.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Reads an archive from its end, through its central directory. */
const readZip = (archive: Buffer) => {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let place = archive.readUInt32LE(end + 16)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(place)).toBe(0x02014b50)
    const crc = archive.readUInt32LE(place + 16)
    const size = archive.readUInt32LE(place + 24)
    const nameLength = archive.readUInt16LE(place + 28)
    const offset = archive.readUInt32LE(place + 42)
    const path = archive.toString('utf8', place + 46, place + 46 + nameLength)
    place += 46 + nameLength
    expect(archive.readUInt32LE(offset)).toBe(0x04034b50)
    const begin = offset + 30 + archive.readUInt16LE(offset + 26)
    const content = archive.subarray(begin, begin + size)
    expect(crc).toBe(reference(content))
    return { path, content: content.toString('utf8') }
  })
}

it.each(['', 'a', '等待\n'.repeat(1_000)])('sums up text number %# as everybody does', (text) => {
  expect(crc32(bytes(text))).toBe(reference(bytes(text)))
})

it('packs a folder with file names and contents', () => {
  const parts = zipEntries([
    { path: '_posts/等待.md', content: bytes('# 等待') },
    { path: '_posts/empty.md', content: bytes('') },
  ])
  expect(readZip(Buffer.concat(parts))).toEqual([
    { path: '_posts/等待.md', content: '# 等待' },
    { path: '_posts/empty.md', content: '' },
  ])
})
