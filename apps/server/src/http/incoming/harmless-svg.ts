/** XML before the element: its declaration, comments, and a document type without entities. */
const START =
  /^\uFEFF?\s{0,1000}(?:(?:<\?xml\s[^>]{0,500}\?>|<!--(?:(?!-->)[\s\S]){0,5000}-->|<!DOCTYPE\s+svg\b[^>[]{0,500}>)\s{0,1000}){0,10}<svg[\s/>]/i

/** Scripts and what starts them, other documents, and entities, which may hide both. */
const ACTIVE =
  /<(?:[\w-]{1,50}:)?(?:script|handler|listener|iframe|object|embed|audio|video)\b|[\s"'/]on[a-z]{2,30}\s{0,100}=|javascript:|<!ENTITY|<\?xml-stylesheet/i

const CHARACTER = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi
const LAST_CHARACTER = 0x10_ff_ff

/** The text with its characters as themselves. */
const decoded = (text: string) =>
  text.replaceAll(CHARACTER, (_, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : ''
  })

/** Whether the bytes of a file begin as a vector picture. */
export const isSvg = (head: Uint8Array): boolean =>
  START.test(Buffer.from(head).toString('utf8').slice(0, 4_096))

/** A vector picture that shows something and does nothing. */
export const isHarmlessSvg = (bytes: Uint8Array): boolean =>
  isSvg(bytes) && !ACTIVE.test(decoded(Buffer.from(bytes).toString('utf8')))
