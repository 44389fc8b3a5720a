const HAN = /^\p{Script=Han}|^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** A word, or a part of one that begins with a capital: `DevNotes` are two. */
const WORD = /\p{Lu}?(?:\p{Ll}|\p{Lo}|\p{M}|['’])+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu
const SMALL = /^(?:a|an|the|of|and|in|on|at|to|for|by|de|la|le|les|du|des|der|die|das|und)$/i
const MOST = 2

const isHan = (character: string) => HAN.test(character)

/**
 * The letters of a seal that stands for a name: the first two of a Chinese name, and the first
 * letters of the first two words of another, without articles and prepositions.
 */
export const initialsOf = (name: string): string => {
  const letters = [...name].filter((character) => /[\p{L}\p{N}]/u.test(character))
  const [first = [...name.trim()][0] ?? ''] = letters
  if (isHan(first)) return letters.filter(isHan).slice(0, MOST).join('')
  const words = name.match(WORD)?.filter((word) => !isHan(word)) ?? []
  const telling = words.filter((word) => !SMALL.test(word))
  const initials = (telling.length > 0 ? telling : words).slice(0, MOST).map(([one = '']) => one)
  return (initials.join('') || first).toUpperCase()
}
