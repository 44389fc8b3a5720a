/** Longer ones are sentences, and those may tell who wrote them. */
const WORD_MAX = 40
/** So many digits are a telephone, a card or a house, not a word. */
const DIGITS_MAX = 4
const NAMES_OF_NETS =
  'com|net|org|cn|io|me|info|biz|top|xyz|edu|gov|app|dev|cc|tv|co|uk|de|jp|hk|tw|fr|ru|eu'
const ADDRESS = new RegExp(
  `@|[:/\\\\]{2}|www\\.|[\\p{L}\\p{N}]\\.(?:${NAMES_OF_NETS})(?![\\p{L}\\p{N}])`,
  'u',
)
/** What no language writes in one piece: a key, a token, a hash. */
const SECRET = /[\p{ASCII}&&[^\s]]{24,}/v

/** A search as it is kept when it finds nothing; undefined: it may be about a person, or is no word. */
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
