import type { OpenedSong } from './port-song.ts'

const BIT_RATES = {
  1: {
    1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  2: {
    1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const
/** By the two bits of the version: 2.5, none, 2, 1. */
const RATE_SHARES = [4, 0, 2, 1] as const

const ADTS_RATES = 13
const ADTS_HEAD_BYTES = 7

/** AAC without a container: the place of the layer is empty, and the head tells the bytes. */
const aacFrameBytes = (bytes: Uint8Array, at: number): number | undefined => {
  const [second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = bytes.subarray(at + 1, at + 6)
  if ((second & 0xf6) !== 0xf0 || ((third >> 2) & 15) >= ADTS_RATES) return undefined
  const size = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5)
  return size > ADTS_HEAD_BYTES ? size : undefined
}

/** The bytes of the frame whose head is there; undefined if there is none. */
const frameBytes = (bytes: Uint8Array, at: number): number | undefined => {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  const share = RATE_SHARES[(second >> 3) & 3] ?? 0
  const layer = (4 - ((second >> 1) & 3)) as 1 | 2 | 3 | 4
  if (layer === 4) return aacFrameBytes(bytes, at)
  const sampleRate = (SAMPLE_RATES[(third >> 2) & 3] ?? 0) / share
  if (share === 0 || !Number.isFinite(sampleRate)) return undefined
  const bitRate = BIT_RATES[share === 1 ? 1 : 2][layer][third >> 4] ?? 0
  if (bitRate === 0 || sampleRate === 0) return undefined
  const padding = (third >> 1) & 1
  if (layer === 1) return (Math.floor((12_000 * bitRate) / sampleRate) + padding) * 4
  const samples = layer === 3 && share > 1 ? 72_000 : 144_000
  return Math.floor((samples * bitRate) / sampleRate) + padding
}

/** Frames of one stream have the same version, layer and sampling rate. */
const isSameStream = (bytes: Uint8Array, one: number, other: number) =>
  ((bytes[one + 1] ?? 0) & 0xfe) === ((bytes[other + 1] ?? 0) & 0xfe) &&
  ((bytes[one + 2] ?? 0) & 0x0c) === ((bytes[other + 2] ?? 0) & 0x0c)

const FRAMES_IN_A_ROW = 3
const SEARCHED_BYTES = 512 * 1_024
/** A song is found in the first step. */
const STEP_BYTES = 16 * 1_024
/** More than the frames that have to follow one another. */
const ROW_BYTES = 8 * 1_024
const HEADER_BYTES = 10

/** Whether frames follow one another from here, up to the end of a short file. */
const hasFrames = (bytes: Uint8Array, start: number, isWhole: boolean) => {
  let at = start
  for (let frame = 0; frame < FRAMES_IN_A_ROW; frame += 1) {
    const size = at + 3 <= bytes.length ? frameBytes(bytes, at) : undefined
    if (size === undefined || !isSameStream(bytes, start, at)) {
      return isWhole && frame > 1 && at >= bytes.length - 1
    }
    at += size
  }
  return true
}

const afterTag = (head: Uint8Array) => {
  const size = head.subarray(6, HEADER_BYTES).reduce((sum, byte) => sum * 128 + byte, 0)
  return Buffer.from(head.subarray(0, 3)).toString('latin1') === 'ID3' ? HEADER_BYTES + size : 0
}

/** Whether a file has sound in MPEG frames: random bytes have single heads of frames, too. */
export const hasMpegSound = async ({ bytes: size, read }: OpenedSong): Promise<boolean> => {
  const start = afterTag(await read(0, HEADER_BYTES))
  for (let from = start; from < start + SEARCHED_BYTES && from < size; from += STEP_BYTES) {
    const bytes = await read(from, from + STEP_BYTES + ROW_BYTES)
    const isWhole = from + bytes.length >= size
    for (let at = 0; at < Math.min(STEP_BYTES, bytes.length - 3); at += 1) {
      if (bytes[at] === 0xff && hasFrames(bytes, at, isWhole)) return true
    }
  }
  return false
}
