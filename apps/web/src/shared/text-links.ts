import { WEB_ADDRESS, withoutEnd } from '@lanting/contract'
import { webAddress } from './web-address.ts'

type TextPiece = string | { readonly href: string; readonly text: string }

/** Punctuation after a URL that is not part of it. */
const AFTERWARDS = '.,;:!?)]}'

const pieceOf = (found: string): TextPiece => {
  const address = webAddress(found)
  return address ? { href: address.href, text: found } : found
}

/** Splits a text into plain pieces and links. */
export const textPieces = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = []
  let read = 0
  for (const { 0: match, index } of text.matchAll(WEB_ADDRESS)) {
    const found = withoutEnd(match, AFTERWARDS)
    pieces.push(text.slice(read, index), pieceOf(found))
    read = index + found.length
  }
  return [...pieces, text.slice(read)].filter((piece) => piece !== '')
}
