import type { MarkedText } from '@lanting/contract'

/** A text with its match. It is rendered as text, never as markup. */
export const Marked = ({ text: { before, match, after } }: { text: MarkedText }) => (
  <>
    {before}
    {match && <mark>{match}</mark>}
    {after}
  </>
)
