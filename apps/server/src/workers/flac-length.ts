import type { OpenedSong } from './port-song.ts'

const TAIL_BYTES = 256 * 1_024
const CRC_POLYNOMIAL = 0x07

const crc8 = (bytes: Uint8Array) =>
  bytes.reduce((sum, byte) => {
    let crc = sum ^ byte
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc << 1) ^ (crc & 0x80 ? CRC_POLYNOMIAL : 0)) & 0xff
    }
    return crc
  }, 0)

/** A number of up to seven bytes, written as UTF-8 writes characters. */
const codedNumber = (bytes: Uint8Array, at: number) => {
  const first = bytes[at] ?? 0
  let length = 0
  while (length < 7 && first & (0x80 >> length)) length += 1
  if (length === 0) return { value: first, length: 1 }
  let value = first & (0x7f >> length)
  for (let place = 1; place < length; place += 1) {
    value = value * 64 + ((bytes[at + place] ?? 0) & 0x3f)
  }
  return { value, length }
}

/** The samples of a block by the code in its head. */
const blockSize = (code: number, bytes: Uint8Array, at: number) => {
  if (code === 1) return 192
  if (code <= 5) return 576 * 2 ** (code - 2)
  if (code === 6) return (bytes[at] ?? 0) + 1
  if (code === 7) return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) + 1
  return 256 * 2 ** (code - 8)
}

/** Returns the samples up to the end of the frame whose head is there; undefined for no head. */
const samplesAt = (bytes: Uint8Array, at: number, blockSamples: number) => {
  const [, second = 0, third = 0] = bytes.subarray(at, at + 3)
  if (bytes[at] !== 0xff || (second & 0xfe) !== 0xf8 || third >> 4 === 0) return undefined
  const { value, length } = codedNumber(bytes, at + 4)
  const sizeAt = at + 4 + length
  const [sizeCode, rateCode] = [third >> 4, third & 15]
  const sizeBytes = sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0
  const rateBytes = rateCode === 12 ? 1 : rateCode === 13 || rateCode === 14 ? 2 : 0
  const end = sizeAt + sizeBytes + rateBytes
  if (end >= bytes.length || crc8(bytes.subarray(at, end)) !== bytes[end]) return undefined
  const size = blockSize(sizeCode, bytes, sizeAt)
  const isVariable = (second & 1) === 1
  return (isVariable ? value : value * blockSamples) + size
}

/** Returns the samples of a FLAC file that does not tell them: the last frame knows its place. */
export const flacSamples = async ({ bytes: size, read }: OpenedSong): Promise<number> => {
  const head = await read(0, 64)
  const block = Buffer.from(head).indexOf('fLaC')
  if (block < 0) return 0
  const blockSamples = (head[block + 10] ?? 0) * 256 + (head[block + 11] ?? 0)
  const tail = await read(Math.max(0, size - TAIL_BYTES), size)
  for (let at = tail.length - 6; at >= 0; at -= 1) {
    const samples = tail[at] === 0xff ? samplesAt(tail, at, blockSamples) : undefined
    if (samples !== undefined) return samples
  }
  return 0
}
