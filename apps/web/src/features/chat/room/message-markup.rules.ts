import { CODE } from '@lanting/chat'
import { textPieces } from '../../../shared/text-links.ts'

/** A part of a message. `code` is within a line, `block` has lines of its own. */
export type MarkupPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code' | 'block'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** Splits a text at `@` and a known name behind it. The longest name counts. */
const mentionPieces = (text: string, names: readonly string[]): MarkupPiece[] => {
  const pieces: MarkupPiece[] = []
  let read = 0
  for (const { index } of text.matchAll(/(?<![\w.+-])@/g)) {
    const name = names.find((known) => text.startsWith(known, index + 1))
    if (name === undefined || index < read) continue
    pieces.push({ kind: 'text', text: text.slice(read, index) })
    read = index + 1 + name.length
    pieces.push({ kind: 'mention', text: text.slice(index, read) })
  }
  return [...pieces, { kind: 'text', text: text.slice(read) }]
}

const plainPieces = (text: string, names: readonly string[]): MarkupPiece[] =>
  textPieces(text).flatMap((piece): MarkupPiece[] =>
    typeof piece === 'string' ? mentionPieces(piece, names) : [{ kind: 'link', ...piece }],
  )

/** Splits a message into text, code, mentions and links. `names` has the longest first. */
export const markupPieces = (text: string, names: readonly string[] = []): MarkupPiece[] => {
  const pieces: MarkupPiece[] = []
  let read = 0
  for (const match of text.matchAll(CODE)) {
    const [found, block, , inline = ''] = match
    pieces.push(...plainPieces(text.slice(read, match.index), names))
    pieces.push(
      block === undefined ? { kind: 'code', text: inline } : { kind: 'block', text: block },
    )
    read = match.index + found.length
  }
  pieces.push(...plainPieces(text.slice(read), names))
  return pieces.filter((piece) => piece.text !== '')
}
