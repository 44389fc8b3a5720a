/** A file of the archive. */
interface Entry {
  readonly path: string
  readonly content: Uint8Array<ArrayBuffer>
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** The flag for UTF-8 names. */
const UTF8 = 0x0800
const VERSION = 20
const DAY_ONE = 0x0021

const header = (size: number, write: (view: DataView) => void) => {
  const bytes = new Uint8Array(size)
  write(new DataView(bytes.buffer))
  return bytes
}

const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22

interface Placed extends Entry {
  readonly name: Uint8Array<ArrayBuffer>
  readonly crc: number
  readonly offset: number
}

const local = ({ name, content, crc }: Placed) =>
  header(LOCAL_BYTES, (view) => {
    view.setUint32(0, 0x04034b50, true)
    view.setUint16(4, VERSION, true)
    view.setUint16(6, UTF8, true)
    view.setUint16(12, DAY_ONE, true)
    view.setUint32(14, crc, true)
    view.setUint32(18, content.length, true)
    view.setUint32(22, content.length, true)
    view.setUint16(26, name.length, true)
  })

const central = ({ name, content, crc, offset }: Placed) =>
  header(CENTRAL_BYTES, (view) => {
    view.setUint32(0, 0x02014b50, true)
    view.setUint16(4, VERSION, true)
    view.setUint16(6, VERSION, true)
    view.setUint16(8, UTF8, true)
    view.setUint16(14, DAY_ONE, true)
    view.setUint32(16, crc, true)
    view.setUint32(20, content.length, true)
    view.setUint32(24, content.length, true)
    view.setUint16(28, name.length, true)
    view.setUint32(42, offset, true)
  })

const end = (count: number, size: number, offset: number) =>
  header(END_BYTES, (view) => {
    view.setUint32(0, 0x06054b50, true)
    view.setUint16(8, count, true)
    view.setUint16(10, count, true)
    view.setUint32(12, size, true)
    view.setUint32(16, offset, true)
  })

/** Packs a folder as an uncompressed zip: it is uploaded once and unpacked on the server. */
export const zipEntries = (entries: readonly Entry[]): Uint8Array<ArrayBuffer>[] => {
  let offset = 0
  const placed = entries.map((entry): Placed => {
    const name = new TextEncoder().encode(entry.path)
    const here = offset
    offset += LOCAL_BYTES + name.length + entry.content.length
    return { ...entry, name, crc: crc32(entry.content), offset: here }
  })
  const directory = placed.flatMap((file) => [central(file), file.name])
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return [
    ...placed.flatMap((file) => [local(file), file.name, file.content]),
    ...directory,
    end(placed.length, size, offset),
  ]
}
