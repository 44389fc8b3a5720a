import { Fragment } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { TextLink } from '../../../shared/text-link.tsx'
import { useWriters } from './mention-names.ts'
import { type MarkupPiece, markupPieces } from './message-markup.rules.ts'
import { useRoom } from './room-context.ts'
import '../../../shared/written-text.css'

const OwnCard = onDemand(async () => (await import('./own-card.tsx')).OwnCard)

const Piece = ({ piece, me }: { piece: MarkupPiece; me: string | undefined }) => {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'code':
      return <code>{piece.text}</code>
    case 'block':
      return (
        <pre>
          <code>{piece.text}</code>
        </pre>
      )
    case 'mention':
      return (
        <b className="room-mention" data-me={piece.text === `@${me}`}>
          {piece.text}
        </b>
      )
    case 'link':
      return <TextLink href={piece.href} text={piece.text} />
    default:
      return piece satisfies never
  }
}

/** The text of a message with code, mentions and links, and the card of the first page of ours. */
export const MessageBody = ({ text }: { text: string }) => {
  const { me, names } = useRoom()
  // Names that are known later are highlighted, too.
  useWriters(({ writers }) => (text.includes('@') ? writers : undefined))
  const pieces = markupPieces(text, text.includes('@') ? names() : [])
  const own = pieces.flatMap((piece) =>
    piece.kind === 'link' && piece.href.startsWith(`${location.origin}/`) ? piece.href : [],
  )
  return (
    <>
      <div className="written-text" dir="auto">
        {pieces.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place.
          <Fragment key={place}>
            <Piece piece={piece} me={me?.nick_name} />
          </Fragment>
        ))}
      </div>
      {own.length > 0 && <OwnCard addresses={own} />}
    </>
  )
}
