/** Elements that are no part of a paragraph. */
const BLOCK =
  /^<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|object|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)\b/i

/** Parts whose lines stay as they are. */
const LITERAL = /(<(pre|script|style|textarea)\b[\s\S]{0,100000}?<\/\2>)/gi

const paragraphs = (text: string): string =>
  text
    .split(/\n[^\S\n]{0,100}\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')

/**
 * Texts of the classic editor have no paragraphs: blank lines stand between them, and WordPress
 * makes elements of them when it shows the text.
 */
export const classicHtml = (text: string): string => {
  const parts = text.replaceAll('\r\n', '\n').split(LITERAL)
  // The expression has two groups: every third part from the second is literal, then its name.
  return parts
    .map((part, index) => (index % 3 === 0 ? paragraphs(part) : index % 3 === 1 ? part : ''))
    .join('\n')
}

export const isBlockText = (text: string): boolean => text.includes('<!-- wp:')
