import type { Note, Phrase } from './tune.ts'

/** A syllable and its beats. A space at its end ends the word. */
interface SungSyllable {
  readonly text: string
  readonly at: number
  readonly end: number
}

export interface SungLine {
  readonly at: number
  readonly syllables: readonly SungSyllable[]
  readonly translation: string | undefined
}

const HOLD = '_'
const SILENT = '*'
const SIGN =
  /[_*]\s*|\p{Script=Han}[^\p{Script=Han}\p{L}_*\s]*\s*|[^\s_*\p{Script=Han}-]+(?:-|\s*)/gu

/** `_` holds the syllable before it, `*` is silent, `-` separates the syllables of a word. */
const signsOf = (words: string) =>
  [...words.matchAll(SIGN)].map(([sign]) => sign.replace(/\s+$/, ' ').replace(/-$/, ''))

const lastEnd = (note: Note) => note.at + note.beats

/** Aligns words with the notes of a phrase: every note gets a syllable, a hold or a silence. */
export const sungLine = (phrase: Phrase, verse: number): SungLine | undefined => {
  const [words, translation] = phrase.verses[verse]?.split(' // ') ?? []
  if (words === undefined) return undefined
  const signs = signsOf(words)
  if (signs.length !== phrase.notes.length)
    throw new Error(`${signs.length} syllables for ${phrase.notes.length} notes: ${words}`)
  const syllables: SungSyllable[] = []
  for (const [index, note] of phrase.notes.entries()) {
    const sign = signs[index] ?? SILENT
    const kind = sign.trimEnd()
    const last = syllables.at(-1)
    // A held syllable may end its word: `mit_ Ro-sen`.
    if (kind === HOLD && last)
      syllables[syllables.length - 1] = {
        ...last,
        text: sign === kind ? last.text : `${last.text} `,
        end: lastEnd(note),
      }
    else if (kind !== SILENT && kind !== HOLD)
      syllables.push({ text: sign, at: note.at, end: lastEnd(note) })
  }
  const [first] = syllables
  return first && { at: first.at, syllables, translation }
}

/** Returns the notes of a phrase that continue the syllable of the note before them. */
export const heldNotes = (phrase: Phrase, verse: number): ReadonlySet<Note> => {
  const signs = signsOf(phrase.verses[verse]?.split(' // ')[0] ?? '')
  return new Set(phrase.notes.filter((_, index) => signs[index]?.trimEnd() === HOLD))
}
