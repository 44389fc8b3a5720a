import { guessEncoding } from './old-encodings.ts'

/** Decodes lyrics: UTF-16 with a byte order mark, UTF-8, or an encoding from before Unicode. */
export const readLyricText = (bytes: Uint8Array): string => {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  return new TextDecoder(guessEncoding([bytes])).decode(bytes)
}
