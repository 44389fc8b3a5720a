/** A file of a zip. The sizes of one that is streamed are known when it was written. */
export interface ZipEntry {
  readonly path: string
  readonly modifiedAt: number
  readonly isPacked: boolean
  readonly isStreamed: boolean
  /** Where the file begins in the zip. */
  readonly position: number
  readonly crc: number
  readonly size: number
  readonly packedSize: number
}

/** The DOS format has no years before 1980. */
const EARLIEST_MS = Date.UTC(1980, 0, 2)
/** Stands for a number that the zip64 form has. */
const MAX_UINT16 = 0xffff
const MAX_UINT32 = 0xffff_ffff
const VERSION = 20
const VERSION_ZIP64 = 45
/** Attributes are those of Unix. */
const MADE_BY_UNIX = 3 << 8
const REGULAR_FILE = 0o100_644
const SIZES_FOLLOW = 0x0008
const UTF8_NAMES = 0x0800
const DEFLATED = 8

/** Little-endian numbers, each with its length in bytes. */
const record = (...numbers: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer => {
  const bytes = Buffer.alloc(numbers.reduce((sum, [, length]) => sum + length, 0))
  let at = 0
  for (const [value, length] of numbers) {
    if (length === 8) bytes.writeBigUInt64LE(BigInt(value), at)
    else bytes.writeUIntLE(value, at, length)
    at += length
  }
  return bytes
}

const dosTimes = (epochMs: number) => {
  const time = new Date(Math.max(epochMs, EARLIEST_MS))
  const [hours, minutes, seconds] = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()]
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate()]
  return [
    [(hours << 11) | (minutes << 5) | (seconds >> 1), 2],
    [((year - 1980) << 9) | (month << 5) | day, 2],
  ] as const
}

/** The exact time: the one of DOS has no time zone. */
const exactTime = ({ modifiedAt }: ZipEntry) =>
  Buffer.concat([
    record([0x5455, 2], [5, 2]),
    Buffer.of(1),
    record([Math.floor(Math.max(modifiedAt, EARLIEST_MS) / 1_000), 4]),
  ])

const common = (entry: ZipEntry, version: number) => {
  const { isPacked, isStreamed, modifiedAt, crc, size, packedSize } = entry
  // A reader could not tell which form the sizes after the content have.
  if (isStreamed && Math.max(size, packedSize) > MAX_UINT32) {
    throw new RangeError(`${entry.path} is too large for a zip.`)
  }
  return [
    [version, 2],
    [UTF8_NAMES | (isStreamed ? SIZES_FOLLOW : 0), 2],
    [isPacked ? DEFLATED : 0, 2],
    ...dosTimes(modifiedAt),
    [crc, 4],
    [packedSize, 4],
    [size, 4],
  ] as const
}

export const fileHeader = (entry: ZipEntry): Buffer => {
  const [name, time] = [Buffer.from(entry.path), exactTime(entry)]
  const lengths = [[name.length, 2] as const, [time.length, 2] as const]
  const start = record([0x04034b50, 4], ...common(entry, VERSION), ...lengths)
  return Buffer.concat([start, name, time])
}

/** Follows the content of a streamed file. */
export const fileSizes = ({ crc, size, packedSize }: ZipEntry): Buffer =>
  record([0x08074b50, 4], [crc, 4], [packedSize, 4], [size, 4])

export const directoryEntry = (entry: ZipEntry): Buffer => {
  const { position } = entry
  const isFar = position >= MAX_UINT32
  const place = isFar ? record([1, 2], [8, 2], [position, 8]) : Buffer.alloc(0)
  const version = isFar ? VERSION_ZIP64 : VERSION
  const [name, extra] = [Buffer.from(entry.path), Buffer.concat([exactTime(entry), place])]
  const start = record(
    [0x02014b50, 4],
    [MADE_BY_UNIX | version, 2],
    ...common(entry, version),
    ...[[name.length, 2] as const, [extra.length, 2] as const],
    // Comment, disk, and internal attributes.
    ...[[0, 2] as const, [0, 2] as const, [0, 2] as const],
    [REGULAR_FILE * 0x1_0000, 4],
    [isFar ? MAX_UINT32 : position, 4],
  )
  return Buffer.concat([start, name, extra])
}

interface Directory {
  readonly count: number
  readonly start: number
  readonly end: number
}

const zip64End = ({ count, start, end }: Directory) =>
  record(
    [0x06064b50, 4],
    [44, 8],
    [MADE_BY_UNIX | VERSION_ZIP64, 2],
    [VERSION_ZIP64, 2],
    ...[[0, 4] as const, [0, 4] as const, [count, 8] as const, [count, 8] as const],
    ...[[end - start, 8] as const, [start, 8] as const],
    // Where this record is.
    ...[[0x07064b50, 4] as const, [0, 4] as const, [end, 8] as const, [1, 4] as const],
  )

export const directoryEnd = (directory: Directory): Buffer => {
  const { count, start, end } = directory
  const isLarge = count >= MAX_UINT16 || start >= MAX_UINT32 || end - start >= MAX_UINT32
  const shown = Math.min(count, MAX_UINT16)
  const last = record(
    [0x06054b50, 4],
    ...[[0, 2] as const, [0, 2] as const, [shown, 2] as const, [shown, 2] as const],
    [Math.min(end - start, MAX_UINT32), 4],
    [Math.min(start, MAX_UINT32), 4],
    [0, 2],
  )
  return isLarge ? Buffer.concat([zip64End(directory), last]) : last
}
