import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export interface ZipFile {
  readonly path: string
  readonly content: Uint8Array
  readonly modifiedAt: number
  /** False for files that are compressed already. */
  readonly pack: boolean
}

const deflate = promisify(deflateRaw)

const UTF8 = 0x800
const MAX_16 = 0xffff
const MAX_32 = 0xffffffff
const VERSION = 45

interface Written {
  readonly name: Buffer
  /** The fields that the local header and the directory share. */
  readonly facts: Buffer
  readonly offset: number
}

/** The DOS format has no years before 1980. */
const dosTime = (epochMs: number) => {
  const date = new Date(Math.max(epochMs, Date.UTC(1980, 0, 1)))
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  const day =
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  return { time: time & MAX_16, day: day & MAX_16 }
}

interface Facts {
  readonly method: number
  readonly packed: Uint8Array
  readonly file: ZipFile
  readonly nameLength: number
}

const factsOf = ({ method, packed, file, nameLength }: Facts) => {
  const { time, day } = dosTime(file.modifiedAt)
  const facts = Buffer.alloc(24)
  facts.writeUInt16LE(VERSION, 0)
  facts.writeUInt16LE(UTF8, 2)
  facts.writeUInt16LE(method, 4)
  facts.writeUInt16LE(time, 6)
  facts.writeUInt16LE(day, 8)
  facts.writeUInt32LE(crc32(file.content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(file.content.length, 18)
  facts.writeUInt16LE(nameLength, 22)
  return facts
}

const localHeader = (facts: Buffer) => {
  const signature = Buffer.from([0x50, 0x4b, 0x03, 0x04])
  return Buffer.concat([signature, facts, Buffer.alloc(2)])
}

/** Offsets above four gigabytes need an extra field. */
const farOffset = (offset: number) => {
  if (offset < MAX_32) return Buffer.alloc(0)
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

const directoryEntry = ({ name, facts, offset }: Written) => {
  const extra = farOffset(offset)
  const rest = Buffer.alloc(16)
  rest.writeUInt16LE(extra.length, 0)
  rest.writeUInt32LE(Math.min(offset, MAX_32), 12)
  const head = Buffer.from([0x50, 0x4b, 0x01, 0x02, VERSION, 0])
  return Buffer.concat([head, facts, rest, name, extra])
}

const farEnd = (count: number, length: number, offset: number) => {
  const end = Buffer.alloc(76)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(VERSION, 12)
  end.writeUInt16LE(VERSION, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(length), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(offset + length), 64)
  end.writeUInt32LE(1, 72)
  return end
}

const nearEnd = (count: number, length: number, offset: number) => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, MAX_16), 8)
  end.writeUInt16LE(Math.min(count, MAX_16), 10)
  end.writeUInt32LE(Math.min(length, MAX_32), 12)
  end.writeUInt32LE(Math.min(offset, MAX_32), 16)
  return end
}

/** Writes a zip as a stream. Only the file names stay in memory. */
export async function* writeZip(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const file of files) {
    const name = Buffer.from(file.path)
    const packed = file.pack ? await deflate(file.content) : file.content
    const facts = factsOf({ method: file.pack ? 8 : 0, packed, file, nameLength: name.length })
    const header = Buffer.concat([localHeader(facts), name])
    written.push({ name, facts, offset })
    offset += header.length + packed.length
    yield Buffer.concat([header, packed])
  }
  let length = 0
  for (const file of written) {
    const entry = directoryEntry(file)
    length += entry.length
    yield entry
  }
  const isFar = written.length >= MAX_16 || offset >= MAX_32
  if (isFar) yield farEnd(written.length, length, offset)
  yield nearEnd(written.length, length, offset)
}
