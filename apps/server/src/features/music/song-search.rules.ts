import { displayText, normalizeText } from '../../database/search-index/normalize.ts'

const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu

/** Text for comparison: é is e, 倫 is 伦, without case. */
export const folded = (text: string): string =>
  normalizeText(displayText(text).normalize('NFD').replace(ACCENTS, '').normalize())

/** Returns the searchable names of a song, folded, one in each line. */
export const normalizedTexts = (texts: readonly string[]): string => texts.map(folded).join('\n')

const SYLLABLE = /^[a-z]+$/

/** Runs of syllables; other characters separate them. */
const runsOf = (sounds: readonly string[]) => {
  const runs: string[][] = [[]]
  for (const sound of sounds) {
    if (SYLLABLE.test(sound)) runs.at(-1)?.push(sound)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

const SYLLABLES_MAX = 24

/**
 * Returns the pinyin of a song, searchable from the beginning of any syllable: `molihua lihua hua`
 * and the initials `mlh lh h`, each behind a blank.
 */
export const pinyinText = (texts: readonly (readonly string[])[]): string => {
  const sounds = texts.flatMap(runsOf).flatMap((run) =>
    run.slice(0, SYLLABLES_MAX).flatMap((_, index) => {
      const rest = run.slice(index, SYLLABLES_MAX)
      return [rest.join(''), rest.map((syllable) => syllable[0]).join('')]
    }),
  )
  return sounds.length > 0 ? ` ${[...new Set(sounds)].join(' ')}` : ''
}

/** The texts by which a song is found and sorted. */
export interface SearchTexts {
  readonly search_text: string
  readonly pinyin: string
  readonly name_key: string
  readonly artist_key: string
  readonly album_key: string
}

export interface SearchWord {
  readonly text: string
  /** Whether the word can be pinyin. */
  readonly isPinyin: boolean
}

const WORDS_MAX = 8

/** Returns the words of a search. Each must be found. */
export const searchWords = (keywords: string): SearchWord[] =>
  folded(keywords)
    .split(' ')
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((text) => ({ text, isPinyin: SYLLABLE.test(text) }))
