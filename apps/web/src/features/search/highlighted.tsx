import type { MarkedText } from '@lanting/contract'

/** A text with its match. It is drawn as text: nothing in it can become markup. */
export const Marked = ({ text: { before, match, after } }: { text: MarkedText }) => (
  <>
    {before}
    {match && <mark>{match}</mark>}
    {after}
  </>
)
