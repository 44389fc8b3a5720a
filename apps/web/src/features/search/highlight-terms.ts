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

/** The text begins with the match. If it is the title that matched, it is a part of the title. */
export const highlightTerms = (
  { article_title, article_content }: FoundArticle,
  { length }: string,
): { title: MarkedText; excerpt: MarkedText } => {
  const { match, after } = markedAt(article_content, 0, length)
  const asText = article_title.indexOf(article_content)
  const place = asText >= 0 ? asText : article_title.indexOf(match)
  // Half of a character is never sent, so a text that was cut may be shorter by one.
  const isCut = after.length >= SHOWN.searchSlice - 1
  return {
    title: markedAt(article_title, place, length),
    excerpt: { before: '', match, after: isCut ? `${after}${MORE}` : after },
  }
}

/** A text that was cut anywhere does not begin with the end of what came before it. */
export const cleanStart = (text: MarkedText): MarkedText => ({
  ...text,
  before: text.before.replace(/^[\s\p{Pe}\p{Pf}\p{Po}]+/u, ''),
})
