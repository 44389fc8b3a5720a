import { SONG_TYPES, withoutEnd } from '@lanting/contract'
import type { SongContainer } from '../../workers/music-files.ts'
import { endingOf, stemOf } from './songs.rules.ts'

const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"/\\|?*]+/gu
/** Reserved file names of some systems. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const NAME_MAX_BYTES = 200

const cut = (name: string) => {
  // A character takes at least one byte, so the rest can be ignored.
  let short = [...name].slice(0, NAME_MAX_BYTES)
  while (Buffer.byteLength(short.join('')) > NAME_MAX_BYTES) short = short.slice(0, -1)
  return short.join('')
}

/** Returns a safe file name without path separators, or undefined if nothing is left. */
export const safeName = (wish: string): string | undefined => {
  const line = cut(wish.normalize('NFC').replace(NOT_IN_NAMES, ' ')).replace(/\s+/g, ' ')
  const name = withoutEnd(line.replace(/^[. ]+/, ''), '. ')
  return name && !RESERVED.test(stemOf(name)) ? name : undefined
}

/**
 * Returns the file name of an uploaded song: its own name, with the extension of its real format.
 */
export const songFileName = (wish: string, container: SongContainer): string | undefined => {
  const wished = endingOf(wish)
  const isRight = SONG_TYPES[wished] === SONG_TYPES[container]
  const stem = safeName(Object.hasOwn(SONG_TYPES, wished) ? stemOf(wish) : wish)
  return stem && `${stem}.${isRight ? wished : container}`
}
