import { SIMPLIFIED } from './simplified.ts'

/** Letters of scripts with blanks between words. In all other scripts a match may begin anywhere. */
export const WORD_CHARACTER = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]`

/** Text for display: one line, composed characters, nothing that a database rejects. */
export const displayText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Traditional characters whose simplified form is as long. */
const FOLDED: ReadonlyMap<string, string> = new Map(
  [...SIMPLIFIED].flatMap(([traditional, once]) => {
    const simplified = SIMPLIFIED.get(once) ?? once
    const isFolded = simplified !== traditional && simplified.length === traditional.length
    return isFolded ? [[traditional, simplified]] : []
  }),
)

/** All characters except common ones that normalization does not change. */
const MAY_CHANGE = new RegExp(
  String.raw`[^\x20-\x40\x5b-\x7e\u3001\u3002\u3041-\u30fe\u4e00-\u9fff]|[${[...FOLDED.keys()].join('')}]`,
  'gu',
)

const normalizeCharacter = (character: string): string => {
  const plain = character.normalize('NFKC')
  // By way of the capital, because some capitals have two small letters, such as the Greek sigma.
  const forms = [plain.toUpperCase().toLowerCase(), plain.toLowerCase(), character.toLowerCase()]
  const form = forms.find(({ length }) => length === character.length) ?? character
  return FOLDED.get(form) ?? form
}

/**
 * Display text for comparison: without case, with full-width forms replaced, and with simplified
 * Chinese characters for traditional ones. Each character keeps its position and length, so a
 * position in the normalized text is the same in the display text.
 */
export const normalizeText = (text: string): string => text.replace(MAY_CHANGE, normalizeCharacter)
