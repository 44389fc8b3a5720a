import { Fragment } from 'react'
import { textPieces } from './text-links.ts'

/** A link in the text of a user. */
export const TextLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
    {text}
  </a>
)

/** Text whose URLs are links. */
export const LinkedText = ({ text }: { text: string }) =>
  textPieces(text).map((piece, place) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place.
      <Fragment key={place}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <TextLink key={place} {...piece} />
    ),
  )
