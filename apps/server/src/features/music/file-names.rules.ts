import { SONG_TYPES, withoutEnd } from '@lanting/contract'
import type { SongContainer } from '../../workers/file-tags.ts'
import { extensionOf, stemOf } from './songs.rules.ts'

const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"/\\|?*]+/gu
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
export const safeName = (requestedName: string): string | undefined => {
  const line = cut(requestedName.normalize('NFC').replace(FORBIDDEN, ' ')).replace(/\s+/g, ' ')
  const name = withoutEnd(line.replace(/^[. ]+/, ''), '. ')
  return name && !RESERVED.test(stemOf(name)) ? name : undefined
}

/**
 * Returns the file name of an uploaded song: its own name, with the extension of its real format.
 */
export const songFileName = (
  requestedName: string,
  container: SongContainer,
): string | undefined => {
  const extension = extensionOf(requestedName)
  const isMatching = SONG_TYPES[extension] === SONG_TYPES[container]
  const stem = safeName(
    Object.hasOwn(SONG_TYPES, extension) ? stemOf(requestedName) : requestedName,
  )
  return stem && `${stem}.${isMatching ? extension : container}`
}
