import { SIMPLIFIED } from '../../../database/search-index/simplified.ts'
import { CONFUSABLES } from './confusables.ts'

const tokens = CONFUSABLES.split(' ')

/** Characters, and what they look like. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  tokens.flatMap((text, index) =>
    index % 2 === 0 ? Array.from(tokens[index + 1] ?? '', (one) => [one, text] as const) : [],
  ),
)

/** Blanks, invisible characters, and accents. The marks of other scripts and of kana make a letter. */
const UNSEEN =
  /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]|(?![\u3099\u309a])[\p{Script=Inherited}\p{Me}]/gu

/** Beyond the data of Unicode: without case i is l, and digits stand for letters. */
const ALIKE: readonly [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

const replaced = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (one) => by.get(one) ?? one).join('')

/** Returns the same text for names that look alike (the "skeleton" of Unicode confusables). */
export const nameSkeleton = (name: string): string => {
  const plain = name.normalize('NFKD').replace(UNSEEN, '')
  // Both cases: a capital may look like another letter than its small form does.
  const small = replaced(replaced(plain, LOOKS).toLowerCase(), LOOKS).toLowerCase()
  const simple = replaced(small, SIMPLIFIED)
  return ALIKE.reduce((text, [pattern, letter]) => text.replace(pattern, letter), simple)
}

/** The skeleton without signs, with which names of the office are dressed up. */
export const lettersOf = (name: string): string => {
  const skeleton = nameSkeleton(name)
  return skeleton.replace(/[^\p{L}\p{N}\p{M}]/gu, '') || skeleton
}

/** The looks of a user's names, stored beside them. */
export const skeletonsOf = (names: { readonly username: string; readonly nick_name: string }) => ({
  username_skeleton: nameSkeleton(names.username),
  nick_name_skeleton: nameSkeleton(names.nick_name),
})
