import { type FoundArticle, type MarkedText, SHOWN } from '@lanting/contract'

const MORE = '…'

const markedAt = (text: string, place: number, length: number): MarkedText =>
  place < 0
    ? { before: text, match: '', after: '' }
    : {
        before: text.slice(0, place),
        match: text.slice(place, place + length),
        after: text.slice(place + length),
      }

/** The excerpt starts with the match. If only the title matched, the match is in the title. */
export const highlightTerms = (
  { article_title, article_content }: FoundArticle,
  { length }: string,
): { title: MarkedText; excerpt: MarkedText } => {
  const { match, after } = markedAt(article_content, 0, length)
  const asText = article_title.indexOf(article_content)
  const place = asText >= 0 ? asText : article_title.indexOf(match)
  // A cut text may be one unit shorter, because characters are never split.
  const isCut = after.length >= SHOWN.searchSlice - 1
  return {
    title: markedAt(article_title, place, length),
    excerpt: { before: '', match, after: isCut ? `${after}${MORE}` : after },
  }
}

/** Removes the rest of a cut word or sentence at the start. */
export const cleanStart = (text: MarkedText): MarkedText => ({
  ...text,
  before: text.before.replace(/^[\s\p{Pe}\p{Pf}\p{Po}]+/u, ''),
})
