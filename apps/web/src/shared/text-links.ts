import { withoutEnd } from '@lanting/contract'
import { webAddress } from './web-address.ts'

export type TextPiece = string | { readonly href: string; readonly text: string }

/** Up to a blank, a quotation mark, a bracket or anything Chinese. */
const ADDRESS =
  /https?:\/\/[^\s<>"'`\p{Script=Han}\u2018-\u201f\u3000-\u303f\uff00-\uffef\p{Cf}]+/giu
/** Closes the sentence around the address, not the address. */
const AFTERWARDS = '.,;:!?)]}'

const pieceOf = (found: string): TextPiece => {
  const address = webAddress(found)
  return address ? { href: address.href, text: found } : found
}

/** A text and the addresses in it, in their order. */
export const textPieces = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = []
  let read = 0
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const found = withoutEnd(match, AFTERWARDS)
    pieces.push(text.slice(read, index), pieceOf(found))
    read = index + found.length
  }
  return [...pieces, text.slice(read)].filter((piece) => piece !== '')
}
