/** Longer texts are sentences and may reveal their author. */
const WORD_MAX = 40
/** More digits are a telephone number, a bank card or an address. */
const DIGITS_MAX = 4
const TOP_LEVEL_DOMAINS =
  'com|net|org|cn|io|me|info|biz|top|xyz|edu|gov|app|dev|cc|tv|co|uk|de|jp|hk|tw|fr|ru|eu'
const ADDRESS = new RegExp(
  `@|[:/\\\\]{2}|www\\.|[\\p{L}\\p{N}]\\.(?:${TOP_LEVEL_DOMAINS})(?![\\p{L}\\p{N}])`,
  'u',
)
/** A key, a token or a hash: no language writes that many characters without a space. */
const SECRET = /[\p{ASCII}&&[^\s]]{24,}/v

/** Returns the stored form of a search, or undefined if it may be personal or has no letters. */
export const missedTerm = (typed: string): string | undefined => {
  const word = typed
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (!/[\p{L}\p{S}]/u.test(word) || [...word].length > WORD_MAX) return undefined
  if (ADDRESS.test(word) || SECRET.test(word)) return undefined
  return (word.match(/\p{Nd}/gu)?.length ?? 0) > DIGITS_MAX ? undefined : word
}
