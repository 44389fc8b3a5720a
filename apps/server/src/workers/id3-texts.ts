/** Reads from `start` to `end`, excluded. */
type Read = (start: number, end: number) => Promise<Uint8Array>

const HEADER_BYTES = 10
const TEXT_MAX_BYTES = 262_144
const TAG_MAX_BYTES = 16 * 1_048_576
const LATIN = 0
const TEXTS = /^(?:T(?!XX)[A-Z0-9]{2,3}|USLT|ULT)$/

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const sevenBits = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
const eightBits = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** Writers put a zero behind 0xff, so that no part of the tag looks like sound. */
const resynchronized = (bytes: Uint8Array) =>
  bytes.filter((byte, at) => !(byte === 0 && at > 0 && bytes[at - 1] === 0xff))

interface Frame {
  readonly id: string
  readonly bytes: number
  /** Compressed or encrypted. */
  readonly isPlain: boolean
}

/** The heads of frames, by the version of the tag. */
const FRAME_HEADS: Readonly<Record<number, { bytes: number; read(head: Uint8Array): Frame }>> = {
  2: {
    bytes: 6,
    read: (head) => ({
      id: latin(head.subarray(0, 3)),
      bytes: eightBits(head.subarray(3, 6)),
      isPlain: true,
    }),
  },
  3: {
    bytes: 10,
    read: (head) => ({
      id: latin(head.subarray(0, 4)),
      bytes: eightBits(head.subarray(4, 8)),
      isPlain: head[9] === 0,
    }),
  },
  4: {
    bytes: 10,
    read: (head) => ({
      id: latin(head.subarray(0, 4)),
      bytes: sevenBits(head.subarray(4, 8)),
      isPlain: head[9] === 0,
    }),
  },
}

/** The text of a frame, without the language and the description of lyrics. */
const textIn = (id: string, content: Uint8Array) => {
  const text = latin(content.subarray(1))
  return TEXTS.test(id) && id.startsWith('U') ? text.slice(text.indexOf('\0', 3) + 1) : text
}

/**
 * Returns the texts of an ID3v2 tag that are declared as Latin-1, as their bytes: programs from
 * before Unicode wrote the encoding of their country there.
 */
export const oldTexts = async (read: Read): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>()
  const header = await read(0, HEADER_BYTES)
  const [version = 0, flags = 0] = [header[3], header[5]]
  const heads = FRAME_HEADS[version]
  if (latin(header.subarray(0, 3)) !== 'ID3' || !heads) return texts
  let end = HEADER_BYTES + Math.min(sevenBits(header.subarray(6, 10)), TAG_MAX_BYTES)
  let part = read
  if ((flags & 0x80) > 0 && version < 4) {
    const whole = resynchronized(await read(0, end))
    end = whole.length
    part = async (from, to) => whole.subarray(from, to)
  }
  let at = HEADER_BYTES
  // The head of an extended tag tells its own length.
  if ((flags & 0x40) > 0 && version === 3) at += 4 + eightBits(await part(at, at + 4))
  if ((flags & 0x40) > 0 && version === 4) at += sevenBits(await part(at, at + 4))
  while (at + heads.bytes < end) {
    const { id, bytes, isPlain } = heads.read(await part(at, at + heads.bytes))
    at += heads.bytes
    if (!/^[A-Z0-9]+$/.test(id) || at + bytes > end) break
    if (isPlain && bytes > 1 && bytes <= TEXT_MAX_BYTES && TEXTS.test(id)) {
      const content = await part(at, at + bytes)
      if (content[0] === LATIN) texts.set(id, textIn(id, content))
    }
    at += bytes
  }
  return texts
}
