const MAGIC = Buffer.from('OggS')
const HEADER_BYTES = 27
const CONTINUED = 1
const FIRST = 2
/** A part of this length goes on in the next one. */
const FULL_PART_BYTES = 255
/** More than any packet of sound; longer ones hold pictures, and are cut. */
const PACKET_MAX_BYTES = 65_536

export interface OggPage {
  readonly serial: number
  /** The first page of a stream. */
  readonly isFirst: boolean
  /** The first packet began on an earlier page. */
  readonly isContinued: boolean
  /** The last packet goes on in the next page. */
  readonly isOpen: boolean
  readonly packets: readonly Buffer[]
}

const pageOf = (header: Buffer, lengths: Buffer, body: Buffer): OggPage => {
  const packets: Buffer[] = []
  let [start, end] = [0, 0]
  for (const length of lengths) {
    end += length
    if (length === FULL_PART_BYTES) continue
    packets.push(body.subarray(start, end))
    start = end
  }
  const isOpen = lengths.at(-1) === FULL_PART_BYTES
  if (isOpen) packets.push(body.subarray(start))
  const flags = header.readUInt8(5)
  return {
    ...{ packets, isOpen, serial: header.readUInt32LE(14) },
    isFirst: (flags & FIRST) !== 0,
    isContinued: (flags & CONTINUED) !== 0,
  }
}

/** Reads the pages of an Ogg file that arrives in parts, and skips what is not a page. */
export const createOggReader = () => {
  let rest: Buffer = Buffer.alloc(0)

  const nextPage = (): OggPage | undefined => {
    const start = rest.indexOf(MAGIC)
    rest = rest.subarray(start === -1 ? Math.max(0, rest.length - MAGIC.length + 1) : start)
    if (start === -1 || rest.length < HEADER_BYTES) return undefined
    const bodyAt = HEADER_BYTES + rest.readUInt8(HEADER_BYTES - 1)
    const lengths = rest.subarray(HEADER_BYTES, bodyAt)
    const bytes = bodyAt + lengths.reduce((sum, length) => sum + length, 0)
    if (rest.length < Math.max(bodyAt, bytes)) return undefined
    const page = pageOf(rest, lengths, rest.subarray(bodyAt, bytes))
    rest = rest.subarray(bytes)
    return page
  }

  return function* (bytes: Uint8Array): Generator<OggPage> {
    rest = Buffer.concat([rest, bytes])
    for (let page = nextPage(); page; page = nextPage()) yield page
  }
}

/** Joins the packets of one stream that go over several pages. */
export const createPacketReader = () => {
  let begun: Buffer | undefined
  return ({ packets, isContinued, isOpen }: OggPage): Buffer[] => {
    if (packets.length === 0) return []
    const joined = [...packets]
    if (isContinued) {
      const end = joined.shift() ?? Buffer.alloc(0)
      // Without its beginning, a packet is of no use.
      if (begun) joined.unshift(Buffer.concat([begun, end]).subarray(0, PACKET_MAX_BYTES))
      else if (isOpen && joined.length === 0) return []
    }
    begun = isOpen ? joined.pop() : undefined
    return joined
  }
}
