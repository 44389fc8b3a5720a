import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'

/** Paths that the library does not write. */
const UNSAFE = /(?:^|\/)\.\.?(?:\/|$)|^\/|^[A-Za-z]:|\\|\/\/|\/$/

/** A name of the same length that the library writes. */
const harmless = (name: string, index: number) =>
  String(index).padStart(Buffer.byteLength(name), '~')

const replaceAll = (bytes: Buffer, from: string, to: string) => {
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at)
}

/** Returns an archive with these files, also with paths that no honest program writes. */
export const zipOf = async (files: Record<string, string | Uint8Array>): Promise<Buffer> => {
  const zip = new ZipFile()
  const names = Object.keys(files)
  const written = names.map((name, index) => (UNSAFE.test(name) ? harmless(name, index) : name))
  for (const [index, name] of names.entries()) {
    const content = Buffer.from(files[name] as string)
    zip.addBuffer(content, written[index] ?? name, { mtime: new Date(0), compress: true })
  }
  zip.end()
  const bytes = await buffer(zip.outputStream)
  for (const [index, name] of names.entries()) {
    if (written[index] !== name) replaceAll(bytes, written[index] ?? '', name)
  }
  return bytes
}

/** A zip bomb: a megabyte of zeros for every kilobyte of the file. */
export const zipBomb = async (realBytes: number, saidBytes: number): Promise<Buffer> => {
  const honest = await zipOf({ 'bomb.md': Buffer.alloc(realBytes) })
  const packed = deflateRawSync(Buffer.alloc(realBytes)).length
  const lying = Buffer.from(honest)
  for (let at = 0; at + 4 <= lying.length; at += 1) {
    const isLocal = lying.readUInt32LE(at) === 0x04034b50
    const isEntry = lying.readUInt32LE(at) === 0x02014b50
    if (isLocal) lying.writeUInt32LE(saidBytes, at + 22)
    if (isEntry) lying.writeUInt32LE(saidBytes, at + 24)
    if (isLocal) at += packed
  }
  return lying
}
